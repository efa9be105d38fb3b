/** Sentences on a typed postal code. Only the server has them; texts of the form itself are in `copy.ts`. */
export const placeCopy = {
  impossible: (digits: string) => `Ningún estado tiene códigos postales que empiecen con ${digits}. Revísalo.`,
  unlisted: (code: string) => `No existe el código postal ${code}. Revísalo.`,
  saved: (place: string) => `Listo, enviaremos al ${place}.`,
  /** The state that is named as the country is. */
  stateOfMexico: 'Estado de México',
} as const;
