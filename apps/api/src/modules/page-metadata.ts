/** The metadata of a paginated list; 0 pages when it is empty. */
export function pageMetadata(total: number, page: number, pageSize: number) {
  return { total, page, page_size: pageSize, pages: Math.ceil(total / pageSize) };
}
