/**
 * What a reply shows, for whoever keeps it or a page made of it (architecture §3): the header `cache-tag` names what must not change for
 * it to stay true, by the tags that the table `invalidations` tells of (see its migration); `cache-until` says when it is over by itself.
 */
import type { FastifyReply } from 'fastify';

interface Shown {
  id: number;
  store: { id: number };
}

/** Adds tags to a reply. One without any is true for as long as the shop runs. */
export function tagReply(reply: FastifyReply, tags: Iterable<string>): void {
  const given = String(reply.getHeader('cache-tag') ?? '').split(',');
  reply.header('cache-tag', [...new Set([...given, ...tags])].filter(Boolean).join(','));
}

/** The moment from which a reply is no longer true; none when it has no such moment. */
export function endReply(reply: FastifyReply, moment: Date | null): void {
  if (moment) reply.header('cache-until', moment.toISOString());
}

/** Tags of products as cards show them: with the names of their stores. */
export function cardTags(products: readonly Shown[]): string[] {
  return products.flatMap(({ id, store }) => [`product:${id}`, `store:${store.id}`]);
}

/** Tag of which products a listing has, in what order, with its counts. */
export function listingTag({ category, store }: { category?: number | undefined; store?: number | undefined }): string {
  if (category !== undefined) return `category:${category}`;
  return store === undefined ? 'catalogue' : `sold-by:${store}`;
}
