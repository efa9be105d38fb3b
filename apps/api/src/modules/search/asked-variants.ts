/** Shows in a search's cards the variant that the search asks for: its price, its stock and its picture. */
import type { Filters, Sort } from '@tianguis/catalogue-index';
import type { Product } from '@tianguis/contract';
import { percentOff } from '@tianguis/domain';
import { type AskedWords, askedVariant } from '@tianguis/domain/words';
import type { ProductService, VariantRow } from '../products/service.ts';

/** Up to this number of results is sorted by the price of the variant. The index sorts by the price of the product. */
export const mostSortedByVariant = 400;

/** A search needs two words to ask for a variant, since a single word is the product type. */
const fewestWords = 2;

type Products = Pick<ProductService, 'prices' | 'variants' | 'colourPictures'>;
type Limits = Pick<Filters, 'priceMin' | 'priceMax'>;
/** The values of a search that decide the sequence of its variants. */
export type Asked = Limits & { words: AskedWords; sort: Sort };

/** The same products, each shown as the variant that the words ask for, if its price is within the limits. */
export async function withAskedVariants(
  found: readonly Product[],
  words: AskedWords,
  limits: Limits,
  products: Products,
): Promise<Product[]> {
  const several = found.filter(({ variations }) => variations.length > 1).map(({ id }) => id);
  const asked = askedOf(await variantsOf(several, words, products), words, limits);
  const coloured = [...asked].flatMap(([id, { options }]) => ('Color' in options ? [id] : []));
  const pictures = await products.colourPictures(coloured);
  return found.map((card) => {
    const one = asked.get(card.id);
    if (one === undefined) return card;
    const { sku, stock, list_price, sale_price } = one.variant;
    const ofColour = pictures.find(({ product, colour }) => product === card.id && colour === one.options.Color);
    return {
      ...card,
      stock,
      pricing: { list_price, sales_price: sale_price, percentage_discount: percentOff(list_price, sale_price) },
      price_from: false,
      childrenSku: sku,
      pictures: ofColour === undefined ? card.pictures : [ofColour.picture],
      variant: { sku, options: one.options },
    };
  });
}

/**
 * Sorts ids of products by the variant that the words ask for. A sort by price uses the price of the variant. A sort by
 * relevance moves products to the end if their variant is beyond the limits. Equal products do not change their
 * sequence. Undefined if the words ask for no variant.
 */
export async function sortByAskedVariant(
  ids: readonly number[],
  { words, sort, ...limits }: Asked,
  products: Products,
): Promise<number[] | undefined> {
  const variants = await variantsOf(ids, words, products);
  const asked = askedOf(variants, words, {});
  if (asked.size === 0) return undefined;
  const within = askedOf(variants, words, limits);
  if (!isByPrice(sort)) {
    const named = (one: { options: object } | undefined) => Object.keys(one?.options ?? {}).length;
    const misses = (id: number) => Number(named(asked.get(id)) > named(within.get(id)));
    return ids.toSorted((one, other) => misses(one) - misses(other));
  }
  const prices = await products.prices(ids);
  const priceOf = (id: number) => within.get(id)?.variant.sale_price ?? prices.get(id) ?? 0;
  const sign = sort === 'price_desc' ? -1 : 1;
  return ids.toSorted((one, other) => sign * (priceOf(one) - priceOf(other)));
}

/** Whether {@link sortByAskedVariant} can return another sequence than the index. */
export const dependsOnVariants = ({ words, sort, priceMin, priceMax }: Asked): boolean =>
  words.length >= fewestWords && (isByPrice(sort) || (sort === 'relevance' && (priceMin ?? priceMax) !== undefined));

const isByPrice = (sort: Sort): boolean => sort === 'price_asc' || sort === 'price_desc';

/** Variants of these products, by product. Empty if there are too few words to ask for a variant. */
async function variantsOf(ids: readonly number[], words: AskedWords, products: Products) {
  const isAsked = words.length >= fewestWords && ids.length > 0;
  return Map.groupBy(isAsked ? await products.variants(ids) : [], ({ product_id }) => product_id);
}

function askedOf(
  variants: ReadonlyMap<number, readonly VariantRow[]>,
  words: AskedWords,
  { priceMin = 0, priceMax = Number.POSITIVE_INFINITY }: Limits,
) {
  const isWithin = ({ sale_price: price }: VariantRow) => price >= priceMin && price <= priceMax;
  return new Map(
    [...variants].flatMap(([id, all]) => {
      const one = askedVariant(words, all.filter(isWithin));
      return one ? [[id, one] as const] : [];
    }),
  );
}
