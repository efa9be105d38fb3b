/** Returns of the demo: its carrier brings the pieces back, and its seller accepts them, so that the refund is seen. */
import type { UnitOfWork } from '@tianguis/database';
import type { ReturnEvent, ReturnState } from '@tianguis/domain/order';
import { changedReturns, sendReturnEvent } from '../../returns/service.ts';
import { demoRepository } from './demo-repository.ts';

const hourMs = 3_600_000;

/** What happens after some hours in a state. The event carries the moment at which the hours ended. */
const steps: Readonly<Partial<Record<ReturnState, { event: ReturnEvent; hours: number }>>> = {
  started: { event: 'posting', hours: 2 },
  on_the_way: { event: 'arrival', hours: 24 },
  arrived: { event: 'accepted_damaged', hours: 4 },
};

/**
 * Moves all returns whose moment has come, by one step each. A shop without the demo's catalogue stays as it is.
 * @returns the number of returns that moved
 */
export async function moveDemoReturns(
  shop: UnitOfWork,
  { signal, now = Date.now() }: { signal?: AbortSignal; now?: number } = {},
): Promise<number> {
  if (!(await demoRepository(shop).isDemo())) return 0;
  let moved = 0;
  for (const { id, order, state, changedAt } of await changedReturns(shop)) {
    const step = steps[state];
    const at = new Date(changedAt.getTime() + (step?.hours ?? 0) * hourMs);
    if (signal?.aborted || step === undefined || at.getTime() > now) continue;
    const sent = await shop.withTransaction((unit) =>
      sendReturnEvent(unit, { id, order }, (row) => (row.state === state ? step.event : undefined), {
        actor: 'job',
        at,
      }),
    );
    if (sent?.outcome === 'changed') moved++;
  }
  return moved;
}
