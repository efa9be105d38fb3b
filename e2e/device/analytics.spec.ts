/** Measuring only with consent (AP-21, ST-10, SS-08). */
import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '@tianguis/contract';
import { accessibilityViolationsOfWhole, expect, test, watchLayoutShifts } from '@tianguis/testkit/browser';
import { buyable, list, productUrl } from '../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { withShopDatabase } from '../support/shop/database.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Medición de la tienda' });
const consentOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'medicion')?.value;

async function products(page: Page, count: number): Promise<Product[]> {
  const { data } = await list(page.request, 'page_size=100');
  return data.products.filter((p) => buyable(p) && p.childrenSku === '0' && p.stock > 5).slice(0, count);
}

/** The stored events of the browser with this consent. */
const stored = (consent: string | undefined) =>
  withShopDatabase(async ({ pool }) => {
    const visitor = consent?.split('.')[1];
    const events = await pool.query(
      'select kind, product_id as id, product from analytics_events where visitor = $1 order by id',
      [visitor],
    );
    const cart = await pool.query('select products from tracked_carts where visitor = $1', [visitor]);
    return { events: events.rows as { kind: string; id: number; product: object }[], cart: cart.rows[0]?.products };
  });

/** Views a third product, after which the shop asks for consent. The device has stored that it saw two others. */
async function lookAround(page: Page): Promise<Product[]> {
  const seen = await products(page, 4);
  const [first, second, third] = seen;
  if (!first || !second || !third) throw new Error('The shop has products.');
  await page.addInitScript(
    (ids) => localStorage.getItem('vistos') ?? localStorage.setItem('vistos', ids),
    JSON.stringify([first.id, second.id]),
  );
  await page.goto(productUrl(third));
  return seen;
}

/** Lets the wait for more events of a batch pass, again and again until the shop has stored this. */
const expectStored = (page: Page, consent: string | undefined) =>
  expect.poll(async () => {
    await page.clock.fastForward(5_000);
    return stored(consent);
  });

/** The requests of the page's scripts to these paths from now on. */
function requestsOf(page: Page, paths: RegExp): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (paths.test(pathname)) sent.push(`${request.method()} ${pathname}${search}`);
  });
  return sent;
}

test('AP-21 it is asked after some products, "no" is as easy as "yes", and nothing moves', async ({
  page,
  context,
}) => {
  const sent = requestsOf(page, /^\/eventos\//);
  const [first, second, third] = await products(page, 3);
  if (!first || !second || !third) throw new Error('The shop has products.');
  for (const product of [first, second]) {
    await page.goto(productUrl(product));
    await expect(banner(page)).toHaveCount(0);
  }
  const shifts = await watchLayoutShifts(page);
  await page.goto(productUrl(third));
  await expect(banner(page)).toBeVisible();
  const [no, yes] = ['No, gracias', 'Sí, de acuerdo'].map((name) => banner(page).getByRole('button', { name }));
  if (!no || !yes) throw new Error('two');
  const [left, right] = [await no.boundingBox(), await yes.boundingBox()];
  expect([left?.width, left?.height]).toEqual([right?.width, right?.height]);
  for (const style of ['backgroundColor', 'color', 'fontWeight', 'borderColor'] as const) {
    const of = (element: SVGElement | HTMLElement, name: typeof style) => getComputedStyle(element)[name];
    expect(await no.evaluate(of, style)).toBe(await yes.evaluate(of, style));
  }
  expect(await shifts()).toEqual([]);
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  // The question is at the bottom, where it covers neither the search box nor the top of the page.
  const [question, window] = [await banner(page).boundingBox(), page.viewportSize()];
  expect(question?.y).toBeGreaterThan((window?.height ?? 0) / 2);
  // The keyboard can answer the question.
  await no.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await consentOf(context)).toBe('no');
  expect(sent).toEqual([]);
});

