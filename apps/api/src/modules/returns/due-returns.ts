/** The deadlines of returns, and returns whose money went back (AF-02). */
import type { UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { deadlineEvent } from '@tianguis/domain/order';
import { returnRepository } from './repository.ts';
import { sendReturnEvent } from './service.ts';

/** Returns that a call changes at most. The next call continues. */
const most = 500;

/**
 * Does what the deadlines of returns say, and ends returns whose refunds were paid. Each return has a transaction of
 * its own, which looks at its deadline again: somebody may have moved it. A failure does not hinder the others.
 * @returns the number of returns that changed
 * @throws AggregateError with the errors of returns that could not be changed
 */
export async function workOnReturns(
  shop: UnitOfWork,
  { signal, now = Date.now() }: { signal?: AbortSignal; now?: number } = {},
): Promise<number> {
  const today = dateInMexico(now);
  const errors: unknown[] = [];
  let changed = 0;
  for (const one of await returnRepository(shop).due(today, most)) {
    if (signal?.aborted) break;
    try {
      const answer = await shop.withTransaction((unit) =>
        sendReturnEvent(
          unit,
          one,
          ({ state, bearer, dueOn }) => {
            if (one.isPaid) return state === 'accepted' ? 'refund' : undefined;
            return dueOn !== null && dueOn < today ? deadlineEvent(state, bearer) : undefined;
          },
          { actor: 'job', at: new Date(now) },
        ),
      );
      if (answer?.outcome === 'changed') changed++;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} returns could not be changed.`);
  return changed;
}
