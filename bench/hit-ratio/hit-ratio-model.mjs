// Part 2 of hit-ratio.mjs: simulates hours of traffic on the server's cache classes, in virtual time.
import { createSessions, lastPieces, rates } from './hit-ratio-mix.mjs';

const { PageCache } = await import('../../apps/server/src/page-cache/page-cache.ts');
const { PurgeHistory } = await import('../../apps/server/src/page-cache/disk/purge-history.ts');

const [departments, categories, stores] = [20, 500, 300];
const cards = 30;
/** Lifetime of a cached page (cached-pages.ts) and of a selection of related products, in milliseconds. */
const life = 259_200_000;
/** The same share as in page-files.ts. */
const askedShare = 0.8;

/**
 * Simulates the traffic, and calls `onPart` with the figures of each interval. `sizeOf(kind, number)` returns the
 * compressed bytes of a page.
 */
export async function simulate({ products, hours, memoryBytes, diskBytes, sizeOf, parts = 10, onPart }) {
  let now = 0;
  const sessions = createSessions({ products, categories, stores });
  const history = new PurgeHistory();
  history.load({ database: 'a', server: 'a', durable: 0, pruned: 0, changes: [] });
  // Number of the last transaction. Each change is one transaction, and a page includes all changes before it was
  // rendered.
  let transaction = 1;
  const disk = new DiskModel({
    history,
    maxBytes: diskBytes,
    now: () => now,
    xmin: () => transaction,
    tagsOf: (key) => tagsOf(key, products),
  });
  const render = (key, kind, at) => {
    const bytes = sizeOf(kind, at) + 2_500;
    return { page: bytes, tags: tagsOf(key, products), until: now + life, cacheable: true, failed: false, bytes };
  };
  const cache = new PageCache({ maxBytes: memoryBytes, secondLevel: disk, now: () => now });
  const crawlerVisitor = cache.visitor('crawler');
  // Concurrent sessions, each with one page per minute.
  const open = Array.from({ length: rates.people * 60 }, () => sessions.begin());

  const change = (tags) => {
    history.note(tags, transaction++);
    cache.purge(tags);
  };
  const ask = async (page, visitor) => {
    const key = keyOf(page);
    const { outcome } = await cache.get(key, async () => render(key, page.kind, page.at), visitor);
    return outcome;
  };

  const rounds = [];
  let [asked, crawled, owedCrawl, owedSale, owedPrice] = [0, 0, 0, 0, 0];
  const total = hours * 3_600 * rates.people;
  for (let part = 1; part <= parts; part++) {
    const people = { all: 0, memory: 0, disk: 0 };
    const kinds = new Map();
    const crawler = { all: 0, hits: 0 };
    const dropped = cache.size.dropped;
    for (; asked < (total * part) / parts; asked++) {
      now += 1_000 / rates.people;
      const session = open[Math.floor(sessions.random() * open.length)];
      const page = sessions.next(session);
      const outcome = await ask(page, Math.imul(session.visitor, 0x9e3779b1) >>> 0);
      const kind = kinds.get(page.kind) ?? { kind: page.kind, all: 0, hits: 0 };
      kinds.set(page.kind, kind);
      people.all++;
      kind.all++;
      if (outcome === 'hit') people.memory++;
      if (outcome === 'disk') people.disk++;
      if (outcome === 'hit' || outcome === 'disk') kind.hits++;
      for (owedCrawl += rates.crawler / rates.people; owedCrawl >= 1; owedCrawl--) {
        const how = await ask({ kind: 'product', at: crawled++ % products, page: 1, filter: 0 }, crawlerVisitor);
        crawler.all++;
        if (how === 'hit' || how === 'disk') crawler.hits++;
      }
      for (owedSale += rates.sales / rates.people; owedSale >= 1; owedSale--) {
        const id = sessions.soldProduct();
        change(sessions.random() < lastPieces ? listingTags(id) : [`product:${id}`]);
      }
      for (owedPrice += rates.prices / rates.people; owedPrice >= 1; owedPrice--)
        change(listingTags(Math.floor(sessions.random() * products)));
    }
    rounds.push({
      hours: (hours * part) / parts,
      asked,
      people,
      crawler,
      kinds: ['home', 'category', 'results', 'offers', 'store', 'product'].map(
        (kind) => kinds.get(kind) ?? { kind, all: 0, hits: 0 },
      ),
      dropped: cache.size.dropped - dropped,
      diskBytes: disk.bytes,
      diskPages: disk.pages,
    });
    onPart(rounds.at(-1));
  }
  return rounds;
}