test('AP-21 after "no" nothing is measured, and "Para ti" asks by products alone', { tag: '@desktop' }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  await context.addCookies([{ name: 'medicion', value: 'no', url: baseURL ?? '' }]);
  const sent = requestsOf(page, /^\/(eventos|resources)\//);
  await lookAround(page);
  await page.clock.fastForward(5_000);
  await expect(banner(page)).toHaveCount(0);
  const related = page.waitForResponse((reply) => reply.url().includes('/resources/para-ti'));
  await page.goto('/');
  const reply = await related;
  await page.clock.fastForward(5_000);
  await expect(banner(page)).toHaveCount(0);
  expect(sent.filter((one) => one.includes('/eventos/'))).toEqual([]);
  // The request for "Para ti" contains only product ids, and its reply is the same for everybody.
  const recommended = sent.filter((one) => one.includes('/resources/para-ti'));
  expect(recommended).toEqual([expect.stringMatching(/^GET \/resources\/para-ti\?vistos=\d+(,\d+)*$/)]);
  expect(await reply.headerValue('cache-control')).toBe('public, max-age=300');
  expect(await reply.headerValue('set-cookie')).toBeNull();
});

test('AP-21 ST-10 SS-08 with consent: seen, added and removed are stored; an empty cart clears that of the tracker', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.clock.install();
  await signInByCall(page.request, (await addCustomer()).email);
  const [, , third, fourth] = await lookAround(page);
  if (!third || !fourth) throw new Error('The shop has products.');
  await banner(page).getByRole('button', { name: 'Sí, de acuerdo' }).click();
  const consent = await consentOf(context);
  expect(consent).toMatch(/^si\.[0-9a-f-]{36}$/);
  await page.goto(productUrl(fourth));
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Agregar al carrito' })
    .and(page.locator(':visible'))
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'Agregado a tu carrito' })
    .getByRole('link', { name: 'Ver mi carrito' })
    .click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectStored(page, consent).toMatchObject({ cart: [fourth.id] });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('Tu carrito está vacío')).toBeVisible();
  await expectStored(page, consent).toMatchObject({ cart: undefined });
  const { events } = await stored(consent);
  expect(events.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    `vista ${third.id}`,
    `vista ${fourth.id}`,
    `agregar ${fourth.id}`,
    `quitar ${fourth.id}`,
  ]);
  expect(events[1]?.product).toMatchObject({
    ...{ id: fourth.id, title: fourth.title, sale_price: fourth.pricing.sales_price, brand: fourth.brand },
  });
});

test.describe('the page of the choice', () => {
  test('says what is stored, and erases it; who withdraws has it erased, too', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const [, , third] = await lookAround(page);
    await banner(page).getByRole('link', { name: 'Qué guardamos' }).click();
    await expect(page.getByRole('main').getByText('No nos has dicho si podemos medir')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sí, de acuerdo' }).click();
    await expect(page.getByRole('main').getByText('Gracias. Puedes cambiarlo aquí cuando quieras.')).toBeVisible();
    const consent = await consentOf(context);
    if (!third) throw new Error('The shop has products.');
    await page.goto(productUrl(third));
    await expectStored(page, consent).toMatchObject({ events: [{ kind: 'vista', id: third.id }] });
    await page.goto('/ajustes/medicion');
    await expect(page.getByRole('row', { name: /Viste/ })).toContainText(third.title);
    expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
    await page.getByRole('button', { name: 'Borrar todo' }).click();
    await expect(page.getByRole('main').getByText('Listo: borramos todo lo que había.')).toBeVisible();
    expect((await stored(consent)).events).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'No, gracias' }).click();
    await expect(page.getByRole('main').getByText('No medimos nada en este navegador.')).toBeVisible();
    expect(await consentOf(context)).toBe('no');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('AP-21 nothing is asked, and the choice is a form', { tag: '@desktop' }, async ({ page, context }) => {
    await page.goto('/ajustes');
    await page.getByRole('main').getByRole('link', { name: 'Ver y cambiar' }).click();
    await page.getByRole('main').getByRole('button', { name: 'No, gracias' }).click();
    await expect(page.getByRole('button', { name: 'No, gracias' })).toHaveAttribute('aria-pressed', 'true');
    expect(await consentOf(context)).toBe('no');
  });
});
