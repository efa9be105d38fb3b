/** Reads the page with the account for refunds, and names the account (RL-09, AF-01). */
import { orderHelpPath } from '@tianguis/domain';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { invalid, typedValues } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { refusalOf } from '../../../shared/forms/refusal.server.ts';
import { accountPaths, confirmPath } from '../../../shared/links/account-paths.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { type OrderParams, productOf } from '../order/order.server.ts';
import { type Context, readOwnOrder } from '../read-own-order.server.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { type RefundAccountData, toRefundAccount } from './refund-account-data.ts';
import { refundAccountFields as fields } from './refund-account-fields.ts';

/** The path of the page of this order or product. */
const pathOf = (params: OrderParams): string => orderHelpPath('datos-bancarios', params.order, productOf(params));

/** @throws Response 404 for the order of another customer, like an unknown one (RO-02) */
export async function readRefundAccount(
  context: Context,
  params: OrderParams,
): Promise<RefundAccountData & { action: string; confirmHref: string; holder: string }> {
  const { order, product } = await readOwnOrder(context, 'datos-bancarios', params);
  const page = toRefundAccount(order, product);
  const action = pathOf(params);
  const links = { action, confirmHref: confirmPath(action) };
  if (!page.waiting) return { ...page, ...links, holder: '' };
  const { data: profile } = await answered(context.get(shopContext).api.account.profile(asCustomer(context)));
  const holder = [profile.nombre, profile.apellidoP, profile.apellidoM].filter(Boolean).join(' ');
  return { ...page, ...links, holder };
}

/** Names the account. The next page shows it. */
export async function nameRefundAccount(context: Context, params: OrderParams, form: FormData): Promise<LeadingAnswer> {
  if (form.get(fields.target) === 'saldo') return takeAsBalance(context, params);
  const values = typedValues(form, [fields.clabe, fields.holder]);
  const clabe = values[fields.clabe]?.trim() ?? '';
  const titular = values[fields.holder]?.trim() ?? '';
  if (clabe === '' || titular === '')
    return {
      result: invalid(values, {
        ...(clabe === '' && { [fields.clabe]: copy.noClabe }),
        ...(titular === '' && { [fields.holder]: copy.noHolder }),
      }),
    };
  const { refused } = await submitted(
    context.get(shopContext).api.orders.nameRefundAccount(params.order, { clabe, titular }, asCustomer(context)),
  );
  const page = pathOf(params);
  if (refused?.code === 'CONFIRMATION_REQUIRED') return { to: confirmPath(page) };
  // The form may have been sent before: the page shows the account that the order has.
  if (refused && refused.code !== 'NO_ACCOUNT_NEEDED')
    return refusalOf(refused, values, copy, { [fields.clabe]: {}, [fields.holder]: {} });
  noteDataChange(context);
  return { to: page };
}

/** The refunds go to the balance at once (PA-05). */
async function takeAsBalance(context: Context, params: OrderParams): Promise<LeadingAnswer> {
  const { refused } = await submitted(
    context.get(shopContext).api.orders.refundToBalance(params.order, asCustomer(context)),
  );
  // The form may have been sent before: the page of the balance shows what the customer has.
  if (refused && refused.code !== 'NO_ACCOUNT_NEEDED') return refusalOf(refused, {}, copy);
  noteDataChange(context);
  return { to: accountPaths.balance };
}
