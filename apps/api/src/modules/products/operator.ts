/** What an operator's commands do with products. */
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

/** One line of an order. `variant` is a SKU; without it, all of them where that can be meant. */
export type PriceOrder = {
  product: string;
  variant?: string;
  /** Every variant, though they cost different prices. */
  all?: boolean;
  listPrice: number;
  salePrice?: number;
  /** When the offer ends by itself. */
  until?: Date;
};
export type StockOrder = { product: string; variant?: string; stock: number };

/** A product as it was and as it is now. */
export type Change = { before: ProductSheet; after: ProductSheet };

/** The greatest price, in centavos: what a feed may say, so that what goes out comes in again. */
export const greatestPrice: number = limits.price;
/** The most pieces of a variant; of more, a feed's `quantity` is read as these. */
export const greatestStock: number = limits.quantity;

/** Orders of several lines are carried out together or not at all. @throws Error of one sentence for an operator */
export function createProductOperator(shop: UnitOfWork) {
  const products = productOperatorRepository(shop.db);

  async function numberOf(word: string): Promise<number> {
    const [id, second] = await products.named(word);
    if (id === undefined) throw new Error(`There is no product ${word}.`);
    if (second !== undefined)
      throw new Error(
        `"${word}" is the number of one product and the SKU of another: name it by the other of the two.`,
      );
    return id;
  }

  /** Carries out each order on its product, all of them locked first. */
  async function change<Order extends { product: string }>(
    orders: readonly Order[],
    work: (unit: Unit, order: Order, sheet: ProductSheet) => Promise<void>,
  ): Promise<Change[]> {
    const numbers: number[] = [];
    for (const { product } of orders) numbers.push(await numberOf(product));
    const ids = [...new Set(numbers)];
    return shop.withTransaction(async (unit) => {
      const { lock, sheets } = productOperatorRepository(unit.db);
      await lock(ids);
      const before = await sheets(ids);
      for (const [i, order] of orders.entries()) {
        const id = numbers[i];
        // As the orders before this one left it: one product may be in several lines.
        const [sheet] = id === undefined ? [] : await sheets([id]);
        if (!sheet) throw new Error(`There is no product ${order.product}.`);
        await work(unit, order, sheet);
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
      const [sheet] = await products.sheets([await numberOf(word)]);
      if (!sheet) throw new Error(`There is no product ${word}.`);
      return sheet;
    },
    find: (words: readonly string[], limit: number): Promise<FoundProduct[]> => products.find(words, limit),
    setActive: (named: readonly string[], active: boolean) =>
      change(
        named.map((product) => ({ product })),
        (unit, _order, { id }) => productOperatorRepository(unit.db).setActive([id], active),
      ),
    reprice: (orders: readonly PriceOrder[]) =>
      change(orders, (unit, order, sheet) => setPrices(unit, pricesOf(order, sheet))),
    stock: (orders: readonly StockOrder[]) =>
      change(orders, (unit, { variant, stock }, sheet) =>
        setStock(unit, [{ sku: oneVariant(sheet, variant).sku, pieces: stock }]),
      ),
    /** Makes every product show what its variants are. @returns numbers of those that did not */
    repair: (): Promise<number[]> => repairProducts(shop),
  };
}

export type ProductOperator = ReturnType<typeof createProductOperator>;

function pricesOf(
  { variant, all = false, listPrice, salePrice = listPrice, until }: PriceOrder,
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
