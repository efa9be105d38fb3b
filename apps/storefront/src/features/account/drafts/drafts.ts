/** Hidden field of a form with a draft: the e-mail address of the customer who typed. */
export const ownerField = 'cuenta';

export const draftCopy = {
  notice: 'Tu sesión había terminado. Lo que escribiste sigue aquí: revísalo y envíalo otra vez.',
} as const;
