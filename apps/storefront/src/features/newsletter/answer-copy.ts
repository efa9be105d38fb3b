/** Answers of the form, which only the server writes, with the texts of the specification (VA-02). */
export const answerCopy = {
  required: 'Por favor ingresa un correo electrónico',
  format: 'El formato de correo electrónico es inválido',
  busy: 'Por favor intenta más tarde. Recibimos muchas suscripciones seguidas; tu correo sigue aquí.',
  sent: 'se ha enviado correctamente',
} as const;
