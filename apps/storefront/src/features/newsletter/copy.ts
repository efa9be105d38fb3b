/** Texts of the newsletter in the footer (UI-12). */
export const newsletterCopy = {
  title: 'Entérate antes que nadie',
  text: 'Ofertas y novedades, una vez por semana. Lo confirmas por correo.',
  email: 'Tu correo electrónico',
  gender: 'Ofertas para',
  women: 'Ella',
  men: 'Él',
  submit: 'Suscribirme',
  sending: 'Enviando…',
  /** Text of the specification (VA-02). */
  failed: 'Por favor intenta más tarde.',
} as const;
