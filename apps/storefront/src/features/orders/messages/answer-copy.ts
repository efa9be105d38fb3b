/** Texts of messages that only the server writes: in the data of a page, and in answers of its form. */
export const answerCopy = {
  states: {
    waiting: 'Esperando nuestra respuesta',
    answered: 'Ya te respondimos',
    closed: 'Cerrada',
  },
  you: 'Tú',
  received: 'Recibimos tu mensaje. Te avisamos por correo cuando te respondamos.',
  empty: 'Escribe tu mensaje.',
  long: 'Tu mensaje es muy largo. Déjalo en 2,000 letras o menos, o mándalo en dos partes.',
  unreadable: 'Revisa tu mensaje: tiene algo que no podemos leer.',
  failed: 'No pudimos guardar tu mensaje. Sigue aquí: envíalo otra vez en un momento.',
} as const;
