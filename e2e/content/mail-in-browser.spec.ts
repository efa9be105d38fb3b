/** Mails of the shop, shown in the browser (RT-18). */
import { readSigningKey } from '@tianguis/database';
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';
import { makeSignedToken } from '../../apps/api/src/signed-token.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin, shop } from '../support/shop/operator.ts';

/**
 * Writes a mail as the shop does.
 * @returns its id, and the link in it
 */
function writeMail(to: string): { id: string; link: string } {
  const [, id = ''] = /mail show (\S+)/.exec(shop('mail', 'test', to)) ?? [];
  const [link = ''] = /\S+\/verCorreoCompleto\?token=\S+/.exec(shop('mail', 'show', id)) ?? [];
  expect(link.startsWith(`${origin}/verCorreoCompleto?token=${id}.`), link).toBe(true);
  return { id, link };
}

const ofItsReader = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

test('RT-18 a mail opens in the browser by the link in it, as it was sent, in both themes', async ({ page }, {
  project,
}) => {
  const { link } = writeMail(`ver-${project.name}@tianguis.example`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const response = await page.goto(link);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject(ofItsReader);
    await expect(page).toHaveTitle(/^Correo de prueba de /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu tienda ya manda correos');
    await expect(page.getByRole('link', { name: 'Ábrelo en tu navegador' })).toHaveAttribute('href', link);
    expect(await accessibilityViolations(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  // The mail's styles apply: its dark style sheet, and its attributes.
  const colours = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.querySelector('.card') as Element).borderRadius,
  ]);
  expect(colours).toEqual(['rgb(23, 18, 26)', '16px']);
  const [home] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.getByRole('link', { name: 'Ir a la tienda' }).click(),
  ]);
  expect(home.headers(), 'the token goes nowhere').not.toHaveProperty('referer');
  await expect(page).toHaveURL(`${origin}/`);
});

test(
  'RT-18 whatever got into a mail, it runs no script, sends no form, and calls nobody',
  { tag: '@phone' },
  async ({ page, problems }, { project }) => {
    problems.expect(/Content Security Policy/);
    const { id, link } = writeMail(`ajeno-${project.name}@tianguis.example`);
    const planted = `<!DOCTYPE html><head><title>Ajeno</title></head>
    <script>document.title = 'inline'</script><script src="${origin}/robots.txt"></script>
    <img src="/favicon.svg?own" alt="" onload="document.title = 'loaded'"><img src="https://evil.example/seen" alt="">
    <iframe src="${origin}/"></iframe><a href="javascript:document.title = 'pressed'">Picar</a>
    <form action="${origin}/acciones/boletin" method="post"><button>Enviar</button></form>`;
    await withShopDatabase(({ pool }) => pool.query('update mails set html = $2 where id = $1', [id, planted]));
    const loaded: string[] = [];
    page.on('response', (response) => void loaded.push(new URL(response.url()).pathname));
    const refused: string[] = [];
    page.on('console', (message) => void refused.push(message.text()));
    // A refused frame never loads, so the page has no `load` event.
    await page.goto(link, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => loaded).toContain('/favicon.svg');
    await expect(page).toHaveTitle('Ajeno');
    await page.getByRole('link', { name: 'Picar' }).click();
    // Submits by a script, since Playwright would wait after a click for the refused page.
    await page.locator('form').evaluate((form: HTMLFormElement) => setTimeout(() => form.requestSubmit()));
    for (const what of [
      /inline script/,
      /robots\.txt/,
      /event handler/,
      /evil\.example/,
      /fram/i,
      /javascript:/i,
      /boletin/,
    ])
      await expect.poll(() => refused.filter((text) => what.test(text)), String(what)).not.toEqual([]);
    expect(page.url()).toBe(link);
    expect(loaded.filter((path) => path !== '/favicon.svg')).toEqual(['/verCorreoCompleto']);
  },
);

test('RT-18 without a link that is right, a page of the shop says why, and leads home', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/40[04]|410/);
  const { id, link } = writeMail('vencido@tianguis.example');
  const expired = await withShopDatabase(async ({ db }) =>
    makeSignedToken(id, Date.now() - 1_000, await readSigningKey(db, 'mail-in-browser')),
  );
  const forged = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const [address, status, title] of [
    ['/verCorreoCompleto', 400, 'A este enlace le falta un pedazo'],
    ['/verCorreoCompleto?token=', 400, 'A este enlace le falta un pedazo'],
    ['/verCorreoCompleto?token=nada', 404, 'No encontramos este correo'],
    [forged, 404, 'No encontramos este correo'],
    [`/verCorreoCompleto?token=${expired}`, 410, 'Este enlace ya venció'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(status);
    expect(response?.headers(), address).toMatchObject(ofItsReader);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(`${origin}/`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'RT-18 a mail, and the page in its place, are whole',
    { tag: '@desktop' },
    async ({ page, problems }, { project }) => {
      problems.expect(/404/);
      const { link } = writeMail(`sin-js-${project.name}@tianguis.example`);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu tienda ya manda correos');
      await page.goto('/verCorreoCompleto?token=nada');
      await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
      await expect(page).toHaveURL(`${origin}/`);
    },
  );
});
