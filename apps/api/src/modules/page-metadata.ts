/** The metadata of a list in pages; no pages when there is nothing. */
export function pageMetadata(total: number, page: number, pageSize: number) {
  return { total, page, page_size: pageSize, pages: Math.ceil(total / pageSize) };
}
