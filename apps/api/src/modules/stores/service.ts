import type { CatalogueIndex } from '@tianguis/catalogue-index';
import { pictureUrl, type Store, type StoresQuery, type StoresReply } from '@tianguis/contract';
import { type CachedValueOptions, cachedValue } from '@tianguis/database/cached-value';
import { onTimeRate } from '@tianguis/domain/order';
import { Failure } from '../../failure.ts';
import type { CategoryService } from '../categories/service.ts';
import { pageMetadata } from '../page-metadata.ts';
import { buildDirectory, countStores, type DirectoryEntry, filterStores } from './directory.ts';
import type { StoreRepository, StoreRow } from './repository.ts';

const defaultPageSize = 60;

export interface StoreService {
  list(query: StoresQuery): Promise<StoresReply>;
  /** Official stores with products on sale, sorted by name. */
  officials(): Promise<readonly DirectoryEntry[]>;
  /** One store. @throws Failure `STORE_NOT_FOUND` */
  one(id: number): Promise<Store>;
}

/**
 * Stores with their counts of products. Names and counts are cached for a short time, since counting reads the whole
 * shop. All other columns of shown stores are read at each call.
 */
export function createStoreService(
  stores: StoreRepository,
  index: Pick<CatalogueIndex, 'countByStore'>,
  categories: CategoryService,
  options?: CachedValueOptions,
): StoreService {
  const directory = cachedValue(
    async () => {
      const [names, shares, tree] = await Promise.all([stores.names(), index.countByStore(), categories.tree()]);
      return buildDirectory(names, shares, tree);
    },
    { ...options, tags: ['counts', 'stores'] },
  );

  return {
    async list(query) {
      const { page = 1, page_size: limit = defaultPageSize } = query;
      const all = await directory();
      const chosen = filterStores(all, query);
      const shown = chosen.slice((page - 1) * limit, page * limit);
      const rows = await stores.byIds(shown.map(({ id }) => id));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        data: {
          stores: shown.flatMap((entry) => {
            const row = byId.get(entry.id);
            return row ? [toStore(row, entry)] : [];
          }),
        },
        metadata: {
          ...pageMetadata(chosen.length, page, limit),
          ...(query.facets ? { facets: countStores(all, query) } : {}),
        },
      };
    },

    async officials() {
      const { entries } = await directory();
      return entries.filter(({ is_official, products }) => is_official && products > 0);
    },

    async one(id) {
      const [all, [row]] = await Promise.all([directory(), stores.byIds([id])]);
      if (row === undefined) throw new Failure('STORE_NOT_FOUND');
      return toStore(row, all.byId.get(id));
    },
  };
}

/** A store that was just created has no entry yet, and has no products. */
function toStore(
  { logo_key, rating_average, rating_count, parcels, onTime, ...row }: StoreRow,
  entry?: DirectoryEntry,
): Store {
  const rate = onTimeRate({ parcels, onTime });
  return {
    ...row,
    logo: logo_key === null ? null : pictureUrl(logo_key, 320),
    rating: { average: rating_average, count: rating_count },
    ...(rate === undefined ? {} : { on_time: rate }),
    products: entry?.products ?? 0,
    departments: entry?.departments ?? [],
  };
}
