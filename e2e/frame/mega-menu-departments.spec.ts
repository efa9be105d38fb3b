/** The content of the mega-menu: its departments, branches and links. */
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, departments } from '../support/catalogue/catalogue.ts';

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

test('UI-10 the departments of the specification; six items of each branch, then "Ver más" if there are more; by keyboard alone', {
  tag: '@desktop',
}, async ({ page, request }) => {
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
  // Moves back to the first department, into its branches, and down to its first "Ver más".
  await page.keyboard.press('ArrowRight');
  const branch = tree[0]?.children.find(({ children }) => children.length > 6);
  const more = panel.getByRole('link', { name: `Ver más: ${branch?.name}` });
  for (let step = 0; step < 80 && !(await more.evaluate((link) => link === document.activeElement)); step++)
    await page.keyboard.press('ArrowDown');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(branch?.name ?? '');
});

test('UI-10 every department is visible at once on a usual screen, and the list scrolls on a low one', {
  tag: '@desktop',
}, async ({ page, request }) => {
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

test('RT-33 links of the menu at its three levels: base path, lowercase encoded names, id; each opens with the canonical of RT-11', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
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
    // The list at the left has the same department names as the panel.
    await expect(panel.getByRole('link', { name: department.name, exact: true })).toHaveAttribute(
      'href',
      hrefs[0] ?? '',
    );
    // For each department: the department, one of its branches, and leaves of this branch.
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
