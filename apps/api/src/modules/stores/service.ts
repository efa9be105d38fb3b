import { pictureUrl, type Store, type StoresQuery, type StoresReply } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import { pageMetadata } from '../page-metadata.ts';
import type { StoreRepository, StoreRow } from './repository.ts';

const defaultPageSize = 60;

export interface StoreService {
  list(query: StoresQuery): Promise<StoresReply>;
  /** @throws Failure `STORE_NOT_FOUND` */
  one(id: number): Promise<Store>;
}

export function createStoreService(stores: StoreRepository): StoreService {
  return {
    async list(query) {
      const { page = 1, page_size: limit = defaultPageSize, 'filter_by[official]': official = false } = query;
      const [rows, total] = await Promise.all([
        stores.page({ official, limit, offset: (page - 1) * limit }),
        stores.total({ official }),
      ]);
      return { data: { stores: rows.map(toStore) }, metadata: pageMetadata(total, page, limit) };
    },

    async one(id) {
      const row = await stores.one(id);
      if (row === undefined) throw new Failure('STORE_NOT_FOUND');
      return toStore(row);
    },
  };
}

function toStore({ logo_key, rating_average, rating_count, products, ...row }: StoreRow): Store {
  return {
    ...row,
    logo: logo_key === null ? null : pictureUrl(logo_key, 320),
    rating: { average: rating_average, count: rating_count },
    products: products ?? 0,
  };
}
