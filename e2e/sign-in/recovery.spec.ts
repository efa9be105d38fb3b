/** Recovery of a password: request, mail with a link, new password, end of old sessions (RT-04). */
import type { APIRequestContext, Page } from '@playwright/test';
import {
  accessibilityViolationsInBothThemes,
  accessibilityViolationsOfWhole,
  expect,
  htmlFaults,
  test,
} from '@tianguis/testkit/browser';
import { addCustomer, password } from '../support/customers/customers.ts';
import { cookiesOf } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

const next = 'lluvia sobre el comal';
const clean = `${origin}/recuperar-contrasena/`;
const ofItsReader = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The mails of a kind to an e-mail address, the newest first. */
function mailsTo(email: string, kind: string): Promise<{ text: string; is_secret: boolean }[]> {
  return withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      `select plain_text as text, is_secret from mails where recipient = $1 and kind = $2 order by created_at desc`,
      [email, kind],
    );
    return rows;
  });
}

/** Waits for a mail of a kind to an e-mail address, and returns its text. */
async function mailTo(email: string, kind: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email, kind)).length, `${kind} to ${email}`).toBe(1);
  return (await mailsTo(email, kind))[0]?.text ?? '';
}

const signIn = (request: APIRequestContext, usuario: string, contrasena: string) =>
  request.post('/app/ApiRest/Login/', { data: { usuario, contrasena } });

function linkIn(mail: string): string {
  const [link = ''] = /\S+\/recuperar-contrasena\/\?token=[\w-]{43}$/m.exec(mail) ?? [];
  expect(link.startsWith(`${clean}?token=`), mail).toBe(true);
  return link;
}

/** Requests a link by the API, as an application does. */
async function linkFor(request: APIRequestContext, email: string): Promise<string> {
  expect((await request.post('/app/v1/recuperar-contrasena', { data: { correo: email } })).status()).toBe(200);
  return linkIn(await mailTo(email, 'recovery-link'));
}

/** Recovers a password, from the page that asks for the e-mail address to the page of success. */
async function recover(page: Page, request: APIRequestContext): Promise<void> {
  const { email } = await addCustomer();
  const old = await signIn(request, email, password);
  expect(old.status()).toBe(200);

  await page.goto('/recuperar-contrasena');
  await expect(page).toHaveTitle(/^Recupera tu contraseña/);
  const field = page.getByRole('main').getByLabel('Correo electrónico');
  const ask = page.getByRole('button', { name: 'Enviarme el enlace' });
  await expect(field).toHaveAttribute('autocomplete', 'username');
  await expect(field).toHaveAttribute('inputmode', 'email');
  await field.fill('ana@');
  await ask.click();
  await expect(field).toHaveAccessibleDescription('El formato de correo electrónico es inválido');
  await expect(field).toHaveValue('ana@');
  await expect(field).toBeFocused();
  await field.fill(email.toUpperCase());
  await ask.click();
  await expect(title(page)).toHaveText('Revisa tu correo');
  await expect(page.getByRole('main')).toContainText(
    `Si hay una cuenta con ${email.toUpperCase()}, te enviamos un enlace`,
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute(
    'href',
    '/login',
  );

  const link = linkIn(await mailTo(email, 'recovery-link'));
  const opened = await page.goto(link);
  expect(page.url(), 'the token does not stay in the address').toBe(clean);
  expect(opened?.headers()).toMatchObject(ofItsReader);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(await page.content()).not.toContain(token);
  await expect(title(page)).toHaveText('Elige una contraseña nueva');
  await expect(page.getByRole('textbox', { name: 'Correo de tu cuenta' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Correo de tu cuenta' })).toHaveAttribute('autocomplete', 'username');
  const chosen = page.getByLabel('Contraseña nueva');
  await expect(chosen).toHaveAttribute('autocomplete', 'new-password');
  await expect(chosen).toHaveAccessibleDescription(/Al menos 8 caracteres/);
  await chosen.fill('password123');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(chosen).toHaveAccessibleDescription(/primeras que alguien probaría/);
  await expect(chosen).toBeFocused();
  await expect(page.getByText(/^(.*: )?(Regular|Buena|Muy buena)/), 'no praise beside a refusal').toBeHidden();
  await chosen.fill(next);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(title(page)).toHaveText('Tu contraseña cambió');
  await page.reload();
  await expect(title(page), 'also after a reload').toHaveText('Tu contraseña cambió');

  const cookies = await cookiesOf(page.context());
  expect(cookies.has('recuperacion'), 'the token is forgotten').toBe(false);
  expect(cookies.get('session_token')).toMatchObject({ httpOnly: true });
  const sessions = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ method: string; open: boolean }>(
      `select s.method, s.ended_at is null as open from customer_sessions s join customers c on c.id = s.customer_id
        where c.email = $1 order by s.created_at`,
      [email],
    );
    return rows;
  });
  expect(sessions).toEqual([
    { method: 'password', open: false },
    { method: 'recovery', open: true },
  ]);
  expect((await signIn(request, email, password)).status()).toBe(401);
  expect((await signIn(request, email, next)).status(), 'a device that is not known is asked for a code').toBe(412);
  expect(await mailTo(email, 'password-changed')).toContain('tu contraseña cambió');

  const again = await page.goto(link);
  expect(again?.status()).toBe(410);
  await expect(title(page)).toHaveText('Este enlace ya no sirve');
  await expect(field).toBeVisible();
  await page.goto('/recuperar-contrasena/?lista=1');
  await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/mi-cuenta/');
  await expect(title(page), 'and signed in').toHaveText('¡Hola, Guadalupe!');
}

test('RT-04 the whole way to a new password; old sessions are ended', { tag: '@phone' }, async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/410/);
  await recover(page, request);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-04 the whole way to a new password', { tag: '@desktop' }, async ({ page, request, problems }) => {
    problems.expect(/410|422/);
    await recover(page, request);
  });
});

