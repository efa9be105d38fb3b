/** Fields of the form of a question, on the product's page and on the page of the form. */
export const askFields = { text: 'texto' } as const;
