/** Limits of questions about products and of messages about orders (AF-05). */

/** Characters of a question, and of its answer. */
export const longestQuestion = 400;
export const longestAnswer = 1_000;

/** Questions that a customer may ask in 24 hours. */
export const mostQuestionsADay = 10;

/** Characters of a message about an order. */
export const longestMessage = 2_000;

/** Messages that a customer may write in 24 hours, about all orders. */
export const mostMessagesADay = 20;

/** Threads of an order. The two digits of a folio count them. */
export const mostThreads = 99;
