/** What the home page shows: departments, today's offers and what sells most. */
import type { ApiClient } from '@tianguis/contract/client';
import { type CardData, toCard } from '../../commerce/card-data.ts';
import { answered } from '../../shared/api/failures.ts';

export interface HomeData {
  departments: { id: number; name: string; slug: string; icon: string }[];
  offers: CardData[];
  popular: CardData[];
}

/** Discounts from this percentage up count as an offer on the home page. */
const offerFrom = 25;

export async function homeData(api: ApiClient): Promise<HomeData> {
  const [tree, offers, popular] = await answered(
    Promise.all([
      api.categories.tree(),
      api.products.list({ 'filter_by[discount]': offerFrom, page_size: 12 }),
      api.products.list({ page_size: 18 }),
    ]),
  );
  return {
    departments: tree.data.map(({ id, name, slug, icon }) => ({ id, name, slug, icon })),
    offers: offers.data.products.map(toCard),
    popular: popular.data.products.map(toCard),
  };
}
