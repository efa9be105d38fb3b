/** Keeps the index of search: built whole after the catalogue was filled, and kept up with what changes (decision 17). */
import { productWords } from '@tianguis/domain/words';
import type pg from 'pg';
import { findDamaged, findFault, findUnbuilt } from './damage-repository.ts';
import { buildDepartment } from './index-repository.ts';
import { findMisread } from './misread-repository.ts';
import { lexiconTag, searchTag } from './service.ts';
import { readTexts } from './texts-repository.ts';
import { forgetUnsold, inTransaction, waitingDepartments, writeWords } from './waiting-repository.ts';

export interface SearchOffice {
  /** Why searches that find nothing are answered by 503; nothing when all is well. */
  fault(): Promise<string | undefined>;
  /**
   * Departments whose words are in no posting at all, because the index was never built or the listings were built anew without it, and those of
   * which rows of the index were lost.
   */
  missing(): Promise<number[]>;
  /** Departments whose index or bitmaps are not what they are made of. Reads all of both: with a million products some seconds. */
  damaged(): Promise<number[]>;
  /** The same of so many parts of 1,024 products, chosen by chance, whose words are read anew: what no count can tell. */
  misread(parts: number): Promise<number[]>;
  /**
   * Builds these departments, each in a transaction of its own, so that what is built is found at once.
   * @throws AggregateError when some could not be built; the others are
   */
  build(departments: readonly number[], onProgress?: (products: number) => void): Promise<number>;
  /** What changed since is found by its words. Gives how many products were read. */
  keepUp(): Promise<number>;
}

/** So many products of a department that changed are built into its postings; fewer are found by their own words. */
const worthBuilding = 200;
/** Or this share of it, if that is more: building reads all of it. */
const worthBuildingShare = 0.005;
/** Searches look at each product that waits: no more of them in the whole shop. */
const mostWaiting = 200;

export function createSearchOffice(pool: pg.Pool): SearchOffice {
  /** Pages of results that are kept are no longer what a search finds. */
  const tell = (...tags: readonly string[]) => pool.query('select invalidate($1)', [tags]);
  const build: SearchOffice['build'] = async (departments, onProgress) => {
    let products = 0;
    const failures: unknown[] = [];
    for (const department of departments) {
      try {
        const read = await inTransaction(pool, (client) => buildDepartment(client, department, onProgress));
        // Also of a department that has no products any more: what was kept was made of its words.
        await tell(searchTag, lexiconTag);
        products += read;
      } catch (error) {
        // The others need not wait for it.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} departments could not be read`);
    return products;
  };

  return {
    fault: () => findFault(pool),
    missing: () => findUnbuilt(pool),
    damaged: () => findDamaged(pool),
    misread: (parts) => findMisread(pool, parts),
    build,
    async keepUp() {
      await inTransaction(pool, forgetUnsold);
      const departments = await waitingDepartments(pool);
      const large: number[] = [];
      let left = departments.reduce((sum, { waiting }) => sum + waiting, 0);
      for (const { id, waiting, products } of departments) {
        if (waiting < Math.max(worthBuilding, products * worthBuildingShare) && left <= mostWaiting) continue;
        large.push(id);
        left -= waiting;
      }
      const [built] = await Promise.allSettled([build(large)]);
      const noted = await inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ id: number }>(
          'select product_id as id from search_waiting where words is null order by product_id limit $1 for update skip locked',
          [mostWaiting],
        );
        const texts = await readTexts(
          client,
          rows.map(({ id }) => id),
        );
        await writeWords(
          client,
          rows.map(({ id }) => id),
          texts.map(({ id, texts }) => ({ id, words: productWords(texts) })),
        );
        return texts.length;
      });
      if (noted > 0) await tell(searchTag);
      if (built.status === 'rejected') throw built.reason;
      return built.value + noted;
    },
  };
}
