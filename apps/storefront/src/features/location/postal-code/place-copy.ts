/** Texts about a typed postal code. Only the server has them; the texts of the form are in `copy.ts`. */
export const placeCopy = {
  impossible: (digits: string) => `Ningún estado tiene códigos postales que empiecen con ${digits}. Revísalo.`,
  unlisted: (code: string) => `No existe el código postal ${code}. Revísalo.`,
  saved: (place: string) => `Listo, enviaremos al ${place}.`,
  /** The state with the same name as the country. */
  stateOfMexico: 'Estado de México',
} as const;
