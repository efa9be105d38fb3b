import type { HttpClient } from '../../support/shop/http.ts';

/** Status, cache status and ETag of a response. */
export const cacheReply = async (request: HttpClient, path: string, headers = {}) => {
  const reply = await request.get(path, { headers, maxRedirects: 0 });
  return { status: reply.status(), cache: reply.headers()['cache-status'] ?? '', etag: reply.headers().etag ?? '' };
};
