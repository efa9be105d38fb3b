/** No link is broken (UI-03, UI-12, RT-30): every URL on a page of every kind responds. */
import { desktopUserAgent, phoneUserAgent } from '../../../packages/testkit/src/browser/user-agents.ts';
import { entries, examples, examplesOf, pages } from '../../support/page/route-examples.ts';
import { fragmentFaults, type LinkedAddress, linksOf } from '../client/links.ts';
import { expect, test } from '../client/test.ts';

/**
 * Requests each URL once, some in parallel. It uses `fetch`, since Playwright's own requests are traced and take many
 * times as long.
 */
class Walk {
  readonly #origin: string;
  readonly #asked = new Set<string>();
  readonly broken: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  get asked(): number {
    return this.#asked.size;
  }

  /** Reads the links of a page, whatever its status. */
  async linksOf(path: string, userAgent: string): Promise<LinkedAddress[]> {
    const reply = await fetch(new URL(path, this.#origin), {
      headers: { accept: 'text/html', 'user-agent': userAgent },
    });
    const html = await reply.text();
    this.broken.push(...fragmentFaults(html).map((fault) => `${path}: ${fault}`));
    return linksOf(html, reply.url);
  }

  /** Requests the links. URLs that fail are recorded in `broken`, with the page and element that contain them. */
  async follow(links: readonly LinkedAddress[]): Promise<void> {
    const queue = links.filter(({ url }) => this.#isNew(url));
    const worker = async () => {
      for (let link = queue.shift(); link; link = queue.shift()) {
        const reply = await fetch(link.url, { redirect: 'manual', headers: { accept: 'text/html,*/*' } });
        await reply.arrayBuffer();
        const location = reply.headers.get('location');
        const target = location === null ? undefined : new URL(location, link.url);
        if (reply.status >= 400) this.broken.push(`${reply.status} ${link.url.pathname} (${link.from})`);
        else if (target && this.#isNew(target)) queue.push({ url: target, from: link.url.pathname });
      }
    };
    await Promise.all(Array.from({ length: 4 }, worker));
  }

  /** Whether a URL of this origin has not been requested; URLs of other origins are never new. */
  #isNew({ origin, pathname, search }: URL): boolean {
    const known = origin !== this.#origin || this.#asked.has(pathname + search);
    this.#asked.add(pathname + search);
    return !known;
  }
}

/**
 * Links to products, pictures, searches and filtered lists are made by rules. For each shape of such links, only this
 * many per page are checked: the first and the last. Every other link is checked.
 */
const enough = 2;

function sampled(links: readonly LinkedAddress[]): LinkedAddress[] {
  const alike = Object.values(Object.groupBy(links, ({ url, from }) => `${from} ${shapeOf(url)}`));
  return alike.flatMap((same = []) =>
    same.length > enough ? [...same.slice(0, enough / 2), ...same.slice(-enough / 2)] : same,
  );
}

/**
 * The shape of a URL that follows a rule: its fixed parts and the names of its variable parts. Any other URL is its own
 * shape.
 */
function shapeOf({ pathname, searchParams }: URL): string {
  const [, first = '', ...rest] = pathname.split('/');
  const parts = rest.map(
    (part) => /^[a-z]+=/.exec(part)?.[0] ?? (/^(\d+|[\da-f]{16}-\d+\.\w+)$/.test(part) ? '0' : 'x'),
  );
  const isMany = ['producto', 'imagenes', 'resultados'].includes(first);
  const isFiltered = rest.some((part) => /^(?!pagina=1$)[a-z]+=/.test(part));
  return isMany || isFiltered ? [first, ...parts, ...searchParams.keys()].join('/') : pathname + searchParams;
}

const sitemapLocations = (xml: string): LinkedAddress[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => ({ url: new URL(address), from: 'sitemap' }));

test('every page of the route table has an example whose links are checked', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => examplesOf(page).length === 0).map(({ path }) => path)).toEqual([]);
  const known = new Set(entries.map(({ path }) => path));
  expect(Object.keys(examples).filter((path) => !known.has(path))).toEqual([]);
});

test('UI-03 UI-12 every link, picture, form and canonical of every page responds', async ({ request, baseURL }) => {
  const walk = new Walk(new URL(baseURL ?? '').origin);
  for (const example of pages.flatMap(examplesOf)) {
    const path = typeof example === 'string' ? example : await example(request);
    for (const userAgent of [phoneUserAgent, desktopUserAgent])
      await walk.follow(sampled(await walk.linksOf(path, userAgent)));
  }
  const parts = sitemapLocations(await (await fetch(new URL('/sitemap.xml', baseURL))).text());
  for (const part of parts) await walk.follow(sampled(sitemapLocations(await (await fetch(part.url)).text())));
  expect(walk.broken).toEqual([]);
  expect(walk.asked).toBeGreaterThan(600);
});
