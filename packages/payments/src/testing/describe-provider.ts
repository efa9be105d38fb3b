import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderPayment, ProviderRefusal } from '../port.ts';
import { changes } from './changes.ts';
import type { StartedProvider } from './control.ts';
import { describeCalls } from './describe-calls.ts';
import { describeEvents } from './describe-events.ts';
import { describeWays } from './describe-ways.ts';
import { type Happening, happenings } from './happenings.ts';
import { current, type SubjectName, subjects } from './subjects.ts';

/**
 * The contract of every adapter (PA-06, PA-08): a case for each state of a payment and each happening, and cases of
 * sessions, lost answers, events and lists. Names of happenings that a provider's test mode cannot produce are left out.
 */
export function describeProvider(
  name: string,
  start: () => Promise<StartedProvider>,
  { without = [] }: { without?: readonly Happening[] } = {},
): void {
  describe(name, () => {
    let started: StartedProvider;
    beforeAll(async () => {
      started = await start();
    });
    afterAll(() => started?.stop());

    const names = Object.keys(happenings).filter((one) => !without.includes(one as Happening)) as Happening[];
    for (const subject of Object.keys(subjects) as SubjectName[])
      describe(`PA-06 a payment: ${subject}`, () => {
        test.each(names)('%s', async (happening) => {
          const made = await subjects[subject](started);
          const { refused, ...change } = changes[subject][happening] ?? {};
          const before = summaryOf(made.payment);
          const refusal = await refusalOf(() => happenings[happening](started, made));
          expect(refusal).toBe(refused);
          expect(summaryOf(await current(started, made.payment))).toEqual({ ...before, ...change });
        });
      });

    describeWays(() => started);
    describeCalls(() => started);
    describeEvents(() => started);
  });
}

/** What the table of changes speaks of. */
function summaryOf({ state, decline, receipts, refunds, dispute, currency, amount }: ProviderPayment) {
  const sum = (all: readonly { amount: number }[]) => all.reduce((total, one) => total + one.amount, 0);
  const refunded = sum(refunds.filter((one) => one.state !== 'failed'));
  return { state, decline, received: sum(receipts), refunded, dispute, currency, amount };
}

/** The code with which a call is refused; undefined if it is not. */
async function refusalOf(happen: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await happen();
    return undefined;
  } catch (error) {
    if (error instanceof ProviderRefusal) return error.code;
    throw error;
  }
}
