/**
 * The product feed that Google, Meta and others fetch (FE-01; decision 53). Each reply reads one snapshot of the shop
 * while it is sent, so it is never older than its request, and needs little memory.
 */
import type { Database } from '@tianguis/database';
import {
  type Attribute,
  type Exported,
  type FeedFormat,
  merchantAttributes,
  productCells,
  writerOf,
} from '@tianguis/feed';
import type { Kysely } from 'kysely';
import { Failure } from '../../../failure.ts';
import { type FeedReader, openFeedReader, readPosition, writePosition } from './published-repository.ts';

export interface PublishedFeedOptions {
  db: Kysely<Database>;
  /** Public origin of the shop, without a trailing slash. */
  publicOrigin: string;
  shopName: string;
  /** Products of one statement. */
  pageSize?: number;
}

/** A feed that is being read. It holds a connection until `close`, which may be called again. */
export interface PublishedFeed {
  /** The position in the log of changes, for the changes after this feed. */
  position: string;
  text: AsyncGenerator<string>;
  close(): void;
}

export interface PublishedFeeds {
  /** All products on sale. @throws Failure SERVER_BUSY if too many feeds are read */
  whole(format: FeedFormat): Promise<PublishedFeed>;
  /**
   * The products that changed since a position, also those that are not on sale any more: these have `active` false.
   * @throws Failure FEED_CHANGES_UNKNOWN for a position that is too old, or of another server; SERVER_BUSY
   */
  changes(format: FeedFormat, since: string): Promise<PublishedFeed>;
}

/** Feeds that a process reads at once, so that slow readers leave connections for the shop. */
const mostAtOnce = 2;
/** Seconds until another try, if too many feeds are read. */
const retryAfter = 60;
/** With more changed products, the whole feed is to be fetched. */
const mostChanges = 50_000;

export function createPublishedFeeds(options: PublishedFeedOptions): PublishedFeeds {
  const { db, publicOrigin: origin, shopName: name, pageSize = 500 } = options;
  const open = new Set<symbol>();

  /** @throws Failure SERVER_BUSY */
  async function openReader(): Promise<FeedReader> {
    if (open.size >= mostAtOnce) throw new Failure('SERVER_BUSY', undefined, { retryAfter });
    const ticket = Symbol('feed');
    open.add(ticket);
    try {
      const reader = await openFeedReader(db);
      const close = () => {
        open.delete(ticket);
        reader.close();
      };
      return { ...reader, close };
    } catch (error) {
      open.delete(ticket);
      throw error;
    }
  }

  function feedOf(
    reader: FeedReader,
    format: FeedFormat,
    columns: readonly Attribute[],
    pages: AsyncGenerator<Exported[]>,
  ): PublishedFeed {
    const writer = writerOf(format, columns);
    const context = { origin, now: new Date() };
    const itemsOf = (product: Exported) => productCells(product, context).map((item) => writer.item(item));
    async function* text(): AsyncGenerator<string> {
      yield writer.head({ name, origin });
      for await (const page of pages) yield page.flatMap(itemsOf).join('');
      yield writer.tail();
    }
    return { position: writePosition(reader.now), text: text(), close: reader.close };
  }

  return {
    async whole(format) {
      const reader = await openReader();
      return feedOf(reader, format, merchantAttributes, allPages(reader, pageSize));
    },

    async changes(format, text) {
      const since = readPosition(text);
      if (!since) throw new Failure('FEED_CHANGES_UNKNOWN');
      const reader = await openReader();
      try {
        const ids = await reader.changedSince(since, mostChanges);
        if (!ids) throw new Failure('FEED_CHANGES_UNKNOWN');
        return feedOf(reader, format, [...merchantAttributes, 'active'], pagesOf(reader, ids, pageSize));
      } catch (error) {
        reader.close();
        throw error;
      }
    },
  };
}

/** PostgreSQL reads the next page while the reader gets the present one. */
async function* allPages(reader: FeedReader, pageSize: number): AsyncGenerator<Exported[]> {
  let next = reader.page(0, pageSize);
  for (;;) {
    const page = await next;
    const last = page.at(-1);
    if (!last) return;
    next = reader.page(last.id, pageSize);
    // The feed may be closed before the page is awaited.
    next.catch(() => undefined);
    yield page;
  }
}

async function* pagesOf(reader: FeedReader, ids: readonly number[], pageSize: number): AsyncGenerator<Exported[]> {
  for (let first = 0; first < ids.length; first += pageSize)
    yield await reader.products(ids.slice(first, first + pageSize));
}
