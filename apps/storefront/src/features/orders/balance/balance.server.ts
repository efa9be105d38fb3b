/** Reads the page of the balance, and answers its forms (PA-05, AF-07). */
import { readWhole, uuidShape } from '@tianguis/domain';
import { redirect } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid, typedValues } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { readPesos } from '../../../shared/forms/read-pesos.server.ts';
import { refusalOf } from '../../../shared/forms/refusal.server.ts';
import { accountPaths, confirmPath } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import type { Context } from '../read-own-order.server.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { type BalanceData, toBalance } from './balance-data.ts';
import { balanceFields as fields } from './balance-fields.ts';

/** Values of the parameter that says what a form has done. */
export const doneParameter = 'listo';
const sent = 'enviado';
const gaveUp = 'renuncia';

const callsOf = (context: Context) => context.get(shopContext).api;

export interface BalancePageData extends BalanceData {
  /** The id that the next form gets. Sent again, the same id acts once. */
  id: string;
  /** The name of the customer, which the form proposes as the owner of the account. */
  holder: string;
  done: 'sent' | 'gaveUp' | undefined;
  confirmHref: string;
}

/** A shop that offers no balance shows the page to customers who had one, and leads others to the account. */
export async function readBalance(context: Context, url: URL): Promise<BalancePageData> {
  const call = asCustomer(context);
  const [{ data }, { data: profile }] = await answered(
    Promise.all([callsOf(context).balance.read(call), callsOf(context).account.profile(call)]),
  );
  if (!context.get(shopContext).config.offer.balance && data.movements.length === 0) throw redirect(paths.account, 302);
  const done = url.searchParams.get(doneParameter);
  return {
    ...toBalance(data),
    id: crypto.randomUUID(),
    holder: [profile.nombre, profile.apellidoP, profile.apellidoM].filter(Boolean).join(' '),
    done: done === sent ? 'sent' : done === gaveUp ? 'gaveUp' : undefined,
    confirmHref: confirmPath(accountPaths.balance),
  };
}

/** Answers the forms of the page. The same form, sent again, acts once. */
export async function answerBalance(context: Context, form: FormData): Promise<LeadingAnswer> {
  const id = String(form.get(fields.id) ?? '');
  if (!uuidShape.test(id)) return { status: 400, result: failed({}, copy.unreadable) };
  return form.get(fields.what) === 'renunciar' ? giveUp(context, id, form) : payOut(context, id, form);
}

async function giveUp(context: Context, renuncia: string, form: FormData): Promise<LeadingAnswer> {
  const importe = readWhole(String(form.get(fields.amount) ?? ''));
  if (importe === undefined || importe < 1) return { status: 400, result: failed({}, copy.unreadable) };
  const { refused } = await submitted(callsOf(context).balance.giveUp({ renuncia, importe }, asCustomer(context)));
  if (refused?.code === 'CONFIRMATION_REQUIRED') return { to: confirmPath(accountPaths.balance) };
  if (refused) return refusalOf(refused, {}, copy);
  return done(context, gaveUp);
}

async function payOut(context: Context, envio: string, form: FormData): Promise<LeadingAnswer> {
  const values = typedValues(form, [fields.amount, fields.clabe, fields.holder]);
  const clabe = values[fields.clabe]?.trim() ?? '';
  const titular = values[fields.holder]?.trim() ?? '';
  const importe = readPesos(values[fields.amount] ?? '');
  if (clabe === '' || titular === '' || importe === undefined)
    return {
      result: invalid(values, {
        ...(importe === undefined && { [fields.amount]: copy.noAmount }),
        ...(clabe === '' && { [fields.clabe]: copy.noClabe }),
        ...(titular === '' && { [fields.holder]: copy.noHolder }),
      }),
    };
  const { refused } = await submitted(
    callsOf(context).balance.payOut({ envio, importe, clabe, titular }, asCustomer(context)),
  );
  if (refused?.code === 'CONFIRMATION_REQUIRED') return { to: confirmPath(accountPaths.balance) };
  if (refused)
    return refusalOf(refused, values, copy, { [fields.amount]: {}, [fields.clabe]: {}, [fields.holder]: {} });
  return done(context, sent);
}

function done(context: Context, what: string): LeadingAnswer {
  noteDataChange(context);
  return { to: `${accountPaths.balance}?${new URLSearchParams({ [doneParameter]: what })}` };
}
