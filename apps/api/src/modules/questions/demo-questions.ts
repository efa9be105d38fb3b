/**
 * Questions of the demo: customers ask about its popular products, and the answers come from the facts of each product.
 * The texts are true for every product that gets them.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import { foldTexts } from './folded.ts';

interface DemoProduct {
  id: number;
  store: number | null;
  warranty: string;
  isNew: boolean;
  isShipped: boolean;
  facts: Record<string, string>;
}

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
    question: '¿Me pueden dar factura?',
    answer: () => 'Sí. Después de comprar, entra a tu pedido y elige «Quiero factura».',
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
    const customers = await customersOf(unit, emails);
    if (customers.length === 0 || (await hasExamples(unit))) return 0;
    let added = 0;
    const products = await popular(unit);
    for (const product of products) {
      const known = templates.flatMap((template, at) => {
        const answer = template.answer(product);
        return answer === undefined ? [] : [{ at, question: template.question, answer }];
      });
      for (const [n, { at, question, answer }] of known.slice(0, 2 + (product.id % (mostQuestions - 1))).entries()) {
        const askedAt = now - (6 + ((product.id * 7 + n * 31) % 1_400)) * hourMs;
        const { numAffectedRows } = await sql`
          insert into product_questions (product_id, customer_id, form_id, text, folded, asked_at, answer, store_id,
                                         answered_by, answered_at)
          values (${product.id}, ${customers[(product.id + n) % customers.length]}, ${formOf(product.id, at)}, ${question},
                  ${foldTexts(question, answer)}, ${new Date(askedAt)}, ${answer}, ${product.store}, 'demo',
                  ${new Date(askedAt + (1 + (n % 5)) * hourMs)})
          on conflict (customer_id, form_id) do nothing`.execute(unit.db);
        added += Number(numAffectedRows);
      }
    }
    // The trigger reports answers, and these questions come with theirs.
    await sql`select invalidate(${products.map(({ id }) => `product:${id}`)}::text[])`.execute(unit.db);
    return added;
  });
}

/** The form of an example, by which it is added once. */
const formOf = (product: number, at: number): string =>
  `00000000-0000-4000-8000-${String(product).padStart(10, '0')}${String(at).padStart(2, '0')}`;

async function hasExamples({ db }: Unit): Promise<boolean> {
  const row = await db
    .selectFrom('product_questions')
    .select('id')
    .where('answered_by', '=', 'demo')
    .limit(1)
    .execute();
  return row.length > 0;
}

async function customersOf({ db }: Unit, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('email', 'in', [...emails])
    .where('deletion_requested_at', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map(({ id }) => id);
}

async function popular({ db }: Unit): Promise<DemoProduct[]> {
  const { rows } = await sql<DemoProduct>`
    select p.id, case when s.is_own then null else s.id end as store, p.warranty, p.condition = 'new' as "isNew",
           not p.digital and not p.is_store_only as "isShipped",
           (select coalesce(jsonb_object_agg(r ->> 0, r ->> 1), '{}')
              from jsonb_array_elements(p.specifications) g, jsonb_array_elements(g -> 'rows') r) as facts
      from products p join stores s on s.id = p.store_id
     where p.is_active order by p.popularity desc, p.id limit ${mostProducts}`.execute(db);
  return rows;
}
