import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findDetail, productUrl } from '../support/catalogue/catalogue.ts';

test('RT-13 the buying box stays beside everything that is read before buying', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  // Only phones have the bar.
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.rating.count > 12,
    () => true,
  );
  await page.goto(productUrl(product));
  const buy = page.getByRole('main').getByRole('button', { name: 'Comprar ahora' }).and(page.locator(':visible'));
  for (const section of ['Características', 'Opiniones']) {
    await page.getByRole('region', { name: section }).getByRole('heading').first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(buy, section).toBeInViewport({ ratio: 1 });
  }
  const header = await page.getByRole('banner').boundingBox();
  const box = await buy.boundingBox();
  expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('RT-13 a phone shows the whole price at once; the bar hides while the buttons above are in view', {
  tag: '@phone',
}, async ({ page, request }) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.rating.count > 0 && p.pricing.percentage_discount > 10 && p.title.length > 70,
    () => true,
  );
  await page.goto(productUrl(product));
  const bar = page.getByRole('region', { name: 'Comprar este producto' });
  await expect(bar).toBeInViewport();
  const price = await page
    .getByText(/^\$[\d,.]+$/)
    .and(page.locator('main :visible'))
    .nth(1)
    .boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((price?.y ?? top) + (price?.height ?? 0)).toBeLessThanOrEqual(top);
  await page.locator('#comprar').getByRole('button', { name: 'Comprar ahora' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeInViewport();
});

test('RT-13 specifications break neither a word of a name nor the code of a standard', async ({
  page,
  request,
  isMobile,
}) => {
  const product = await findDetail(
    request,
    () => true,
    (p) =>
      JSON.stringify(p.specifications).includes('NOM-') &&
      JSON.stringify(p.specifications).includes('["Almacenamiento"'),
  );
  if (isMobile) await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(productUrl(product));
  const table = page.getByRole('region', { name: 'Características' });
  await table.scrollIntoViewIfNeeded();
  const broken = await table.evaluate((section) => {
    const found: string[] = [];
    for (const cell of section.querySelectorAll('th, td')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const pattern = cell.matches('th') ? /[\p{L}\d]+/gu : /NOM-[\w-]+/g;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(pattern)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});
