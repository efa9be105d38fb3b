/** A rendered page, and the interface of a cache behind the one in memory. */

/** A page as its renderer returns it. */
export interface RenderedPage<Page> {
  page: Page;
  /** What it shows: `product:7`, `category:3`, `content`. */
  tags: readonly string[];
  /** Milliseconds since 1970 at which it expires by itself: an offer ends, a day begins. */
  until?: number | undefined;
  /** Whether other visitors may get it; only such pages are cached. */
  cacheable: boolean;
  /** Whether it reports that something could not be read: a stale page is better than that. */
  failed: boolean;
  bytes: number;
}

/** Renders a page. It must not reject: a failure is a page that reports it. */
export type Render<Page> = () => Promise<RenderedPage<Page>>;

/** A cache of pages that outlives the process. */
export interface SecondLevelCache<Page> {
  /**
   * A page that is rendered from now on includes the changes of all transactions below this number; undefined when it
   * is not known.
   */
  readonly xmin: number | undefined;
  /** The page of a key, and whether it is still fresh; undefined when there is none. It never rejects. */
  read(key: string, isPopular: boolean): Promise<{ rendered: RenderedPage<Page>; isFresh: boolean } | undefined>;
  /** Stores a page that includes all changes below `xmin`; in the background. */
  write(key: string, rendered: RenderedPage<Page>, xmin: number, isPopular: boolean): void;
}
