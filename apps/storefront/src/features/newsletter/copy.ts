/** Texts of the newsletter in the footer (UI-12). */
export const newsletterCopy = {
  title: 'Entérate antes que nadie',
  text: 'Ofertas y novedades, una vez por semana.',
  email: 'Tu correo electrónico',
  gender: 'Ofertas para',
  women: 'Ella',
  men: 'Él',
  submit: 'Suscribirme',
  sending: 'Enviando…',
  /** Texts of the specification (VA-02). */
  answers: {
    required: 'Por favor ingresa un correo electrónico',
    format: 'El formato de correo electrónico es inválido',
    failed: 'Por favor intenta más tarde.',
    busy: 'Por favor intenta más tarde. Recibimos muchas suscripciones seguidas; tu correo sigue aquí.',
    sent: 'se ha enviado correctamente',
  },
} as const;
