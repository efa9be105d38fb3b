/**
 * Companions of a product: products that enough browsers added or viewed with it. Before there are enough, the
 * catalogue supplies other products. Decision 36.
 */
import type { CompanionsReply, Product } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import type { Kysely } from 'kysely';
import { Failure } from '../../failure.ts';
import type { ListingService } from '../listings/service.ts';
import type { ProductService } from '../products/service.ts';
import { companionRepository } from './repository.ts';

/** Returns the companions of a product. @throws Failure PRODUCT_NOT_FOUND */
export type Companions = (product: number) => Promise<CompanionsReply['data']>;

/** The most products beside the product itself. */
const mostTogether = 2;
const mostSeen = 12;
/** The fewest products on a shelf. With fewer products, the shelf is not shown. */
const fewestSeen = 4;
/** Products of the seller's listing that are read, to find some of other categories. */
const mostCandidates = 24;

export function createCompanions(
  db: Kysely<Database>,
  {
    products,
    listings,
  }: { products: Pick<ProductService, 'byIds' | 'onSale'>; listings: Pick<ListingService, 'firstOnSale'> },
): Companions {
  const repository = companionRepository(db);

  const onSale = async (ids: readonly number[]): Promise<Product[]> => products.byIds(await products.onSale(ids));

  /** Other products of the same seller, which can be shipped in one parcel. */
  async function fromCatalogue(product: number): Promise<Product[]> {
    const place = await repository.place(product);
    if (!place) throw new Failure('PRODUCT_NOT_FOUND');
    const filters = { 'filter_by[store]': place.store, 'filter_by[category]': place.department };
    const ids = await listings.firstOnSale(filters, mostCandidates);
    return onSale(await repository.outside(place.category, ids));
  }

  return async (product) => {
    const known = await repository.of(product);
    const of = (kind: 'vista' | 'agregar') => known.flatMap((one) => (one.kind === kind ? [one.other_id] : []));
    const [added, seen] = await Promise.all([onSale(of('agregar')), onSale(of('vista'))]);
    const together = added.filter(isAddable).slice(0, mostTogether);
    const isKnown = together.length > 0;
    const start = isKnown ? [] : (await fromCatalogue(product)).filter(isAddable);
    return {
      together: {
        source: isKnown ? 'visitors' : 'catalogue',
        products: isKnown ? together : start.filter(({ id }) => id !== product).slice(0, mostTogether),
      },
      seen: seen.length < fewestSeen ? [] : seen.slice(0, mostSeen),
    };
  };
}

/** Whether one button can add the product. A product with variants cannot, since the shopper chooses the variant. */
const isAddable = ({ childrenSku, stock, features }: Product): boolean =>
  childrenSku === '0' && stock > 0 && !features.is_store_only;
