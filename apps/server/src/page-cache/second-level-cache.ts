/** A rendered page, and the interface of a cache behind the cache in memory. */

/** A page as its renderer returns it. */
export interface RenderedPage<Page> {
  page: Page;
  /** The tags of the data in the page: `product:7`, `category:3`, `content`. */
  tags: readonly string[];
  /** When the page expires without an invalidation, in milliseconds since 1970: an offer ends, or a day begins. */
  until?: number | undefined;
  /** Whether other visitors may get the page. Only such pages are cached. */
  cacheable: boolean;
  /** Whether the page reports that some data could not be read. A stale page is better than such a page. */
  failed: boolean;
  bytes: number;
}

/** Renders a page. It must not reject: after a failure, it returns a page that reports the failure. */
export type Render<Page> = () => Promise<RenderedPage<Page>>;

/** A cache of pages that still has its pages after the process was restarted. */
export interface SecondLevelCache<Page> {
  /**
   * Pages that are rendered from now on include the changes of all transactions below this number; undefined if the
   * number is not known.
   */
  readonly xmin: number | undefined;
  /** Reads the page of a key, and whether it is still fresh; undefined if there is none. Never rejects. */
  read(key: string, isPopular: boolean): Promise<{ rendered: RenderedPage<Page>; isFresh: boolean } | undefined>;
  /** Stores a page in the background. The page includes all changes below `xmin`. */
  write(key: string, rendered: RenderedPage<Page>, xmin: number, isPopular: boolean): void;
}
