/** Fields of the form of a message about an order. */
export const messageFields = { id: 'mensaje', text: 'texto', product: 'producto' } as const;
