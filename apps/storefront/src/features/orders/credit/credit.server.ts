/** Reads the pages of the store credit, and answers the form that asks for it (RT-29, ST-03). */
import { uuidShape } from '@tianguis/domain';
import { redirect } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid, typedValues } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { readPesos } from '../../../shared/forms/read-pesos.server.ts';
import { refusalOf } from '../../../shared/forms/refusal.server.ts';
import { creditHomePath, creditPath } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { dateOf } from '../order-words.ts';
import type { Context } from '../read-own-order.server.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { type CreditHomeData, toCreditHome } from './credit-data.ts';
import { askParameter, doneParameter, endingCookie, creditFields as fields } from './credit-fields.ts';

/** The customer's credit; the form that asks for it; or how far a request is. */
export type CreditPageData =
  | { kind: 'home'; label: string; home: CreditHomeData; isNew: boolean; benefitsHref: string }
  | { kind: 'ask'; label: string; id: string; action: string; benefitsHref: string }
  | { kind: 'open' | 'refused'; label: string; day: string; benefitsHref: string };

const moduleOf = (context: Context) => context.get(shopContext).config.creditModule;

/** Removes the card ending of a customer without credit. @returns the page with the benefits */
export function toBenefits(context: Context): Response {
  const { cookies } = context.get(requestContext);
  if (cookies.get(endingCookie) !== undefined) cookies.delete(endingCookie);
  return redirect(creditPath(moduleOf(context).product), 302);
}

/** A customer without credit gets the form on its URL, and else the benefits. */
export async function readCredit(context: Context, url: URL): Promise<CreditPageData> {
  const { label, product } = moduleOf(context);
  const { data } = await answered(context.get(shopContext).api.credit.read(asCustomer(context)));
  const { cookies } = context.get(requestContext);
  const benefitsHref = creditPath(product);
  if (data.account) {
    const { ending } = data.account;
    if (cookies.get(endingCookie) !== ending) cookies.set(endingCookie, ending, { readable: true });
    const isNew = url.searchParams.has(doneParameter);
    return { kind: 'home', label, home: toCreditHome(data.account, data, label), isNew, benefitsHref };
  }
  if (!url.searchParams.has(askParameter)) throw toBenefits(context);
  if (data.can_ask) return { kind: 'ask', label, id: crypto.randomUUID(), action: askPathOf(product), benefitsHref };
  const { request } = data;
  if (request === null || request.state === 'accepted') throw toBenefits(context);
  return { kind: request.state, label, day: dateOf(request.at), benefitsHref };
}

/** The page of the form. */
export const askPathOf = (product: string): string => `${creditHomePath(product)}?${askParameter}=si`;

/** Asks for credit. The same form, sent again, asks once. */
export async function answerCredit(context: Context, form: FormData): Promise<LeadingAnswer> {
  const { product } = moduleOf(context);
  const solicitud = String(form.get(fields.id) ?? '');
  if (!uuidShape.test(solicitud)) return { status: 400, result: failed({}, copy.unreadable) };
  const values = typedValues(form, [fields.income, fields.isAdult, fields.contract]);
  const ingreso = readPesos(values[fields.income] ?? '');
  const [isAdult, isAccepted] = [fields.isAdult, fields.contract].map((name) => form.get(name) !== null);
  if (ingreso === undefined || !isAdult || !isAccepted)
    return {
      result: invalid(values, {
        ...(ingreso === undefined && { [fields.income]: copy.noIncome }),
        ...(!isAdult && { [fields.isAdult]: copy.noAge }),
        ...(!isAccepted && { [fields.contract]: copy.noContract }),
      }),
    };
  const { reply, refused } = await submitted(
    context
      .get(shopContext)
      .api.credit.ask({ solicitud, ingreso, mayor_de_edad: true, contrato: true }, asCustomer(context)),
  );
  // A second request: the page says how far the first one is.
  if (refused?.code === 'CREDIT_CLOSED') return { to: askPathOf(product) };
  if (refused)
    return refusalOf(refused, values, copy, { [fields.income]: {}, [fields.isAdult]: {}, [fields.contract]: {} });
  noteDataChange(context);
  const home = creditHomePath(product);
  return { to: reply.data.account ? `${home}?${doneParameter}=aceptado` : askPathOf(product) };
}
