/** The condition of a product, from a feed to the shop (RT-11). `condition.spec.ts` tests the filter in a browser. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { structuredData } from '@tianguis/testkit/documents';
import { categoryUrl, detail, list, productUrl } from '../../support/catalogue/catalogue.ts';
import { conditionsOf, kindsOf } from '../../support/catalogue/conditions.ts';
import { shop } from '../../support/shop/operator.ts';
import type { Part } from '../client/html-page.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

/** Whether an element has this text alone. */
const says = (part: Part, words: string) => part.all('*').some(({ text }) => text === words);

test('a condition from a feed is at once on the card, the page, its structured data, the facet and the export', async ({
  request,
}) => {
  // This test changes products in the middle of the shop, which no other test uses. All of these products are new at
  // first.
  const { metadata } = await list(request, 'page_size=100');
  const { data } = await list(request, `page_size=100&page=${Math.ceil(metadata.pages / 4)}`);
  const product = data.products.find(({ childrenSku, condition }) => childrenSku === '0' && condition === 'new');
  if (!product) throw new Error('Every product has variants.');
  const { category, variants } = await detail(request, product.id);
  const leaf = category.breadcrumb.at(-1);
  const sku = variants[0]?.sku ?? '';
  if (!leaf || kindsOf(await conditionsOf(request, leaf.id)) !== 1) throw new Error('There is a choice already.');
  const folder = mkdtempSync(join(tmpdir(), 'condition-'));
  const bringIn = (condition: string) => {
    const feed = join(folder, 'feed.csv');
    writeFileSync(feed, `id,condition\n${sku},${condition}\n`);
    shop('import', 'catalogue', feed);
  };
  const listed = async () => (await request.get(categoryUrl(leaf))).text();
  const within = { timeout: 1_500, interval: 50 };
  try {
    // The listing is cached now, so it must be invalidated.
    for (let turn = 0; turn < 2; turn++) expect(await listed()).not.toContain('Condición');
    bringIn('used');
    await expect.poll(listed, within).toContain('Condición');

    const browser = new PlainBrowser(request);
    let page = await browser.open(categoryUrl(leaf));
    page = await browser.go(page.region('Filtros').one('a', 'Usado 1 producto'));
    expect(page.main.all('[role="status"]')[0]?.text).toBe('1 producto');
    const [card, ...others] = page.main.all('article');
    expect(others).toEqual([]);
    expect(card && says(card, 'Usado')).toBe(true);
    const link = card?.all('a')[0];
    if (!link) throw new Error('The card has no link.');
    page = await browser.go(link);
    expect(page.h1).toBe(product.title);
    expect(says(page.main, 'Usado')).toBe(true);
    const facts = structuredData(await (await request.get(productUrl(product))).text());
    expect(facts.find((one) => one['@type'] === 'Product')?.offers).toMatchObject({
      itemCondition: 'https://schema.org/UsedCondition',
    });
    const exported = join(folder, 'out.xml');
    shop('export', 'catalogue', exported, '--format', 'xml');
    const items = readFileSync(exported, 'utf8').split('<item>');
    expect(items.find((item) => item.includes(`<g:id>${sku}</g:id>`))).toContain('<g:condition>used</g:condition>');
  } finally {
    bringIn('new');
    rmSync(folder, { recursive: true });
  }
  await expect.poll(listed, within).not.toContain('Condición');
});
