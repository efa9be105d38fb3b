/**
 * The product feed that Google, Meta and others fetch (FE-01; decision 54). Each reply reads one snapshot of the shop
 * while it is sent, so it is never older than its request, and needs little memory.
 */
import {
  type Database,
  isSnapshot,
  type LogPosition,
  logPosition,
  numbersSince,
  type Querier,
  querierOf,
} from '@tianguis/database';
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
import { exportPage, exportProducts } from '../export/export-repository.ts';

export interface PublishedFeedOptions {
  db: Kysely<Database>;
  /** Public origin of the shop, without a trailing slash. */
  publicOrigin: string;
  shopName: string;
  /** Products of one statement. */
  pageSize?: number;
}

/** A feed that is being read. Its transaction is open until `close`, which may be called again. */
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

export function createPublishedFeeds({
  db,
  publicOrigin,
  shopName,
  pageSize = 500,
}: PublishedFeedOptions): PublishedFeeds {
  let open = 0;

  /** Opens a transaction that reads one snapshot of the shop. */
  async function openSnapshot(): Promise<{ on: Querier; close(): void }> {
    if (open >= mostAtOnce) throw new Failure('SERVER_BUSY', undefined, { retryAfter });
    open += 1;
    const begun = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
    const snapshot = await begun.catch((error: unknown) => {
      open -= 1;
      throw error;
    });
    const close = once(() => {
      open -= 1;
      const ended = snapshot.rollback().execute();
      // The connection may be lost. Then the transaction has ended, too.
      ended.catch(() => undefined);
    });
    return { on: querierOf(snapshot), close };
  }

  /** @param choose the products that the feed has, page by page */
  async function begin(format: FeedFormat, columns: readonly Attribute[], choose: Choose): Promise<PublishedFeed> {
    const { on, close } = await openSnapshot();
    try {
      const now = await logPosition(on);
      const pages = await choose(on, now);
      const writer = writerOf(format, columns);
      const context = { origin: publicOrigin, now: new Date() };
      const itemsOf = (product: Exported) => productCells(product, context).map((item) => writer.item(item));
      async function* text(): AsyncGenerator<string> {
        yield writer.head({ name: shopName, origin: publicOrigin });
        for await (const page of pages) yield page.flatMap(itemsOf).join('');
        yield writer.tail();
      }
      return { position: writePosition(now), text: text(), close };
    } catch (error) {
      close();
      throw error;
    }
  }

  return {
    whole: (format) => begin(format, merchantAttributes, async (on) => allPages(on, pageSize)),

    changes: (format, text) =>
      begin(format, [...merchantAttributes, 'active'], async (on, now) => {
        const since = readPosition(text);
        const ids = since && (await numbersSince(on, 'product', { since, now, most: mostChanges }));
        if (!ids) throw new Failure('FEED_CHANGES_UNKNOWN');
        return pagesOf(on, ids, pageSize);
      }),
  };
}

type Choose = (on: Querier, now: LogPosition) => Promise<AsyncGenerator<Exported[]>>;

async function* allPages(on: Querier, pageSize: number): AsyncGenerator<Exported[]> {
  for (let after = 0; ; ) {
    const page = await exportPage(on, after, pageSize, false);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.id;
  }
}

async function* pagesOf(on: Querier, ids: readonly number[], pageSize: number): AsyncGenerator<Exported[]> {
  for (let first = 0; first < ids.length; first += pageSize)
    yield await exportProducts(on, ids.slice(first, first + pageSize));
}

/** A position as text that a URL can contain. */
const writePosition = ({ database, server, snapshot }: LogPosition): string =>
  Buffer.from([database, server, snapshot].join(' ')).toString('base64url');

/** Undefined for a text that is no position. */
function readPosition(text: string): LogPosition | undefined {
  const [database, server, snapshot, ...rest] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  if (!database || !server || !snapshot || rest.length > 0 || !isSnapshot(snapshot)) return undefined;
  return { database, server, snapshot };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
