/**
 * Sign-in without JavaScript, by password and by code (RT-02, RT-05, ER-05). `sign-in.spec.ts` tests it with scripts.
 */
import { addCustomer, askForCode, mailedCode, mailsOf, password } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin } from '../../support/shop/operator.ts';
import { partner } from '../../support/shop/shop-config.ts';
import { fieldValue, type HtmlPage } from '../client/html-page.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { fillSignIn, forget } from '../client/plain-sign-in.ts';
import { expect, test } from '../client/test.ts';

const alerts = (page: HtmlPage) =>
  page
    .all('[role="alert"]')
    .map(({ text }) => text)
    .filter((text) => text !== '');

test('ER-05 a wrong password and an unknown e-mail get one answer, and what was typed stays', async () => {
  const { email } = await addCustomer();
  const browser = new PlainBrowser();
  for (const typed of [email, 'nadie@tianguis.example']) {
    await browser.open('/login?redirect=/tiendas');
    const page = await fillSignIn(browser, typed, 'no es la mía');
    expect(browser.reply.status()).toBe(401);
    expect(alerts(page).filter((text) => text.includes('Usuario'))).toEqual(['Usuario y/o Contraseña no validos']);
    expect(fieldValue(page.field('Correo electrónico'))).toBe(typed);
    expect(page.one('a', 'Volver a donde estabas').attribute('href')).toBe('/tiendas');
  }
  // The answer also preserves the page to return to.
  await fillSignIn(browser, email);
  expect(browser.address).toBe('/tiendas');
});

test('ER-05 a closed account reads that it is; a failing shop says so; what was typed stays', async () => {
  const { id, email } = await addCustomer();
  await withShopDatabase(({ pool }) => pool.query('update customers set blocked_at = now() where id = $1', [id]));
  const browser = new PlainBrowser();
  await browser.open('/login?redirect=/tiendas');
  let page = await fillSignIn(browser, email);
  expect(alerts(page)).toEqual(['Su Usuario no esta autorizado para acceder a este sitio']);
  expect(fieldValue(page.field('Correo electrónico'))).toBe(email);
  await withShopDatabase(async ({ pool }) => {
    await pool.query('update customers set blocked_at = null where id = $1', [id]);
    await pool.query(`
      create or replace function refuse_session() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '53100'; end $$;
      create trigger refuse_session_${id.slice(0, 8)} before insert on customer_sessions
        for each row when (new.customer_id = '${id}') execute function refuse_session()`);
  });
  page = await fillSignIn(browser, email);
  expect(alerts(page).join(' ')).toContain('Tuvimos un problema de nuestro lado.');
  expect(fieldValue(page.field('Correo electrónico'))).toBe(email);
  expect(browser.address).toMatch(/\/login\?redirect=(\/|%2F)tiendas$/);
  await withShopDatabase(({ pool }) =>
    pool.query(`drop trigger refuse_session_${id.slice(0, 8)} on customer_sessions`),
  );
  await fillSignIn(browser, email);
  expect(browser.address).toBe('/tiendas');
});

test('RT-05 another code is mailed after 30 s, not before, and the first one is over then', async () => {
  const { id, email } = await addCustomer();
  await askForCode(email);
  const browser = new PlainBrowser();
  await browser.open('/login?redirect=/tiendas');
  await fillSignIn(browser, email);
  let page = await browser.submit('Enviar otro código');
  expect(page.main.text).toMatch(/Acabamos de enviarte un código\. Espera (2\d|30) segundos/);
  const first = await mailedCode(email);
  expect(await mailsOf(email, 'sign-in-code')).toBe(1);
  await withShopDatabase(({ pool }) =>
    pool.query(
      `update mailed_codes set created_at = created_at - interval '31 seconds' where purpose = 'sign-in' and subject = $1`,
      [id],
    ),
  );
  expect(browser.address).toMatch(/\/autorizar/);
  page = await browser.submit('Enviar otro código');
  await expect.poll(() => mailsOf(email, 'sign-in-code')).toBe(2);
  expect(page.main.text).toMatch(/otro código/);
  const second = await mailedCode(email);
  if (first !== second) {
    page = await browser.submit('Confirmar', { Código: first });
    expect(page.main.text).toContain('El código no es correcto. Revísalo e inténtalo de nuevo.');
  }
  await browser.submit('Confirmar', { Código: second });
  expect(browser.address).toBe('/tiendas');
});

test('RT-02 RT-05 a sign-in leads to a partner, also by a code, and the query stays on the way', async () => {
  const { email } = await addCustomer();
  const target = `${partner}/regalos?a=1`;
  const login = `/login?${new URLSearchParams({ redirect: target, origen: 'socio' })}`;
  const known = new PlainBrowser();
  await known.open(login);
  await fillSignIn(known, email);
  expect(known.reply.url()).toBe(target);

  const other = new PlainBrowser();
  const expectCodeStep = () => {
    const address = new URL(other.reply.url());
    expect(address.pathname).toMatch(/^\/autorizar/);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ origen: 'socio', redirect: target });
  };
  await other.open(login);
  let page = await fillSignIn(other, email);
  expectCodeStep();
  expect(page.field('Código').has('autofocus')).toBe(true);
  page = await other.submit('Confirmar', { Código: '000000' });
  expect(page.main.text).toMatch(/no es correcto/);
  expectCodeStep();
  await other.submit('Confirmar', { Código: await mailedCode(email) });
  expect(other.reply.url()).toBe(target);
});

test('RT-02 only targets of this shop are followed after signing in', async () => {
  const { email } = await addCustomer();
  const browser = new PlainBrowser();
  for (const evil of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    await browser.open(`/login?redirect=${encodeURIComponent(evil)}`);
    await fillSignIn(browser, email);
    expect(browser.address, evil).toBe('/');
    forget(browser);
    // The script of the page goes where this reply leads.
    const form = { correo: email, contrasena: password, volver: evil };
    const reply = await browser.client.post('/login/respuesta', { form, headers: { origin } });
    expect((await reply.json()).values.ir, evil).toBe('/');
    forget(browser);
  }
});
