/** Texts of the account for refunds that only the server writes: in answers of its form (RL-09). */
export const answerCopy = {
  noClabe: 'Escribe los 18 dígitos de tu CLABE.',
  noHolder: 'Escribe el nombre de quien tiene la cuenta.',
  unreadable: 'No pudimos leer lo que escribiste. Revísalo e inténtalo de nuevo.',
  failed: 'No pudimos guardar tu cuenta. Inténtalo de nuevo en un momento; lo que escribiste sigue aquí.',
} as const;
