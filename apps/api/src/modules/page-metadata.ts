/** The metadata of a paginated list; an empty list has 0 pages. */
export function pageMetadata(total: number, page: number, pageSize: number) {
  return { total, page, page_size: pageSize, pages: Math.ceil(total / pageSize) };
}
