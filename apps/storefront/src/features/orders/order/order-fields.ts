/** Fields of the form "comprar de nuevo". */
export const buyAgainFields = { key: 'clave' } as const;
