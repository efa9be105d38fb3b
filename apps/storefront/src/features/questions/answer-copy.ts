/** Texts of the answers of the form, which only the server writes. */
export const answerCopy = {
  empty: 'Escribe tu pregunta.',
  unreadable: 'Revisa tu pregunta: tiene algo que no podemos leer.',
  failed: 'No pudimos guardar tu pregunta. Sigue aquí: envíala otra vez en un momento.',
  long: 'Tu pregunta es muy larga. Déjala en 400 letras o menos.',
} as const;
