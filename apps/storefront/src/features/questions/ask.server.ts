/** Reads the page of the form of a question, and asks (AF-05). */
import { createHash } from 'node:crypto';
import { readWhole } from '@tianguis/domain';
import { askPath, longestQuestion, questionsPath } from '@tianguis/domain/contact';
import { data, type RouterContextProvider } from 'react-router';
import { answered, submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { invalid, typedValues } from '../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../shared/forms/leading-answer.server.ts';
import { refusalOf } from '../../shared/forms/refusal.server.ts';
import { asCustomer, customerOf } from '../../shared/session/customer.server.ts';
import { noteDataChange } from '../../shared/session/data-version.server.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { askFields as fields } from './ask-fields.ts';

type Context = Readonly<RouterContextProvider>;

export interface AskPageData {
  /** Where the form is sent. */
  action: string;
  title: string;
  picture: string | null;
  /** The questions on the product's page. */
  backHref: string;
  isSold: boolean;
  /** The question was received. */
  isDone: boolean;
}

/** Parameter of the page after a question was received. */
const doneParameter = 'recibida';

/** @throws Response 404 */
function productOf(text: string): number {
  const id = readWhole(text, 1, 2_147_483_647);
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}

/** @throws Response 404 for a product that does not exist */
export async function readAsk(context: Context, params: { product: string }, url: URL): Promise<AskPageData> {
  const id = productOf(params.product);
  const { product } = (await answered(context.get(shopContext).api.products.get(id))).data;
  return {
    ...{ action: askPath(id), title: product.title, picture: product.pictures[0]?.thumbnail ?? null },
    ...{ backHref: questionsPath(product), isSold: product.is_active, isDone: url.searchParams.has(doneParameter) },
  };
}

/**
 * Asks. The form on the product's page is the same for everybody, so it has no id. The id is made of customer, product
 * and text: the same question, sent again, is asked once.
 */
export async function ask(context: Context, params: { product: string }, form: FormData): Promise<LeadingAnswer> {
  const product = productOf(params.product);
  const values = typedValues(form, [fields.text]);
  const text = values[fields.text]?.trim() ?? '';
  if (text === '') return { result: invalid(values, { [fields.text]: copy.empty }) };
  if (text.length > longestQuestion) return { result: invalid(values, { [fields.text]: copy.long }) };
  const pregunta = uuidOf(`${customerOf(context).profile.correo} ${product} ${text.replace(/\s+/g, ' ')}`);
  const { refused } = await submitted(
    context.get(shopContext).api.questions.ask({ pregunta, producto: product, texto: text }, asCustomer(context)),
  );
  // The page says that the product is not sold any more.
  if (refused?.code === 'PRODUCT_NOT_FOUND') return { to: askPath(product) };
  if (refused) return refusalOf(refused, values, copy, { [fields.text]: {} });
  noteDataChange(context);
  return { to: `${askPath(product)}?${doneParameter}=1` };
}

/** A UUID that depends on nothing but a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
