/** Answers the forms of the steps. Each can be submitted again without harm. */
import type { CheckoutForm, CheckoutView } from '@tianguis/contract';
import type { FieldTexts } from '@tianguis/ui';
import { answered, submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { type FieldSentences, invalid, typedValues } from '../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../shared/forms/leading-answer.server.ts';
import { readPesos } from '../../shared/forms/read-pesos.server.ts';
import { checkoutPaths, stepPath } from '../../shared/links/checkout-paths.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { acquirerUrl, ownOrigin } from './acquirer.server.ts';
import {
  checkoutFields as fields,
  frameField,
  otherCard,
  pageField,
  shownParameter,
  stays,
  typedCard,
} from './checkout-data.ts';
import { answerCopy as copy } from './copy/answer-copy.ts';
import { paymentCopy } from './copy/payment-copy.ts';
import { afterAddress, type Context, nextPath } from './read-checkout.server.ts';
import { refusal } from './refusal.server.ts';

const callsOf = (context: Context) => context.get(shopContext).api.checkout;

/** Stores choices. @returns the document after the change, or the answer with the errors */
async function choose(
  context: Context,
  compra: string,
  json: CheckoutForm,
  values: FieldTexts,
  sentences: FieldSentences = {},
): Promise<{ view: CheckoutView } | { answer: LeadingAnswer }> {
  const { reply, refused } = await submitted(callsOf(context).choose(compra, json, asCustomer(context)));
  return refused ? { answer: refusal(refused, values, sentences) } : { view: reply.data };
}

const extraSentences: FieldSentences = {
  [fields.receives]: { TOO_LONG: copy.tooLong.recibe },
  [fields.gift]: { TOO_LONG: copy.tooLong.dedicatoria },
};
/** Limits of the contract. */
const longest = { [fields.receives]: 100, [fields.gift]: 500 };

/** The address, who receives, and the gift note. @param address of the form, or a new address */
export async function chooseAddress(
  context: Context,
  compra: string,
  form: FormData,
  address = String(form.get(fields.address) ?? ''),
): Promise<LeadingAnswer> {
  const values = typedValues(form, [fields.address, fields.receives, fields.gift]);
  if (address === '') return { result: invalid(values, { [fields.address]: copy.none.address }) };
  const long = Object.entries(longest).filter(([name, most]) => [...(values[name] ?? '')].length > most);
  if (long.length > 0)
    return {
      result: invalid(values, Object.fromEntries(long.map(([name]) => [name, extraSentences[name]?.TOO_LONG ?? '']))),
    };
  const has = (name: string) => form.has(name);
  const json: CheckoutForm = {
    direccion: address,
    ...(has(fields.receives) && { recibe: (values[fields.receives] ?? '').trim() }),
    ...(has(fields.gift) && { dedicatoria: (values[fields.gift] ?? '').trim() }),
  };
  const chosen = await choose(context, compra, json, values, { [fields.address]: {}, ...extraSentences });
  return 'view' in chosen ? { to: afterAddress(chosen.view) } : chosen.answer;
}

/** How each group of lines is delivered. */
export async function chooseDelivery(context: Context, compra: string, form: FormData): Promise<LeadingAnswer> {
  const chosen = [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith(fields.delivery) ? [[name.slice(fields.delivery.length), String(value)]] : [],
  );
  const values = Object.fromEntries(chosen.map(([group, option]) => [fields.delivery + group, option]));
  // Without an option, the lines of a group stay out of the purchase.
  const entrega = Object.fromEntries(chosen.filter(([, option]) => option !== stays));
  const stored = await choose(context, compra, { entrega }, values);
  if ('answer' in stored) return stored.answer;
  return { to: nextPath(stored.view) };
}

interface Sent {
  request: Pick<Request, 'headers'>;
  /** Whether a script sent the form: it shows the acquirer's page in a frame. */
  isScript: boolean;
}

/** The way to pay, the card and the months. A new card is typed at the acquirer. */
export async function choosePayment(
  context: Context,
  compra: string,
  form: FormData,
  sent: Sent,
): Promise<LeadingAnswer> {
  const balance = form.get(fields.balance);
  if (balance !== null) return chooseBalance(context, compra, form);
  const values = typedValues(form, [fields.payment, fields.months]);
  const chosen = values[fields.payment] ?? '';
  if (chosen === '') return { result: invalid(values, { [fields.payment]: copy.none.way }) };
  if (chosen === otherCard) return askCard(context, compra, values, sent);
  // The plans that the page showed belong to the card that the page showed.
  const months = form.get(fields.before) === chosen ? Number(values[fields.months]) || undefined : undefined;
  const stored = await choose(context, compra, wayOf(chosen, months), values, { forma: {} });
  if ('answer' in stored) return stored.answer;
  const { view } = stored;
  const mustSeePlans = view.way === 'card' && months === undefined && view.plans.length > 0;
  return { to: mustSeePlans && view.step === 'revisar' ? plansPath(compra, sent.isScript) : nextPath(view) };
}

/** The balance pays the typed amount, or not at all. If it pays everything, no other way is asked for (PA-05). */
async function chooseBalance(context: Context, compra: string, form: FormData): Promise<LeadingAnswer> {
  const values = typedValues(form, [fields.balanceMost]);
  const typed = values[fields.balanceMost]?.trim() ?? '';
  const most = readPesos(typed);
  const isUsed = form.get(fields.balance) === 'si';
  if (isUsed && typed !== '' && most === undefined)
    return { result: invalid(values, { [fields.balanceMost]: copy.none.amount }) };
  const json = isUsed ? { saldo: true, saldo_hasta: most ?? null } : { saldo: false };
  const stored = await choose(context, compra, json, values, { [fields.balanceMost]: {} });
  if ('answer' in stored) return stored.answer;
  const { quote } = stored.view;
  const isAll = quote !== null && quote.total === quote.balance;
  return { to: isAll ? nextPath(stored.view) : stepPath('pago', compra) };
}

/** A script shows the plans itself: with a fragment, the router would not read the page again. */
function plansPath(compra: string, isScript = false): string {
  const path = stepPath('pago', compra, { [shownParameter]: fields.months });
  return isScript ? path : `${path}#${fields.months}`;
}

function wayOf(chosen: string, months: number | undefined): CheckoutForm {
  const [way, id] = chosen.split(/:(.*)/s);
  if (way !== typedCard) return { forma: chosen as NonNullable<CheckoutForm['forma']> };
  return { forma: 'card', ...(id !== undefined && { tarjeta: id }), ...(months !== undefined && { meses: months }) };
}

/** The customer returns from the acquirer's full page, on which a card was typed. @returns the path to go on at */
export async function takeTypedCard(context: Context, compra: string): Promise<string> {
  const { data: view } = await answered(callsOf(context).choose(compra, { forma: 'card' }, asCustomer(context)));
  return view.plans.length > 0 && view.step === 'revisar' ? plansPath(compra) : nextPath(view);
}

/** Starts the acquirer's page for a card. */
async function askCard(context: Context, compra: string, values: FieldTexts, sent: Sent): Promise<LeadingAnswer> {
  const regreso = ownOrigin(context, sent.request) + stepPath('pago', compra);
  const { reply, refused } = await submitted(callsOf(context).cardPage(compra, { regreso }, asCustomer(context)));
  if (refused) return refusal(refused, values, {}, paymentCopy.frameFailed);
  const [page, frame] = [reply.data.page, reply.data.frame].map((one) => acquirerUrl(context, sent.request, one));
  if (!sent.isScript) return { to: page ?? '' };
  return {
    result: {
      ...{ status: 'next', fieldErrors: {}, message: '' },
      values: { [frameField]: frame ?? '', [pageField]: page ?? '' },
    },
  };
}

/** URL to which the provider's pages return; the provider's adapter adds the id of the attempt. */
export const returnUrl = (context: Context, request: Pick<Request, 'headers'>): string =>
  ownOrigin(context, request) + checkoutPaths.back;
