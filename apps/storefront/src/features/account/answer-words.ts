/** Sentences that only the server writes, about forms that could not be stored. */
export const answerWords = {
  failed: 'Tuvimos un problema de nuestro lado. Inténtalo de nuevo en un momento; lo que escribiste sigue aquí.',
  unreadable: 'No pudimos leer lo que escribiste. Revísalo e inténtalo de nuevo.',
} as const;
