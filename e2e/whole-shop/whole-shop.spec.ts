/** `npm run test:full`: every department and a product of each; `npm test` covers only one of them. */
import { accessibilityViolations, expect, htmlFaults, test } from '@tianguis/testkit/browser';
import { categoryUrl, departments, list, productUrl } from '../support/catalogue/catalogue.ts';

test.skip(!process.env.FULL, 'part of npm run test:full');

test('RT-11 RT-13 every department and its best seller have no faults: status, HTML, accessibility, pictures', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  for (const department of await departments(request)) {
    const { data } = await list(request, `filter_by[category]=${department.id}&page_size=1`);
    const [product] = data.products;
    if (!product) throw new Error(`${department.name} has no product`);
    for (const address of [categoryUrl(department), productUrl(product)]) {
      const response = await page.goto(address, { waitUntil: 'networkidle' });
      expect(response?.status(), address).toBe(200);
      expect(await htmlFaults((await response?.text()) ?? ''), address).toEqual([]);
      expect(await accessibilityViolations(page), address).toEqual([]);
      const broken = await page
        .locator('img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter((image) => image.complete && image.naturalWidth === 0)
            .map(({ src }) => src),
        );
      expect(broken, address).toEqual([]);
    }
  }
});
