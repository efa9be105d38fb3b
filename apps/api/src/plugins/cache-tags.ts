/**
 * Headers for caches of replies and of pages made from them (decision 16). `cache-tag` lists the tags of the data in
 * the reply: when the invalidation log contains one of them, the reply is out of date. `cache-until` is the time when
 * the reply expires.
 */
import type { FastifyReply } from 'fastify';

interface Shown {
  id: number;
  store: { id: number };
}

/** Adds tags to a reply. A reply without tags is never invalidated. */
export function tagReply(reply: FastifyReply, tags: Iterable<string>): void {
  const given = String(reply.getHeader('cache-tag') ?? '').split(',');
  reply.header('cache-tag', [...new Set([...given, ...tags])].filter(Boolean).join(','));
}

/** Sets the time at which a reply expires. With null the reply never expires. */
export function expireReply(reply: FastifyReply, moment: Date | null): void {
  if (moment) reply.header('cache-until', moment.toISOString());
}

/** Forbids all caches to store a reply, since it contains data of one person. */
export function forbidCaching(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store');
}

/** Tags of product cards. Cards also show the names of stores. */
export function cardTags(products: readonly Shown[]): string[] {
  return products.flatMap(({ id, store }) => [`product:${id}`, `store:${store.id}`]);
}

/** Tag of a listing. A change of its products, of their sequence, or of its counts invalidates the tag. */
export function listingTag({ category, store }: { category?: number | undefined; store?: number | undefined }): string {
  if (category !== undefined) return `category:${category}`;
  return store === undefined ? 'catalogue' : `sold-by:${store}`;
}
