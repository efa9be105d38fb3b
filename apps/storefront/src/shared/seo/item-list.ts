import type { ListingState } from '@tianguis/domain';

/**
 * schema.org `ItemList` of one page of a listing. It contains positions and URLs only, since the page of each product
 * or store has the rest. Positions continue over the pages: with 30 per page, the second page starts at 31.
 */
export function itemList(
  origin: string,
  itemPaths: readonly string[],
  { page }: Pick<ListingState, 'page'> = { page: 1 },
  pageSize: number = itemPaths.length,
): Record<string, unknown> {
  const before = (page - 1) * pageSize;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: itemPaths.map((path, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: `${origin}${path}`,
    })),
  };
}
