/**
 * The document of every page: status, valid HTML, one h1, title, description, indexing. It needs requests only, since a
 * page is the same for every device. `visit.spec.ts` checks what a browser has to show.
 */
import { landingAddresses } from '@tianguis/domain';
import { expect, htmlFaults, test } from '@tianguis/testkit/browser';
import { outside } from '../support/shop/shop-config.ts';
import { pages } from './pages.ts';
import { seenFirst } from './weight.ts';

/** Pages that have the title of another page, since they show another state of that page or ask the same question. */
const statesOfAnother = [
  ...['filtered results', 'saved e-mail', 'ended sessions', 'empty wishlist', 'empty cart', 'confirm identity'],
];

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
const titleOf = (html: string) => /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? '';

for (const [name, { rows, status = 200, open }] of Object.entries(pages))
  test(`${rows} ${name}: status, valid HTML, one h1, title, description, canonical or noindex`, {
    tag: '@desktop',
  }, async ({ context }) => {
    const reply = await context.request.get(await open(context));
    const html = await reply.text();
    expect.soft(reply.status(), 'status').toBe(status);
    expect.soft(await htmlFaults(html), 'valid HTML').toEqual([]);
    expect.soft(count(html, /<h1[ >]/g), 'one h1').toBe(1);
    expect.soft(count(html, /<title[ >]/g), 'one title').toBe(1);
    // The largest store has the name of the shop as its title. This title is short.
    if (name !== 'store') expect.soft(titleOf(html).length, 'length of the title').toBeGreaterThan(8);
    const isHidden = /<meta name="robots" content="noindex/.test(html);
    const canonicals = count(html, /<link[^>]*rel="canonical"/g);
    expect
      .soft(canonicals, isHidden ? 'no canonical beside noindex' : 'a canonical where indexed')
      .toBe(isHidden ? 0 : 1);
    const descriptions = count(html, /<meta name="description" content="[^"]{50,}"/g);
    if (isHidden) expect.soft(descriptions, 'one description at most').toBeLessThanOrEqual(1);
    else expect.soft(descriptions, 'a description of 50 characters or more').toBe(1);
    // With one character outside Latin-1, V8 would store the page with two bytes per character.
    if (seenFirst.includes(name)) expect.soft(html.match(/[\u0100-\uffff].{0,20}/g) ?? [], 'one byte each').toEqual([]);
  });

test('RT-01 RT-30 every page has its own title', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const shown = Object.entries(pages).filter(([name]) => !statesOfAnother.includes(name));
  const openings = [
    ...shown.map(([, { open }]) => open),
    ...Object.values(landingAddresses).map((path) => async () => path),
  ];
  const titles = new Map<string, string>();
  for (const open of openings) {
    // Each page has a new context, so that it does not inherit the session of another page.
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const reply = await context.request.get(await open(context));
    titles.set(reply.url(), titleOf(await reply.text()));
    await context.close();
  }
  const all = [...titles];
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(([url, title]) => all.some(([other, same]) => other !== url && same === title))).toEqual([]);
});

test('RT-01 /home is the home page', { tag: '@desktop' }, async ({ request }) => {
  const [alias, home] = [await request.get('/home'), await request.get('/')];
  expect(alias.url()).toBe(home.url());
  expect(alias.status()).toBe(200);
});

test('RT-24 /loginMiTelmex/ leads to the provider of the configuration', { tag: '@desktop' }, async ({ request }) => {
  const reply = await request.get('/loginMiTelmex/?redirect=/tiendas', { maxRedirects: 0 });
  expect(reply.status()).toBe(303);
  expect(reply.headers().location?.startsWith(`${outside.issuer}/`)).toBe(true);
});
