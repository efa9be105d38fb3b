/** Passkeys by requests, with a device made by the test (issue 16, 2). `passkeys.spec.ts` tests them in a browser. */
import { createTestPasskey } from '../../../apps/api/src/modules/accounts/testing/test-passkey.ts';
import { addCustomer, mailedCode, password, signInByCall } from '../../support/customers/customers.ts';
import { passkeysOf, storePasskey } from '../../support/customers/stored-passkeys.ts';
import { origin } from '../../support/shop/operator.ts';
import { Client } from '../client/client.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { confirmIdentity, fillSignIn } from '../client/plain-sign-in.ts';
import { expect, test } from '../client/test.ts';

const post = (client: Client, path: string, form: Record<string, string>) =>
  client.post(path, { form, headers: { origin }, maxRedirects: 0 });
const confirm = (client: Client) =>
  post(client, '/mi-cuenta/confirmar/respuesta', { contrasena: password, volver: '/mi-cuenta/' });

/** Adds a passkey of a new device to the signed-in customer. */
async function addPasskey(client: Client, nombre: string, answer: { isVerified: boolean }) {
  const key = createTestPasskey({ origin });
  await confirm(client);
  const asked = await (await post(client, '/mi-cuenta/llave-nueva/respuesta', { nombre })).json();
  const respuesta = JSON.stringify(key.create(JSON.parse(asked.values.opciones), answer));
  const made = await post(client, '/mi-cuenta/llave-nueva/respuesta', { nombre, respuesta });
  expect(await made.json()).toMatchObject({ status: 'done' });
  return key;
}

/** Without a PIN, Chromium creates no passkey that is enough for a sign-in. Other browsers do. */
test('SS-02 a key that did not verify its user is like a password: a mailed code goes on', async () => {
  const { email } = await addCustomer();
  const browser = new PlainBrowser();
  await signInByCall(browser.client, email);
  const key = await addPasskey(browser.client, 'Sin PIN', { isVerified: false });
  browser.client.cookies.clear();
  const back = { volver: '/tiendas' };
  const { values } = await (await post(browser.client, '/login/llave', back)).json();
  const used = JSON.stringify(key.get(JSON.parse(values.opciones), { isVerified: false }));
  const answer = { ...back, ficha: values.ficha, respuesta: used };
  const { values: led } = await (await post(browser.client, '/login/llave', answer)).json();
  expect(led.ir).toBe('/autorizar?redirect=%2Ftiendas');
  // Options are valid for one answer.
  expect(await (await post(browser.client, '/login/llave', answer)).json()).toMatchObject({ status: 'failed' });
  await browser.open(led.ir);
  await browser.submit('Confirmar', { Código: await mailedCode(email) });
  expect(browser.address).toBe('/tiendas');
});

test('issue 16, 2: without JavaScript there is no button that does nothing; the offer can be put off, and keys be removed', async () => {
  const { id, email } = await addCustomer();
  const browser = new PlainBrowser();
  browser.client.cookies.take(['llaves_aqui=1; Path=/']);
  let page = await browser.open('/login?redirect=/mi-cuenta/');
  expect(page.count('button', 'Entrar con una llave de acceso')).toBe(0);
  await fillSignIn(browser, email);
  page = await browser.submit('Ahora no');
  expect(browser.address).toBe('/mi-cuenta/');
  expect(page.count('button', 'Ahora no')).toBe(0);
  await browser.open('/mi-cuenta/llave-nueva');
  page = await confirmIdentity(browser);
  expect(page.count('button', 'Crear la llave')).toBe(0);
  await storePasskey(id, 'Otra', true);
  page = await browser.open('/mi-cuenta/seguridad');
  expect(page.main.text).toContain('Sincronizada');
  page = await browser.submit('Guardar nombre', { 'Nombre de la llave': 'La azul' });
  expect(page.main.text).toContain('Listo: cambiamos el nombre de la llave.');
  page = await browser.submit('Quitar la llave La azul');
  expect(page.main.text).toContain('Quitaste la llave.');
  expect(await passkeysOf(id)).toEqual([]);
});

test("RO-02 another customer's passkey answers 404, and stays as it is", async ({ request }) => {
  const mine = await addCustomer();
  await signInByCall(request, mine.email);
  await addPasskey(request, 'La mía', { isVerified: true });
  const [key] = await passkeysOf(mine.id);
  const stranger = new Client();
  await signInByCall(stranger, (await addCustomer('Ramona')).email);
  await confirm(stranger);
  for (const llave of [key?.id ?? '', '00000000-0000-4000-8000-000000000000'])
    for (const form of [
      { accion: 'quitar-llave', llave },
      { accion: 'nombrar-llave', llave, nombre: 'Mía' },
    ])
      expect((await post(stranger, '/mi-cuenta/seguridad', form)).status(), form.accion).toBe(404);
  for (const llave of ['', '../x', 'x'.repeat(5_000)]) {
    const reply = await post(stranger, '/mi-cuenta/seguridad', { accion: 'quitar-llave', llave });
    expect([404, 422]).toContain(reply.status());
  }
  expect(await passkeysOf(mine.id)).toEqual([key]);
  // Answers that no device made.
  for (const respuesta of ['', '{', '[]', 'null', '{"id":"x"}', JSON.stringify({ a: 'x'.repeat(70_000) })])
    for (const [path, form] of [
      ['/login/llave', { respuesta, ficha: 'x'.repeat(43), volver: '/' }],
      ['/mi-cuenta/confirmar/respuesta', { accion: 'llave', respuesta, volver: '/' }],
      ['/mi-cuenta/llave-nueva/respuesta', { respuesta, nombre: 'Una' }],
    ] as const) {
      const reply = await post(stranger, path, form);
      expect(reply.status(), `${path} ${respuesta.slice(0, 10)}`).toBe(200);
      expect((await reply.json()).status, `${path} ${respuesta.slice(0, 10)}`).toMatch(/failed|invalid/);
    }
});
