/** Texts of the contact page's form (RT-17). */
export const contactCopy = {
  title: 'Escríbenos',
  name: 'Tu nombre',
  email: 'Tu correo electrónico',
  emailHint: 'Ahí te contestamos.',
  phone: 'Tu teléfono',
  phoneHint: 'Diez dígitos, por si hace falta llamarte.',
  optional: 'opcional',
  subject: '¿De qué se trata?',
  subjectNone: 'Elige una opción',
  order: 'Número de pedido',
  orderHint: 'Si es sobre un pedido: lo encuentras en tu correo de confirmación.',
  message: 'Tu mensaje',
  messageHint: 'No escribas contraseñas ni el número de tu tarjeta.',
  privacy: 'Usamos estos datos solo para contestarte.',
  privacyLink: 'Aviso de privacidad para prospectos',
  submit: 'Enviar mensaje',
  sending: 'Enviando tu mensaje…',
  failed: 'No pudimos enviar tu mensaje. Sigue aquí: inténtalo otra vez en un momento.',
  errors: (count: number) => (count === 1 ? 'Corrige un dato:' : `Corrige ${count} datos:`),
  sentTitle: 'Recibimos tu mensaje',
  sent: 'Te mandamos una copia por correo, y te contestamos ahí en 5 días hábiles o menos.',
  another: 'Escribir otro mensaje',
  anotherHref: '/contacto',
  folio: 'Tu folio es',
  trap: 'Deja este campo vacío',
} as const;

/** Words that differ between the forms of visitors. */
export interface VisitorWords {
  privacy: string;
  submit: string;
  sending: string;
  failed: string;
  errors: (count: number) => string;
  sentTitle: string;
  sent: string;
  another: string;
  anotherHref: string;
}
