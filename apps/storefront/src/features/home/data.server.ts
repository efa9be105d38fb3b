/** What the home page shows: departments, today's offers and what sells most. */
import type { ApiClient } from '@tianguis/contract/client';
import { type CardData, toCard } from '../../commerce/card-data.ts';
import { answered } from '../../shared/api/failures.ts';

export interface HomeData {
  departments: { id: number; name: string; slug: string; icon: string }[];
  /** Offers laid out beside the first words. */
  goods: CardData[];
  offers: CardData[];
  popular: CardData[];
}

/** Discounts from this percentage up count as an offer on the home page. */
const offerFrom = 25;
const heroProducts = 3;
const offerProducts = 15;
const popularProducts = 18;

export async function homeData(api: ApiClient): Promise<HomeData> {
  const [tree, offers, popular] = await answered(
    Promise.all([
      api.categories.tree(),
      api.products.list({ 'filter_by[discount]': offerFrom, page_size: offerProducts }),
      api.products.list({ page_size: popularProducts + offerProducts }),
    ]),
  );
  // What is on offer stands among the best sellers, too: once is enough.
  const onOffer = new Set(offers.data.products.map((product) => product.id));
  const others = popular.data.products.filter((product) => !onOffer.has(product.id));
  const cards = offers.data.products.map(toCard);
  return {
    departments: tree.data.map(({ id, name, slug, icon }) => ({ id, name, slug, icon })),
    goods: cards.slice(0, heroProducts),
    offers: cards.slice(heroProducts),
    popular: others.slice(0, popularProducts).map(toCard),
  };
}
