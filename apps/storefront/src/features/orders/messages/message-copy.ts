/** Texts of messages about an order, of the page in the browser (AF-05). */
export const messageCopy = {
  title: 'Escríbenos sobre tu pedido',
  label: 'Tu mensaje',
  hint: 'Cuéntanos qué pasó. No escribas datos de tu tarjeta.',
  reply: 'Escribe otra vez',
  submit: 'Enviar mensaje',
  sending: 'Enviando tu mensaje…',
  restored: 'Tu sesión había terminado. Tu mensaje sigue aquí: revísalo y envíalo otra vez.',
  before: 'Tus mensajes de este pedido',
  about: 'Sobre',
  closed: 'Esta conversación ya se cerró.',
  new: 'Escribir un mensaje nuevo',
  help: 'Volver a la ayuda',
  folio: 'Folio',
} as const;
