/** Texts of the frame around the pages of an account. */
export const frameWords = { home: 'Mi cuenta', sections: 'Secciones de tu cuenta' } as const;
