// Who asks for what in hit-ratio.mjs. Everything is drawn from one seed, so that each run asks for the same.
//
// People come in sessions of six pages in the mean. Most begin on the home page, or on a product or a category that a
// search engine showed; results are not shown there (`noindex`), and a fifth of the sessions sees one. Half of all
// pages are products. Which one follows Zipf's law with exponent 0.9: published traces of web caches have 0.64 to 0.83
// (Breslau et al., "Web Caching and Zipf-like Distributions", 1999), shops up to 1.0. Texts of searches the same, over
// 100,000 texts; categories and stores 0.8. 40 pages a second are 576,000 visits a day. Two or three of a hundred buy,
// and each sale takes a piece off the stock. One of 230 products gets another price each day, in a transaction of its
// own: prices of large shops on the web last some months (Cavallo, "More Amazon Effects", 2018), and many change by
// feeds. No feed is imported meanwhile, which would take everything back. A crawler asks for every
// product in turn, half as often as people ask.

export const rates = {
  people: 40,
  crawler: 20,
  /** A second. */
  sales: 0.18,
  prices: 0.05,
};
/** Of sales, those of the last piece, which changes listings as a price does. */
export const lastPieces = 0.02;

const exponents = { products: 0.9, texts: 0.9, places: 0.8 };
const texts = 100_000;
const filters = 40;

/** What comes after a page of this kind: shares out of one; the rest leaves. */
const steps = {
  start: { home: 0.3, product: 0.41, category: 0.22, offers: 0.04, results: 0.03 },
  home: { category: 0.38, product: 0.3, results: 0.08, offers: 0.08, store: 0.02 },
  product: { product: 0.4, category: 0.24, home: 0.1, results: 0.02, store: 0.04 },
  listing: { product: 0.58, more: 0.15, filter: 0.06, category: 0.09, results: 0.015 },
};

/** @param counts how many products, categories and stores there are */
export function createSessions({ products, categories, stores }) {
  const random = createRandom(20_261_122);
  const pick = {
    product: createZipf(products, exponents.products, random),
    text: createZipf(texts, exponents.texts, random),
    category: createZipf(categories, exponents.places, random),
    store: createZipf(stores, exponents.places, random),
  };
  let visitors = 0;

  function begin() {
    return { visitor: ++visitors, page: undefined };
  }

  /** The next page of a session; it changes the session, which begins anew when its visitor leaves. */
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

/** The product of a rank: popular ones lie all over the shop. */
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

/** Numbers from 0 (the most frequent) to `count - 1`. */
function createZipf(count, exponent, random) {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    sum += 1 / (at + 1) ** exponent;
    sums[at] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Mulberry32. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
