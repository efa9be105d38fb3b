/** Texts that the pages of an account share. */
export const accountWords = {
  home: 'Mi cuenta',
  sections: 'Secciones de tu cuenta',
  optional: 'opcional',
  failed: 'Tuvimos un problema de nuestro lado. Inténtalo de nuevo en un momento; lo que escribiste sigue aquí.',
  offline: 'No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo; lo que escribiste sigue aquí.',
  unreadable: 'No pudimos leer lo que escribiste. Revísalo e inténtalo de nuevo.',
  saving: 'Guardando…',
  sending: 'Enviando…',
  errors: (count: number) => (count === 1 ? 'Corrige un dato:' : `Corrige ${count} datos:`),
} as const;