test('RT-04 an e-mail that nobody has is answered alike, word by word, and gets no mail', { tag: '@desktop' }, async ({
  page,
}) => {
  const { email: known } = await addCustomer();
  const unknown = 'no-hay@tianguis.example';
  const seen = [];
  for (const email of [unknown, known]) {
    await page.goto('/recuperar-contrasena/');
    await page.getByRole('main').getByLabel('Correo electrónico').fill(email);
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveText('Revisa tu correo');
    seen.push(((await page.getByRole('main').textContent()) ?? '').replace(email, '…'));
  }
  expect(seen[0]).toBe(seen[1]);
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  await mailTo(known, 'recovery-link');
  expect(await mailsTo(unknown, 'recovery-link')).toEqual([]);
});

test('RT-04 the token leaves the address at once, for no script and no other site to read', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { email } = await addCustomer();
  const link = await linkFor(request, email);
  expect((await mailsTo(email, 'recovery-link'))[0]?.is_secret, 'it has no page in the browser').toBe(true);
  const reply = await request.get(link, { maxRedirects: 0 });
  expect(reply.status()).toBe(303);
  expect(reply.headers()).toMatchObject({
    ...ofItsReader,
    location: '/recuperar-contrasena/',
    'referrer-policy': 'no-referrer',
  });
  expect(reply.headers()['set-cookie']).toMatch(
    /^recuperacion=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(await reply.text()).not.toContain('token');
  const token = new URL(link).searchParams.get('token') ?? '';
  const referers: string[] = [];
  page.on('request', (one) => void referers.push(`${one.headers().referer ?? ''} ${one.postData() ?? ''}`));
  const asked: string[] = [];
  page.on('request', (one) => void asked.push(one.url()));
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Pide otro enlace' }).click();
  await expect(title(page)).toHaveText('Recupera tu contraseña');
  expect(referers.join('\n')).not.toContain(token);
  expect(asked.filter((url) => url.includes(token))).toEqual([link, link]);
  expect(await page.evaluate(() => document.cookie + document.referrer + location.href)).not.toContain(token);
  await page.goBack();
  await expect(page).toHaveURL(clean);
  // Opening a link does not use it up, since programs that check mails also open links.
  await expect(title(page)).toHaveText('Elige una contraseña nueva');
});

test('RT-04 the step of the new password: valid HTML, accessible in both themes, nothing sticks out, by keyboard', async ({
  page,
  request,
  isMobile,
}) => {
  const { email } = await addCustomer();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: isMobile ? 320 : 1280, height: 740 });
  const response = await page.goto(await linkFor(request, email));
  expect(await htmlFaults((await response?.text()) ?? '')).toEqual([]);
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const chosen = page.getByLabel('Contraseña nueva');
  await page.getByRole('textbox', { name: 'Correo de tu cuenta' }).focus();
  await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();
  await page.keyboard.type(next);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mostrar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Tu contraseña cambió');
});

test(
  'RT-04 a link that is cut off or forged is told as one that does not serve, and a new one can be asked for',
  { tag: '@phone' },
  async ({ page, problems }, { project }) => {
    problems.expect(/410/);
    for (const token of ['', 'corto', 'x'.repeat(43), '"><script>alert(1)</script>']) {
      const response = await page.goto(`/recuperar-contrasena/?token=${encodeURIComponent(token)}`);
      expect(response?.status(), token).toBe(410);
      expect(response?.headers(), token).toMatchObject({ ...ofItsReader, 'referrer-policy': 'same-origin' });
      await expect(title(page)).toHaveText('Este enlace ya no sirve');
      expect(await page.context().cookies(), token).toEqual([]);
    }
    const email = `otro-enlace-${project.name}@tianguis.example`;
    await page.getByRole('main').getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
    await expect(title(page)).toHaveText('Revisa tu correo');
  },
);
