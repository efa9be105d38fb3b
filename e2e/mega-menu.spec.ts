/** The mega-menu: its content, and its use by keyboard, mouse and finger. */
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, departments } from './catalogue.ts';

test('UI-10 the mega-menu: opened and navigated by keyboard; its data is not fetched before it is opened', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  const tree = await departments(request);
  const [first, second] = tree;
  const fetched: string[] = [];
  page.on('request', (sent) => sent.url().includes('/resources/departamentos') && fetched.push(sent.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched, 'it costs nothing before it is opened').toEqual([]);
  const opener = page.getByRole('link', { name: 'Categorías', exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const panel = page.locator('#departamentos');
  await expect(panel.getByRole('link', { name: first?.name ?? '', exact: true })).toBeVisible();
  await panel.getByRole('link', { name: first?.name ?? '', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: second?.name ?? '', exact: true })).toBeFocused();
  await expect(panel.getByRole('heading', { name: second?.children[0]?.name ?? '' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('UI-10 the mega-menu by keyboard: arrows, Home, End, Tab; it closes when the focus leaves', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  const tree = await departments(request);
  const name = (index: number) => tree.at(index)?.name ?? '';
  await page.goto('/categoria', { waitUntil: 'networkidle' });
  const opener = page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true });
  const panel = page.locator('#departamentos');
  const department = (index: number) => panel.getByRole('link', { name: name(index), exact: true });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(department(0)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(department(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(department(-1)).toBeFocused();
  await expect(panel.getByRole('link', { name: `Ver todo ${name(-1)}` })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(department(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(department(0)).toBeFocused();
  await page.keyboard.press('Tab');
  const all = panel.getByRole('link', { name: `Ver todo ${name(0)}` });
  await expect(all).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: tree[0]?.children[0]?.name ?? '', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(department(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(all).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('UI-10 the mega-menu by finger: the first tap shows a department, the next one opens its page', async ({
  browser,
  request,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  const [, second] = await departments(request);
  const tablet = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1180, height: 820 },
    baseURL: baseURL ?? '',
  });
  const page = await tablet.newPage();
  await page.goto('/categoria', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true }).tap();
  const panel = page.locator('#departamentos');
  const link = panel.getByRole('link', { name: second?.name ?? '', exact: true });
  await link.tap();
  await expect(panel.getByRole('link', { name: `Ver todo ${second?.name}` })).toBeVisible();
  await expect(page).toHaveURL(/\/categoria$/);
  await link.tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second?.name ?? '');
  await tablet.close();
});

/** The departments of the specification (§2, mega-menu), in its sequence, with the shop's names. */
const specified: readonly [department: string, name: RegExp][] = [
  ['phones', /^Celulares/],
  ['electronics', /^Electrónica$/],
  ['video games', /^Videojuegos$/],
  ['home and garden', /^Hogar y jardín$/],
  ['sports', /^Deportes/],
  ['pets', /^Mascotas$/],
  ['hardware and cars', /^Ferretería y autos$/],
  ['clothing', /^Ropa/],
  ['mother and baby', /^Mamá y bebé$/],
  ['health and beauty', /^Salud y belleza$/],
  ['jewelry', /^Joyería/],
  ['toys', /^Juguetes/],
  ['books', /^Libros$/],
  ['movies and music', /^Películas y música$/],
  ['other', /^Otros$/],
  ['drinks', /^Bebidas$/],
  ['supermarket', /^Supermercado$/],
  ['pharmacy', /^Farmacia$/],
];

test('UI-10 the departments of the specification; six items of each branch, then "Ver más" if there are more; by keyboard alone', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  const tree = await departments(request);
  expect(tree.map(({ name }) => name)).toEqual(specified.map(([, name]) => expect.stringMatching(name)));
  await page.goto('/ajustes');
  await page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true }).focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('#departamentos');
  const names = panel.getByRole('list').first().getByRole('link');
  await expect(names).toHaveText(specified.map(([, name]) => name));
  await names.first().focus();
  for (const department of tree) {
    await expect(panel.getByRole('link', { name: `Ver todo ${department.name}` })).toBeVisible();
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(department.children.map(({ name }) => name));
    const branches = await panel
      .locator('section')
      .evaluateAll((sections) =>
        sections.map((section) => [...section.querySelectorAll('li')].map(({ textContent }) => textContent)),
      );
    expect(branches).toEqual(
      department.children.map(({ children }) => [
        ...children.slice(0, 6).map(({ name }) => name),
        ...(children.length > 6 ? ['Ver más'] : []),
      ]),
    );
    await page.keyboard.press('ArrowDown');
  }
  // Back to the first department; into its branches, down to its first "Ver más", and there.
  await page.keyboard.press('ArrowRight');
  const branch = tree[0]?.children.find(({ children }) => children.length > 6);
  const more = panel.getByRole('link', { name: `Ver más: ${branch?.name}` });
  for (let step = 0; step < 80 && !(await more.evaluate((link) => link === document.activeElement)); step++)
    await page.keyboard.press('ArrowDown');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(branch?.name ?? '');
});

test('UI-10 every department is visible at once on a usual screen, and the list scrolls on a low one', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  const last = (await departments(request)).at(-1)?.name ?? '';
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/categoria');
  await page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true }).click();
  const panel = page.locator('#departamentos');
  const list = panel.getByRole('list').first();
  await expect(panel.getByRole('link', { name: last, exact: true })).toBeInViewport({ ratio: 1 });
  const hidden = () => list.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await hidden()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 600 });
  expect(await hidden()).toBeGreaterThan(0);
  const box = await panel.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
});

test('RT-33 links of the menu at its three levels: base path, lowercase encoded names, id; each opens with the canonical of RT-11', async ({
  page,
  request,
  isMobile,
  baseURL,
}) => {
  test.skip(isMobile, 'wide screens');
  const tree = await departments(request);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true }).click();
  const panel = page.locator('#departamentos');
  const lower = (name: string) => encodeURIComponent(name.toLocaleLowerCase('es-MX'));
  test.setTimeout(120_000);
  const opens = 4;
  const opened = new Map<string, { id: number; slug: string }>();
  for (const department of tree) {
    const wanted: [{ id: number; slug: string }, string][] = [];
    const add = (node: (typeof tree)[number], ...names: string[]) =>
      wanted.push([node, `/categoria/${names.map(lower).join('/')}?id=${node.id}`]);
    add(department, department.name);
    for (const branch of department.children) {
      add(branch, department.name, branch.name);
      for (const leaf of branch.children.slice(0, 6)) add(leaf, department.name, branch.name, leaf.name);
      if (branch.children.length > 6) add(branch, department.name, branch.name);
    }
    await panel.getByRole('link', { name: department.name, exact: true }).focus();
    await panel.getByRole('link', { name: department.name, exact: true }).hover();
    const shown = panel.locator(`a[href$="?id=${department.id}"]`, { hasText: `Ver todo ${department.name}` });
    await expect(shown).toBeVisible();
    const hrefs = await shown
      .locator('xpath=..')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs, department.name).toEqual(wanted.map(([, href]) => href));
    // The list at the left has the same names of departments as the panel.
    await expect(panel.getByRole('link', { name: department.name, exact: true })).toHaveAttribute(
      'href',
      hrefs[0] ?? '',
    );
    // A department itself, a branch of it and leaves of that branch, for each department.
    for (const [node, href] of wanted.slice(0, opens)) opened.set(href, node);
  }
  for (const level of [3, 4, 5])
    expect([...opened.keys()].filter((href) => href.split('/').length === level).length).toBeGreaterThanOrEqual(
      tree.length,
    );
  const faults: string[] = [];
  const queue = [...opened];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [href, node] = next;
      const reply = await fetch(new URL(href, baseURL), { redirect: 'manual' });
      const canonical = `<link rel="canonical" href="${baseURL}${categoryUrl(node)}"`;
      if (reply.status !== 200 || !(await reply.text()).includes(canonical)) faults.push(`${reply.status} ${href}`);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  expect(faults).toEqual([]);
});

