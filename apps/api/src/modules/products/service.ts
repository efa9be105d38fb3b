/** Products by their ids and codes: cards, details, variants. */
import type { Product, ProductDetail, ProductPicture } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import type { CategoryService } from '../categories/service.ts';
import { type ProductOffer, toPicture, toProduct } from './card.ts';
import { toDetail } from './detail.ts';
import type { Origin, ProductRepository } from './repository.ts';
import type { VariantRow } from './variant-repository.ts';

export type { Origin } from './repository.ts';
export type { VariantRow } from './variant-repository.ts';

/** A picture that shows a product in one colour. */
export interface ColourPicture {
  product: number;
  colour: string | null;
  picture: ProductPicture;
}

export interface ProductService {
  /** The detail of a product, even if it is no longer sold. @throws Failure `PRODUCT_NOT_FOUND` */
  detail(id: number): Promise<ProductDetail>;
  /** Cards, in the sequence of the ids; missing products are left out. */
  byIds(ids: readonly number[]): Promise<Product[]>;
  /** Products on sale with one of these codes: SKU, SKU of a variant, or GTIN. */
  idsByCode(codes: readonly string[]): Promise<number[]>;
  /** The ids of products that can be bought, in the same sequence. */
  onSale(ids: readonly number[]): Promise<number[]>;
  /** All variants of these products; each product's variants are in their sequence. */
  variants(ids: readonly number[]): Promise<VariantRow[]>;
  /** Prices in centavos of the products themselves, not of their variants. */
  prices(ids: readonly number[]): Promise<Map<number, number>>;
  /** Pictures of these products that show one colour; each product's pictures are in their sequence. */
  colourPictures(ids: readonly number[]): Promise<ColourPicture[]>;
  /** The values for the search for similar products, by id; missing products are left out. */
  origins(ids: readonly number[]): Promise<Map<number, Origin>>;
}

export function createProductService(
  repository: ProductRepository,
  categories: Pick<CategoryService, 'find'>,
  offer: ProductOffer,
): ProductService {
  return {
    async detail(id) {
      const row = await repository.detail(id);
      if (row === undefined) throw new Failure('PRODUCT_NOT_FOUND');
      const category = await categories.find(row.category_id);
      return toDetail(row, { breadcrumb: category?.breadcrumb ?? [], offer, now: new Date() });
    },
    byIds: async (ids) => (ids.length === 0 ? [] : (await repository.byIds(ids)).map((row) => toProduct(row, offer))),
    idsByCode: async (codes) => (codes.length === 0 ? [] : repository.idsByCode(codes)),
    onSale: async (ids) => (ids.length === 0 ? [] : repository.onSale(ids)),
    variants: async (ids) => (ids.length === 0 ? [] : repository.variants(ids)),
    async prices(ids) {
      const rows = ids.length === 0 ? [] : await repository.prices(ids);
      return new Map(rows.map(({ id, sale_price }) => [id, sale_price]));
    },
    async colourPictures(ids) {
      const rows = ids.length === 0 ? [] : await repository.colourPictures(ids);
      return rows.map((row) => ({ product: row.product_id, colour: row.color, picture: toPicture(row) }));
    },
    origins: async (ids) => (ids.length === 0 ? new Map() : repository.origins(ids)),
  };
}
