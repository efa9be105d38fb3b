/** Deleting an account (RL-05, AP-07). */
import { redirect } from 'react-router';
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { invalid } from '../../../shared/forms/form-results.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { customerOf } from '../../../shared/session/customer.server.ts';
import { endSession } from '../../../shared/session/session.server.ts';
import { deletionCookie } from '../../../shared/session/session-names.ts';
import { type AccountAction, type Context, confirmed, isConfirmed, refusal } from '../answer.server.ts';
import { deletionCopy as copy } from './deletion-copy.ts';

/** Lifetime of the cookie for the page that shows until when the deletion can be undone. */
const shownSeconds = 3_600;

export async function readDeletion(context: Context) {
  const [{ data }, canDelete] = await Promise.all([
    answered(context.get(shopContext).api.accounts.deletionNotice()),
    isConfirmed(context),
  ]);
  return { terms: data, canDelete };
}

/** Marks the account as deleted, and ends the session of this browser. The mark ends all sessions of the account. */
export const deleteAccount: AccountAction = async (context, form) => {
  if (!form.has('entiendo')) return { result: invalid({}, { entiendo: copy.missing }) };
  const { api } = context.get(shopContext);
  const answer = await confirmed(
    api.accounts.deleteAccount(customerOf(context).accessToken),
    accountPaths.deleteAccount,
  );
  if ('to' in answer) return answer;
  if (answer.refused) return refusal(answer.refused, { entiendo: '1' });
  await endSession(context);
  context.get(requestContext).cookies.set(deletionCookie, answer.reply.data.fecha, { maxAge: shownSeconds });
  return { to: accountPaths.accountDeleted };
};

/** Until when the account that this browser deleted can be restored. Other browsers get no such page. */
export function readDeleted(context: Context): { until: string } {
  const until = context.get(requestContext).cookies.get(deletionCookie) ?? '';
  if (Number.isNaN(Date.parse(until))) throw redirect(paths.home, 303);
  return { until };
}
