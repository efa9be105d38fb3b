import type { ListingState } from '@tianguis/domain';

/**
 * schema.org `ItemList` of one page of a listing: places and addresses only, since each product or store says the rest on its own page.
 * Places go on over the pages: with 30 a page, the second begins at 31.
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
