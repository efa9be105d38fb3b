/**
 * Questions of the demo: customers ask about its popular products, and the answers come from the facts of each product.
 * The texts are true for every product that gets them.
 */
import type { UnitOfWork } from '@tianguis/database';
import { type DemoProduct, demoQuestionRepository } from './demo-repository.ts';
import { foldTexts } from './folded.ts';

interface Template {
  question: string;
  /** Undefined if the product lacks the fact. */
  answer(product: DemoProduct): string | undefined;
}

const small = (text: string): string => text.charAt(0).toLocaleLowerCase('es-MX') + text.slice(1);
const ofFact =
  (name: string, words: (value: string) => string) =>
  ({ facts }: DemoProduct): string | undefined =>
    facts[name] === undefined ? undefined : words(facts[name]);

const templates: readonly Template[] = [
  { question: '¿De qué material es?', answer: ofFact('Material', (value) => `Es de ${small(value)}.`) },
  {
    question: '¿Es nuevo? ¿Viene en su empaque?',
    answer: ({ isNew, isShipped }) => (isNew && isShipped ? 'Sí, es nuevo y va en su empaque original.' : undefined),
  },
  { question: '¿Cuánto pesa?', answer: ofFact('Peso', (value) => `Pesa ${value}.`) },
  {
    question: '¿Lo envían a cualquier parte de México?',
    answer: ({ isShipped }) =>
      isShipped ? 'Escribe tu código postal en esta página: te decimos si llega, cuándo y cuánto cuesta.' : undefined,
  },
  { question: '¿Qué capacidad tiene?', answer: ofFact('Capacidad', (value) => `${value}.`) },
  {
    question: '¿Tiene garantía?',
    answer: ({ warranty }) => (warranty === '' ? undefined : `Sí: ${small(warranty)}. Guarda tu comprobante.`),
  },
  { question: '¿Qué medidas tiene?', answer: ofFact('Medidas', (value) => `Mide ${value}.`) },
  {
    question: '¿Cómo sé que sí les llegó mi pedido?',
    answer: () => 'Te mandamos un correo con tu número de pedido, y en Mis pedidos ves cómo va.',
  },
];

/** Products with questions, and questions of each at most. */
const mostProducts = 40;
const mostQuestions = 6;
const hourMs = 3_600_000;

/**
 * Adds the questions, once. The caller knows that the shop is the demo.
 * @param emails of the customers who ask
 * @returns the number of questions that were added
 */
export function addDemoQuestions(
  shop: UnitOfWork,
  emails: readonly string[],
  { now = Date.now() }: { now?: number } = {},
): Promise<number> {
  return shop.withTransaction(async (unit) => {
    const demo = demoQuestionRepository(unit);
    const customers = await demo.customers(emails);
    if (customers.length === 0 || (await demo.hasExamples())) return 0;
    let added = 0;
    const products = await demo.popular(mostProducts);
    for (const product of products) {
      const known = templates.flatMap((template, at) => {
        const answer = template.answer(product);
        return answer === undefined ? [] : [{ at, question: template.question, answer }];
      });
      for (const [n, { at, question, answer }] of known.slice(0, 2 + (product.id % (mostQuestions - 1))).entries()) {
        const askedAt = now - (6 + ((product.id * 7 + n * 31) % 1_400)) * hourMs;
        const isAdded = await demo.add({
          ...{ product: product.id, customer: customers[(product.id + n) % customers.length] ?? '' },
          ...{ form: formOf(product.id, at), text: question, folded: foldTexts(question, answer), answer },
          ...{ store: product.store, askedAt: new Date(askedAt) },
          answeredAt: new Date(askedAt + (1 + (n % 5)) * hourMs),
        });
        if (isAdded) added++;
      }
    }
    await demo.report(products.map(({ id }) => id));
    return added;
  });
}

/** The form of an example, by which it is added once. */
const formOf = (product: number, at: number): string =>
  `00000000-0000-4000-8000-${String(product).padStart(10, '0')}${String(at).padStart(2, '0')}`;
