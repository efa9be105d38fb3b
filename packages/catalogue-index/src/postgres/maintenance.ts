/**
 * Builds the index, merges changes into it, checks it against the catalogue.
 */
import { inTransaction } from '@tianguis/database';
import type pg from 'pg';
import type { IndexCheck, IndexMaintenance, IndexStatus, OnIndexed } from '../catalogue-index.ts';
import { buildDepartment } from './build-postings.ts';
import { findWrongDocuments, writeDocuments } from './check-documents.ts';
import { findFault, findUnbuilt, findUnread, findWrongCounts, findWrongPostings } from './check-index.ts';
import { findWrongTerms } from './check-postings.ts';
import { lexiconTag, searchTag } from './index.ts';
import { dueOf, findLearned, isUnlearned } from './learning.ts';
import { analysePending, forgetUnsold, pendingDepartments } from './text-delta.ts';

/** So many changed products of a department make counting its filters two or three times slower than it is. */
const worthMerging = 200;
/** A product of the delta costs each count of the whole shop 10 µs at a million products: not more than 3 ms. */
const worthMergingInAll = 300;
/** From so many changed texts on, a department's postings are rebuilt; fewer stay in the text delta. */
const worthBuilding = 200;
/** Or this share of it, if that is more: building reads all of it. */
const worthBuildingShare = 0.005;
/** Searches look at each product of the text delta: no more of them in the whole shop. */
const mostPending = 200;

/** @returns how many departments were built */
export async function mergeIndexDelta(client: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ departments: number }>('select index_merge_delta($1, $2) as departments', [
    worthMerging,
    worthMergingInAll,
  ]);
  return rows[0]?.departments ?? 0;
}

export function createPostgresMaintenance(pool: pg.Pool): IndexMaintenance {
  /** Pages of results that are cached are no longer what a search finds. */
  const invalidate = (...tags: readonly string[]) => pool.query('select invalidate($1)', [tags]);

  /**
   * Each department in a transaction of its own, so that what is built is found at once. @throws AggregateError when
   * some could not be built; the others are
   */
  const build = async (departments: Iterable<number>, onIndexed?: OnIndexed): Promise<number> => {
    let products = 0;
    const failures: unknown[] = [];
    for (const department of departments) {
      try {
        const read = await inTransaction(pool, (client) => buildDepartment(client, department, onIndexed));
        // Also of a department that has no products any more: what is cached was made of its words.
        await invalidate(searchTag, lexiconTag);
        products += read;
      } catch (error) {
        // The others need not wait for it.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} departments could not be read`);
    return products;
  };

  /** Departments whose text delta is worth building, so that little of it is left. */
  const largeDeltas = async (): Promise<number[]> => {
    const departments = await pendingDepartments(pool);
    const large: number[] = [];
    let left = departments.reduce((sum, { pending }) => sum + pending, 0);
    for (const { id, pending, products } of departments) {
      if (pending < Math.max(worthBuilding, products * worthBuildingShare) && left <= mostPending) continue;
      large.push(id);
      left -= pending;
    }
    return large;
  };

  const checkDerived = async (sample: number): Promise<Omit<IndexCheck, 'documents'>> => ({
    counts: await findWrongCounts(pool),
    postings: await findWrongPostings(pool),
    terms: await findWrongTerms(pool, sample),
  });

  return {
    status: () => readStatus(pool),
    fault: () => findFault(pool),
    mergeDelta: () => mergeIndexDelta(pool),
    async refresh(onIndexed) {
      const [unbuilt] = await Promise.allSettled([build(await inTransaction(pool, findUnbuilt), onIndexed)]);
      // What changed elsewhere does not wait for a department that cannot be read.
      await inTransaction(pool, forgetUnsold);
      const [built] = await Promise.allSettled([build(await largeDeltas(), onIndexed)]);
      const analysed = await inTransaction(pool, (client) => analysePending(client, mostPending));
      if (analysed.products > 0) await invalidate(searchTag, ...(analysed.changesLexicon ? [lexiconTag] : []));
      if (unbuilt.status === 'rejected') throw unbuilt.reason;
      if (built.status === 'rejected') throw built.reason;
      return unbuilt.value + built.value + analysed.products;
    },
    async learn(onIndexed) {
      return build(dueOf(await findLearned(pool), new Date()), onIndexed);
    },
    async rebuild(onIndexed) {
      await writeDocuments(pool, await findWrongDocuments(pool));
      const { rows } = await pool.query<{ id: number }>(
        'select distinct level1_id as id from index_documents order by 1',
      );
      // Also what is left of departments that have no products any more.
      const left = [...(await findWrongCounts(pool)), ...(await findWrongPostings(pool))];
      return build(new Set([...rows.map(({ id }) => id), ...left]), onIndexed);
    },
    check: async (sample) => ({ documents: await findWrongDocuments(pool), ...(await checkDerived(sample)) }),
    async repair(sample) {
      const documents = await findWrongDocuments(pool);
      await writeDocuments(pool, documents);
      const { counts, postings, terms } = await checkDerived(sample);
      await build(new Set([...counts, ...postings, ...terms, ...(await findUnread(pool))]));
      return { documents, counts, postings, terms };
    },
  };
}

async function readStatus(pool: pg.Pool): Promise<IndexStatus> {
  const { rows } = await pool.query<Omit<IndexStatus, 'unlearned'>>(`
    select (select count(*)::integer from index_documents) as products,
           (select count(*)::integer from index_text_delta as w
             join index_documents as d using (product_id) where not is_analysed) as pending,
           (select count(distinct word)::integer from index_vocabulary) as words,
           (select count(distinct level1_id)::integer from index_documents) as departments`);
  const [status] = rows;
  if (status === undefined) throw new Error('An aggregate without groups gave no row.');
  const all = await findLearned(pool);
  const unlearned = {
    departments: all.filter(isUnlearned).length,
    products: all.reduce((sum, { changed }) => sum + changed, 0),
    isDue: dueOf(all, new Date()).length > 0,
  };
  return { ...status, unlearned };
}
