/** PA-08: refunds at the acquirer. */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { seconds } from '../clock.ts';
import { startTestAcquirer } from '../testing/test-acquirer.ts';

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);

it('PA-08 refunds never exceed the receipts, in any sequence and in parallel, and are what was accepted', async () => {
  const { payByCard, refund, read, advance } = await startTestAcquirer();
  const amounts = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(amounts, fc.boolean(), async (wanted, waits) => {
      const { id } = await payByCard('4242424242424242');
      const replies = await Promise.all(wanted.map(async (amount) => ({ amount, ...(await refund(id, amount)) })));
      if (waits) await advance(seconds(3));
      const { refunds, receipts } = await read(id);
      const accepted = replies.filter(({ status }) => status === 201);
      expect(sum(refunds)).toBe(sum(accepted));
      expect(sum(refunds)).toBeLessThanOrEqual(sum(receipts));
      const left = sum(receipts) - sum(refunds);
      for (const { status, amount, body } of replies) {
        if (status === 201) continue;
        expect([status, body.code]).toEqual([422, 'too_much']);
        // Refunds are only added, so what was too much then is too much now.
        expect(amount).toBeGreaterThan(left);
      }
      // What is left can be refunded, and nothing more.
      if (left > 0) expect((await refund(id, left)).status).toBe(201);
      expect((await refund(id, 1)).body.code).toBe('too_much');
    }),
    { numRuns: 40 },
  );
});

it('PA-08 a repeated refund is one refund, in parallel too, and other values are refused', async () => {
  const { payByCard, refund, read } = await startTestAcquirer();
  const { id } = await payByCard('4242424242424242');
  const replies = await Promise.all(Array.from({ length: 10 }, () => refund(id, 50_000, 'refund-a')));
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
  expect((await refund(id, 50_001, 'refund-a')).body.code).toBe('idempotency_conflict');
  const other = await payByCard('4242424242424242');
  expect((await refund(other.id, 50_000, 'refund-a')).status).toBe(409);
  expect((await read(id)).refunds).toMatchObject([{ reference: 'refund-a', amount: 50_000, state: 'pending' }]);
});

it('a refund is pending, and made a few seconds later', async () => {
  const { payByCard, refund, read, advance } = await startTestAcquirer();
  const { id } = await payByCard('4242424242424242');
  await refund(id, 100);
  await advance(seconds(3) - 1);
  expect((await read(id)).refunds).toMatchObject([{ state: 'pending' }]);
  await advance(1);
  expect((await read(id)).refunds).toMatchObject([{ state: 'made' }]);
});

it('refunds of one test card fail, and a failed refund leaves the money to refund', async () => {
  const { payByCard, refund, read, advance } = await startTestAcquirer();
  const { id } = await payByCard('4000000000005126');
  expect((await refund(id, 134_900)).status).toBe(201);
  expect((await refund(id, 1)).body.code).toBe('too_much');
  await advance(seconds(3));
  expect((await read(id)).refunds).toMatchObject([{ state: 'failed' }]);
  expect((await refund(id, 134_900)).status).toBe(201);
});

test.each(['oxxo', 'spei'] as const)('PA-08 money of %s goes back only to an account', async (way) => {
  const { pay, call, refund } = await startTestAcquirer();
  const { body } = await pay({ way });
  await call('POST', `/payments/${body.id}/receipts`, { amount: 134_900 });
  const reply = await refund(body.id, 100);
  expect([reply.status, reply.body.code]).toEqual([422, 'needs_account']);
});

test.each([
  ['4000000000000002', 'declined'],
  ['4000000000003220', 'challenge'],
])('a payment without receipts has nothing to refund (%s)', async (number) => {
  const { payByCard, refund } = await startTestAcquirer();
  expect((await refund((await payByCard(number)).id, 1)).body.code).toBe('too_much');
});

it('a dispute that is open or lost freezes refunds', async () => {
  const { payByCard, refund, read, advance } = await startTestAcquirer();
  const { id } = await payByCard('4000000000000259');
  await advance(seconds(5) - 1);
  expect((await read(id)).dispute).toBeNull();
  await advance(1);
  expect((await read(id)).dispute).toBe('open');
  expect((await refund(id, 100)).body.code).toBe('disputed');
});
