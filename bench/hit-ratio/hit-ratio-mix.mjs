// The traffic mix of hit-ratio.mjs. All random numbers come from one seed, so that each run sends the same requests.
//
// Sessions of people have six pages on average. Most begin on the home page, or on a product or a category from a
// search engine. No session begins on a result page, since result pages are `noindex`; a fifth of the sessions has one.
// Half of all pages are products. The popularity of products follows Zipf's law with exponent 0.9. Published traces of
// web caches have 0.64 to 0.83 (Breslau et al., "Web Caching and Zipf-like Distributions", 1999), shops up to 1.0. The
// exponent of 100,000 search texts is 0.9 as well; that of categories and stores is 0.8. 40 pages a second are 576,000
// visits a day. Two or three percent of the visitors buy, and each sale reduces the stock. One of 230 products changes
// its price each day, in its own transaction. Prices of large web shops last some months (Cavallo, "More Amazon
// Effects", 2018), and many change by feeds. The mix has no import of a feed, because an import would invalidate
// everything. A crawler requests all products in sequence, at half the rate of people.

export const rates = {
  people: 40,
  crawler: 20,
  /** Events per second. */
  sales: 0.18,
  prices: 0.05,
};
/** Share of the sales that sell the last piece. Such a sale invalidates listings, like a price change. */
export const lastPieces = 0.02;

const exponents = { products: 0.9, texts: 0.9, listings: 0.8 };
const texts = 100_000;
const filters = 40;

/** Probabilities of the next page after a page of this kind. With the remaining probability, the visitor leaves. */
const steps = {
  start: { home: 0.3, product: 0.41, category: 0.22, offers: 0.04, results: 0.03 },
  home: { category: 0.38, product: 0.3, results: 0.08, offers: 0.08, store: 0.02 },
  product: { product: 0.4, category: 0.24, home: 0.1, results: 0.02, store: 0.04 },
  listing: { product: 0.58, more: 0.15, filter: 0.06, category: 0.09, results: 0.015 },
};

/** @param counts numbers of products, categories and stores */
export function createSessions({ products, categories, stores }) {
  const random = createRandom(20_261_122);
  const pick = {
    product: createZipf(products, exponents.products, random),
    text: createZipf(texts, exponents.texts, random),
    category: createZipf(categories, exponents.listings, random),
    store: createZipf(stores, exponents.listings, random),
  };
  let visitors = 0;

  function begin() {
    return { visitor: ++visitors, page: undefined };
  }

  /** The next page of a session. Changes the session, and resets it when the visitor leaves. */
  function next(session) {
    const kind = choose(
      steps[session.page === undefined ? 'start' : steps[session.page.kind] ? session.page.kind : 'listing'],
      random(),
    );
    if (kind === undefined) {
      Object.assign(session, begin());
      return next(session);
    }
    session.page = pageOf(kind, session.page);
    return session.page;
  }

  function pageOf(kind, before) {
    if (kind === 'more') return { ...before, page: before.page + 1 };
    if (kind === 'filter') return { ...before, page: 1, filter: 1 + Math.floor(random() * filters) };
    if (kind === 'home') return { kind, at: 0, page: 1, filter: 0 };
    if (kind === 'offers') return { kind, at: 0, page: 1, filter: 0 };
    if (kind === 'results') return { kind, at: pick.text(), page: 1, filter: 0 };
    if (kind === 'product') return { kind, at: idOf(pick.product(), products), page: 1, filter: 0 };
    return { kind, at: pick[kind](), page: 1, filter: 0 };
  }

  return { begin, next, random, soldProduct: () => idOf(pick.product(), products) };
}

/** The product with this rank of popularity. Popular products are spread over all ids. */
export function idOf(rank, products) {
  return (rank * 7_919 + 13) % products;
}

function choose(shares, number) {
  let left = number;
  for (const [kind, share] of Object.entries(shares)) {
    left -= share;
    if (left < 0) return kind;
  }
  return undefined;
}

/** Returns a function that picks a number from 0 (the most frequent) to `count - 1`. */
function createZipf(count, exponent, random) {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    sum += 1 / (at + 1) ** exponent;
    sums[at] = sum;
  }
  return () => {
    const target = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Random number generator (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
