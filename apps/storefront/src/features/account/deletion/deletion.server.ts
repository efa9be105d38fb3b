/** Deleting an account (RL-05, AP-07). */
import type { NotSettledReply } from '@tianguis/contract';
import type { ApiError } from '@tianguis/contract/client';
import { redirect } from 'react-router';
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../../shared/forms/form-answer.server.ts';
import { invalid } from '../../../shared/forms/form-results.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { customerOf } from '../../../shared/session/customer.server.ts';
import { endSession } from '../../../shared/session/session.server.ts';
import { deletionCookie } from '../../../shared/session/session-names.ts';
import { type AccountAction, type Context, confirmed, isConfirmed, refusal } from '../answer.server.ts';
import { deletionCopy as copy } from './deletion-copy.ts';
import type { DeletionResult } from './hindrances.tsx';

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
  if (answer.refused) return withHindrances(refusal(answer.refused, { entiendo: '1' }), answer.refused);
  await endSession(context);
  context.get(requestContext).cookies.set(deletionCookie, answer.reply.data.fecha, { maxAge: shownSeconds });
  return { to: accountPaths.accountDeleted };
};

/** Adds what has to be settled before the account can be deleted (AF-07). */
function withHindrances({ result, ...answer }: FormAnswer, { code, data }: ApiError): FormAnswer {
  if (code !== 'ACCOUNT_NOT_SETTLED') return { ...answer, result };
  const { impedimentos: hindrances } = data as NotSettledReply['data'];
  const notSettled: DeletionResult = { ...result, hindrances };
  return { ...answer, result: notSettled };
}

/** Until when the account that this browser deleted can be restored. Other browsers get no such page. */
export function readDeleted(context: Context): { until: string } {
  const until = context.get(requestContext).cookies.get(deletionCookie) ?? '';
  if (Number.isNaN(Date.parse(until))) throw redirect(paths.home, 303);
  return { until };
}
