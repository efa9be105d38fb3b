/** Paths of questions about products (AF-05). Those of messages are among the paths of orders. */

/** The questions on the page of a product. */
export const questionsPath = ({ id, slug }: { id: number; slug: string }): string =>
  `/producto/${id}/${slug}#preguntas`;

/** Where a customer asks about a product. */
export const askPath = (product: number | ''): string => `/mi-cuenta/preguntar/${product}`;