const kindLetters = { home: 'h', category: 'c', results: 'r', offers: 'o', store: 's', product: 'p' };
const kindsByLetter = Object.fromEntries(Object.entries(kindLetters).map(([kind, letter]) => [letter, kind]));

function keyOf({ kind, at, page, filter }) {
  return `${kindLetters[kind]}/${at}/${page}/${filter}`;
}

/** Tags that the database's triggers write when a price changes. */
function listingTags(id) {
  const [first, second, third] = categoriesOf(id);
  return [
    `product:${id}`,
    `category:${first}`,
    `category:${second}`,
    `category:${third}`,
    `sold-by:${id % stores}`,
    'catalogue',
  ];
}

/** Category ids of levels 1 to 3: 20 departments, 80 and 400 categories. */
function categoriesOf(id) {
  const leaf = id % 400;
  return [leaf % departments, 20 + (leaf % 80), 100 + leaf];
}

/** Tags of a page, as the API sets them. */
function tagsOf(key, products) {
  const [letter, number, page, filter] = key.split('/');
  const [kind, at] = [kindsByLetter[letter], Number(number)];
  // Related products have similar prices. Here they have neighbouring ids.
  if (kind === 'product') return Array.from({ length: 13 }, (_, n) => `product:${(at + n - 6 + products) % products}`);
  // Listings begin with the most popular products.
  const first = (Number(page) - 1) * cards + Number(filter) * cards * 7;
  const shown = Array.from(
    { length: kind === 'home' ? 60 : cards },
    (_, n) => `product:${cardOf(kind, at, first + n, products)}`,
  );
  const own = {
    home: ['content', 'catalogue', 'counts', 'stores'],
    category: [`category:${at}`],
    results: searchTags(at, Number(filter)),
    offers: ['catalogue'],
    store: [`store:${at}`, `sold-by:${at}`],
  };
  return [...own[kind], ...shown];
}

/**
 * Tags of a result page: results match products of one or several departments. With filters, a result page has the tags
 * of the whole shop.
 */
function searchTags(text, filter) {
  if (filter > 0) return ['catalogue', 'search'];
  const found = 1 + (text % 5 === 0 ? 7 : text % 3);
  return [
    'counts',
    'search',
    ...Array.from({ length: found }, (_, n) => `category:${(text * 7 + n * 3) % departments}`),
  ];
}

function cardOf(kind, at, position, products) {
  const spread = { home: 10, category: 400, results: 150, offers: 5, store: 300 }[kind];
  return ((position * spread + at) * 7_919 + 13) % products;
}

/** Model of PageFiles: the same eviction policy and sizes, but without files. */
class DiskModel {
  #segments = { asked: new Map(), new: new Map() };
  #sizes = { asked: 0, new: 0 };
  #options;

  constructor(options) {
    this.#options = options;
  }

  get xmin() {
    return this.#options.xmin();
  }
  get bytes() {
    return this.#sizes.asked + this.#sizes.new;
  }
  get pages() {
    return this.#segments.asked.size + this.#segments.new.size;
  }

  async read(key, isPopular) {
    const kind = this.#segments.asked.has(key) ? 'asked' : 'new';
    const entry = this.#segments[kind].get(key);
    if (entry === undefined) return undefined;
    this.#remove(kind, key, entry);
    this.#add(kind === 'asked' || isPopular ? 'asked' : 'new', key, entry);
    const { history, now, tagsOf } = this.#options;
    const tags = tagsOf(key);
    const origin = { database: 'a', server: 'a', xmin: entry.xmin };
    const isFresh = history.isFresh(origin, tags) && now() < entry.until;
    const rendered = {
      page: entry.bytes,
      tags,
      until: entry.until,
      cacheable: true,
      failed: false,
      bytes: entry.bytes,
    };
    return { rendered, isFresh };
  }

  write(key, { bytes, until }, xmin, isPopular) {
    for (const kind of ['asked', 'new']) {
      const before = this.#segments[kind].get(key);
      if (before) this.#remove(kind, key, before);
    }
    this.#add(isPopular ? 'asked' : 'new', key, { bytes, until, xmin });
    while (this.bytes > this.#options.maxBytes) {
      const kind =
        this.#segments.new.size === 0 || this.#sizes.asked > this.#options.maxBytes * askedShare ? 'asked' : 'new';
      const [[oldest, entry]] = this.#segments[kind];
      this.#remove(kind, oldest, entry);
    }
  }

  #add(kind, key, entry) {
    this.#segments[kind].set(key, entry);
    this.#sizes[kind] += entry.bytes;
  }

  #remove(kind, key, entry) {
    this.#segments[kind].delete(key);
    this.#sizes[kind] -= entry.bytes;
  }
}
