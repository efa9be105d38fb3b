/** Cards of a search show the variant that it asks for: its price, its stock and its picture. */
import type { Filters, Sort } from '@tianguis/catalogue-index';
import type { Product } from '@tianguis/contract';
import { percentOff } from '@tianguis/domain';
import { type AskedWords, askedVariant } from '@tianguis/domain/words';
import { toPicture } from '../products/card.ts';
import type { ProductRepository } from '../products/repository.ts';
import type { VariantRow } from '../products/variant-repository.ts';

/** Up to so many results are sorted by the price of the variant; the index sorts by that of the product. */
export const mostSortedByVariant = 400;

/** One word names the thing, and no variant of it. */
const fewestWords = 2;

type Repository = Pick<ProductRepository, 'prices' | 'variants' | 'colourPictures'>;
type Limits = Pick<Filters, 'priceMin' | 'priceMax'>;
/** What of a search says in which sequence its variants stand. */
export type Asked = Limits & { words: AskedWords; sort: Sort };

/** The same products, each as the variant that the words ask for, where its price is within the limits. */
export async function withAskedVariants(
  found: readonly Product[],
  words: AskedWords,
  limits: Limits,
  repository: Repository,
): Promise<Product[]> {
  const several = found.filter(({ variations }) => variations.length > 1).map(({ id }) => id);
  const asked = askedOf(await variantsOf(several, words, repository), words, limits);
  const ofColour = [...asked].flatMap(([id, { options }]) => ('Color' in options ? [id] : []));
  const pictures = ofColour.length === 0 ? [] : await repository.colourPictures(ofColour);
  return found.map((product) => {
    const one = asked.get(product.id);
    if (one === undefined) return product;
    const { sku, stock, list_price, sale_price } = one.variant;
    const { Color: colour } = one.options;
    const picture = pictures.find(({ product_id, color }) => product_id === product.id && color === colour);
    return {
      ...product,
      stock,
      pricing: { list_price, sales_price: sale_price, percentage_discount: percentOff(list_price, sale_price) },
      price_from: false,
      childrenSku: sku,
      pictures: picture === undefined ? product.pictures : [toPicture(picture)],
      variant: { sku, options: one.options },
    };
  });
}

/**
 * Ids of products, sorted with regard to the variant that the words ask for: by its price, or, by relevance, those last
 * whose variant is beyond the limits. Equal ones keep their sequence. Undefined where no variant is asked
 * for.
 */
export async function sortByAskedVariant(
  ids: readonly number[],
  { words, sort, ...limits }: Asked,
  repository: Repository,
): Promise<number[] | undefined> {
  const variants = await variantsOf(ids, words, repository);
  const asked = askedOf(variants, words, {});
  if (asked.size === 0) return undefined;
  const within = askedOf(variants, words, limits);
  if (!isByPrice(sort)) {
    const named = (one: { options: object } | undefined) => Object.keys(one?.options ?? {}).length;
    const misses = (id: number) => Number(named(asked.get(id)) > named(within.get(id)));
    return ids.toSorted((one, other) => misses(one) - misses(other));
  }
  const prices = new Map((await repository.prices(ids)).map(({ id, sale_price }) => [id, sale_price]));
  const priceOf = (id: number) => within.get(id)?.variant.sale_price ?? prices.get(id) ?? 0;
  const sign = sort === 'price_desc' ? -1 : 1;
  return ids.toSorted((one, other) => sign * (priceOf(one) - priceOf(other)));
}

/** Whether {@link sortByAskedVariant} may give another sequence than the index. */
export const dependsOnVariants = ({ words, sort, priceMin, priceMax }: Asked): boolean =>
  words.length >= fewestWords && (isByPrice(sort) || (sort === 'relevance' && (priceMin ?? priceMax) !== undefined));

const isByPrice = (sort: Sort): boolean => sort === 'price_asc' || sort === 'price_desc';

/** Variants of these products, by product; none where the words are too few to ask for one. */
async function variantsOf(ids: readonly number[], words: AskedWords, repository: Repository) {
  const isAsked = words.length >= fewestWords && ids.length > 0;
  return Map.groupBy(isAsked ? await repository.variants(ids) : [], ({ product_id }) => product_id);
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
