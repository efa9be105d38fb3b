/** Tests held-back rows with random feeds. */
import { withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptImport, linesOf } from '../testing/test-attempt.ts';
import { compareDependents, dependents } from '../testing/test-dependents.ts';
import { fates, feedOf, feeds, lineOf } from '../testing/test-faults.ts';
import { contents, emptyShop, importFeed } from '../testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });

/** `HELD_BACK_RUNS=2000` tries more feeds. */
const numRuns = Number(process.env.HELD_BACK_RUNS ?? 15);
const longEnough = Math.max(300_000, numRuns * 5_000);
const batches = fc.constantFrom(1, 2, 5_000);

describe('issue 13, A2: a held-back row changes no stored data that depend on it', () => {
  test(
    'a feed whose only changes are random faults changes no row of any table',
    async () => {
      const property = fc.asyncProperty(feeds, fates(false), batches, async (chosen, given, batch) => {
        await emptyShop(pool);
        // These feeds have no galleries. Otherwise pictures of other rows would become new when the row with the
        // gallery is held back.
        const rows = chosen.map((cells) => ({ ...cells, gallery: '' }));
        await importFeed(pool, feedOf(rows.map(lineOf)), { batch });
        const before = await contents(pool);
        await attemptImport(pool, feedOf(linesOf(rows, given)), { batch, replace: batch > 1 });
        expect(await contents(pool)).toEqual(before);
      });
      await fc.assert(property, { numRuns, endOnFailure: true });
    },
    longEnough,
  );

  test(
    'a feed with random faults and random changes changes only data that depend on valid rows',
    async () => {
      const property = fc.asyncProperty(
        ...([feeds, fates(true), batches, fc.boolean(), fc.boolean()] as const),
        async (rows, given, batch, replace, isForced) => {
          await emptyShop(pool);
          await importFeed(pool, feedOf(rows.map(lineOf)), { batch });
          const before = await dependents(pool);
          await attemptImport(pool, feedOf(linesOf(rows, given)), { batch, replace, force: replace && isForced });
          compareDependents(rows, given, { before, after: await dependents(pool), isForced: replace && isForced });
        },
      );
      await fc.assert(property, { numRuns, endOnFailure: true });
    },
    longEnough,
  );
});
