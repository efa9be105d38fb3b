/**
 * Headers for caches of replies and of pages made from them (decision 16). `cache-tag` lists the tags of what the
 * reply shows: when the invalidation log names one of them, the reply is out of date. `cache-until` is when it expires.
 */
import type { FastifyReply } from 'fastify';

interface Shown {
  id: number;
  store: { id: number };
}

/** Adds tags to a reply. A reply without tags is never out of date. */
export function tagReply(reply: FastifyReply, tags: Iterable<string>): void {
  const given = String(reply.getHeader('cache-tag') ?? '').split(',');
  reply.header('cache-tag', [...new Set([...given, ...tags])].filter(Boolean).join(','));
}

/** Sets when a reply expires; null: never. */
export function expireReply(reply: FastifyReply, moment: Date | null): void {
  if (moment) reply.header('cache-until', moment.toISOString());
}

/** Keeps a reply out of all caches: it says something of one person. */
export function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store');
}

/** Tags of product cards, which also show the names of stores. */
export function cardTags(products: readonly Shown[]): string[] {
  return products.flatMap(({ id, store }) => [`product:${id}`, `store:${store.id}`]);
}

/** Tag of a listing: its products, how they sort, and its counts. */
export function listingTag({ category, store }: { category?: number | undefined; store?: number | undefined }): string {
  if (category !== undefined) return `category:${category}`;
  return store === undefined ? 'catalogue' : `sold-by:${store}`;
}
