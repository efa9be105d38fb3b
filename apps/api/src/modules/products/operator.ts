/** Products for the operator's commands. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { limits } from '@tianguis/feed';
import { repairProducts, setPrices, setStock, type VariantPrices } from '../inventory/service.ts';
import {
  type FoundProduct,
  type ProductSheet,
  productOperatorRepository,
  type VariantSheet,
} from './operator-repository.ts';

export type { FoundProduct, ProductSheet, VariantSheet } from './operator-repository.ts';

/** A price change. `variant` is a SKU. Without `variant`, all variants change, if they have the same price. */
export type PriceChange = {
  product: string;
  variant?: string;
  /** Changes all variants, even if their prices differ. */
  all?: boolean;
  listPrice: number;
  salePrice?: number;
  /** When the offer ends. */
  until?: Date;
};
export type StockChange = { product: string; variant?: string; stock: number };

/** A product before and after a change. */
export type Change = { before: ProductSheet; after: ProductSheet };

/** Maximum price in centavos. The limit is the same as for feeds, so that an exported catalogue can be imported. */
export const greatestPrice: number = limits.price;
/** Maximum stock of a variant. An import reduces a greater `quantity` to this number. */
export const greatestStock: number = limits.quantity;

/**
 * Changes products. Several changes of one call are applied together or not at all.
 * @throws Error with one sentence for an operator
 */
export function createProductOperator(shop: UnitOfWork) {
  const products = productOperatorRepository(shop.db);

  async function idOf(word: string): Promise<number> {
    const [id, second] = await products.named(word);
    if (id === undefined) throw new Error(`There is no product ${word}.`);
    if (second !== undefined)
      throw new Error(
        `"${word}" is the number of one product and the SKU of another: name it by the other of the two.`,
      );
    return id;
  }

  /** Locks all products, and then applies each line to its product. */
  async function change<Line extends { product: string }>(
    lines: readonly Line[],
    work: (unit: Unit, line: Line, sheet: ProductSheet) => Promise<void>,
  ): Promise<Change[]> {
    const named: number[] = [];
    for (const { product } of lines) named.push(await idOf(product));
    const ids = [...new Set(named)];
    return shop.withTransaction(async (unit) => {
      const { lock, sheets } = productOperatorRepository(unit.db);
      await lock(ids);
      const before = await sheets(ids);
      for (const [i, line] of lines.entries()) {
        const id = named[i];
        // Read the sheet again, since several lines may change one product.
        const [sheet] = id === undefined ? [] : await sheets([id]);
        if (!sheet) throw new Error(`There is no product ${line.product}.`);
        await work(unit, line, sheet);
      }
      const after = new Map((await sheets(ids)).map((sheet) => [sheet.id, sheet]));
      return before.flatMap((sheet) => {
        const now = after.get(sheet.id);
        return now ? [{ before: sheet, after: now }] : [];
      });
    });
  }

  return {
    async show(word: string): Promise<ProductSheet> {
      const [sheet] = await products.sheets([await idOf(word)]);
      if (!sheet) throw new Error(`There is no product ${word}.`);
      return sheet;
    },
    find: (words: readonly string[], limit: number): Promise<FoundProduct[]> => products.find(words, limit),
    setActive: (named: readonly string[], active: boolean) =>
      change(
        named.map((product) => ({ product })),
        (unit, _line, { id }) => productOperatorRepository(unit.db).setActive([id], active),
      ),
    reprice: (changes: readonly PriceChange[]) =>
      change(changes, (unit, line, sheet) => setPrices(unit, pricesOf(line, sheet))),
    stock: (changes: readonly StockChange[]) =>
      change(changes, (unit, { variant, stock }, sheet) =>
        setStock(unit, [{ sku: oneVariant(sheet, variant).sku, pieces: stock }]),
      ),
    /** Repairs the rollups of all products. @returns ids of the repaired products */
    repair: (): Promise<number[]> => repairProducts(shop),
  };
}

export type ProductOperator = ReturnType<typeof createProductOperator>;

function pricesOf(
  { variant, all = false, listPrice, salePrice = listPrice, until }: PriceChange,
  sheet: ProductSheet,
): VariantPrices[] {
  const price = { listPrice, salePrice, endsAt: until ?? null };
  if (variant !== undefined) return [{ sku: oneVariant(sheet, variant).sku, ...price }];
  const different = new Set(sheet.variants.map((one) => `${one.listPrice} ${one.salePrice}`)).size > 1;
  if (different && !all)
    throw new Error(
      `The ${sheet.variants.length} variants of product ${sheet.id} do not cost the same: name one with --variant SKU (products show ${sheet.id}), or say --all.`,
    );
  return sheet.variants.map(({ sku }) => ({ sku, ...price }));
}

function oneVariant(sheet: ProductSheet, sku: string | undefined): VariantSheet {
  const found = sku === undefined ? sheet.variants[0] : sheet.variants.find((variant) => variant.sku === sku);
  if (!found)
    throw new Error(`Product ${sheet.id} has no variant ${sku ?? 'at all'}: see "products show ${sheet.id}".`);
  if (sku === undefined && sheet.variants.length > 1)
    throw new Error(
      `Product ${sheet.id} has ${sheet.variants.length} variants: name one with --variant SKU (products show ${sheet.id}).`,
    );
  return found;
}
