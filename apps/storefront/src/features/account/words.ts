/** Texts that the pages of an account share. */
export const accountWords = {
  optional: 'opcional',
  offline: 'No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo; lo que escribiste sigue aquí.',
  saving: 'Guardando…',
  sending: 'Enviando…',
  errors: (count: number) => (count === 1 ? 'Corrige un dato:' : `Corrige ${count} datos:`),
} as const;