test('UI-10 a pointer that only crosses a department does not show it; one that rests on it does', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  const [first, second, third] = await departments(request);
  const opened = new Date('2026-11-21T12:00:00-06:00');
  await page.clock.install({ time: opened });
  await page.goto('/categoria');
  await page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true }).click();
  const panel = page.locator('#departamentos');
  const all = (name = '') => panel.getByRole('link', { name: `Ver todo ${name}` });
  await expect(all(first?.name)).toBeVisible();
  // From here on the clock stands still, except where the test advances it.
  await page.clock.pauseAt(new Date(opened.getTime() + 3_600_000));
  await panel.getByRole('link', { name: second?.name ?? '', exact: true }).hover();
  await page.clock.runFor(100);
  await panel.getByRole('link', { name: third?.name ?? '', exact: true }).hover();
  await page.clock.runFor(100);
  await all(first?.name).hover();
  await page.clock.runFor(1000);
  await expect(all(first?.name), 'on its way to the branches').toBeVisible();
  await panel.getByRole('link', { name: third?.name ?? '', exact: true }).hover();
  await page.clock.runFor(200);
  await expect(all(third?.name)).toBeVisible();
});

test('UI-10 a press with a modifier opens the page of departments in a new window or tab', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  await page.goto('/ajustes');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true });
  for (const key of ['Shift', 'Control'] as const) {
    const other = context.waitForEvent('page');
    await opener.click({ modifiers: [key] });
    await expect(await other).toHaveURL(/\/categoria$/);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
});
