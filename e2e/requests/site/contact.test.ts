/** The contact page without JavaScript, and what its script asks for (RT-17). */
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

const typed = {
  'Tu nombre': 'Lupita Hernández',
  'Tu correo electrónico': 'no es correo',
  '¿De qué se trata?': 'Un producto',
  'Tu mensaje': 'La tapa no cierra.\nAyuda, por favor.',
};

test('RT-17 ER-09 without JavaScript nothing typed is lost, the form is stored once, and the page shows its folio', async () => {
  const browser = new PlainBrowser();
  await browser.open('/contacto');
  await browser.submit('Enviar mensaje', typed);
  expect([browser.address, browser.reply.status()]).toEqual(['/acciones/escribir/contacto', 422]);
  expect(browser.page.main.text).toContain('Escribe un correo como nombre@ejemplo.com');
  // The public page has no seal, so the page behind it shows the form again.
  await browser.submit('Enviar mensaje', { 'Tu correo electrónico': 'lupita-contacto@correo.mx' });
  expect(browser.reply.status()).toBe(409);
  expect(browser.page.main.text).toContain('Ya casi. Revisa lo que escribiste y envíalo otra vez.');
  // A person needs more than two seconds to read it.
  const sendAgain = async () => {
    await browser.submit('Enviar mensaje');
    return browser.reply.status();
  };
  await expect.poll(sendAgain, { interval: 400, timeout: 10_000 }).toBe(200);
  const [, folio = ''] = /folio es (C[A-Z2-9]{8})/.exec(browser.page.main.text) ?? [];
  const { rows } = await withShopDatabase(({ pool }) =>
    pool.query('select folio, text from contact_requests where email = $1', ['lupita-contacto@correo.mx']),
  );
  expect(rows).toEqual([{ folio, text: typed['Tu mensaje'] }]);
});

test('RT-17 the page is public, and only its script learns the seal and who is signed in', async ({ request }) => {
  const page = await request.get('/contacto');
  expect(page.headers()['cache-control']).toContain('public');
  const html = await page.text();
  expect(html).toMatch(/<input type="hidden" name="sello" value=""\/>/);
  expect(html).toMatch(/<div hidden(?:="")?><label>[^<]+<input[^>]* name="sitio"/);
  const resource = '/acciones/escribir/contacto/respuesta';
  const visitor = await request.get(resource);
  expect(visitor.headers()['cache-control']).toBe('private, no-store');
  expect(Object.keys(await visitor.json())).toEqual(['sello']);
  const { email } = await addCustomer('Rosario');
  await signInByCall(request, email);
  expect(await (await request.get(resource)).json()).toMatchObject({
    correo: email,
    nombre: expect.stringContaining('Rosario'),
  });
  expect(await (await request.get('/contacto')).text()).toBe(html);
  expect((await request.get('/acciones/escribir/nada')).status()).toBe(404);
  expect((await request.get('/acciones/escribir/nada/respuesta')).status()).toBe(404);
});

test('RT-25 the page for sellers has the rates of the configuration, and its form works without JavaScript', async () => {
  const browser = new PlainBrowser();
  await browser.open('/l/vender-en-internet');
  for (const part of [
    'Celulares y telefonía 9 %',
    'Hogar y jardín › Muebles 15.5 %',
    'Todo lo demás 14 %',
    '2.5 % de ISR',
  ])
    expect(browser.page.main.text.replaceAll(/\s/g, '')).toContain(part.replaceAll(/\s/g, ''));
  const lead = { 'Tu nombre': 'Rosa', 'Nombre de tu negocio': 'Ollas Rosa', 'Tu teléfono': '5512345678' };
  const goods = { '¿Qué vendes más?': 'Otra', '¿Qué vendes?': 'Ollas de barro de Puebla' };
  await browser.submit('Quiero vender', {
    ...{ ...lead, ...goods, 'Tu correo electrónico': 'rosa-vende@correo.mx', RFC: 'EKU9003173C8' },
  });
  expect([browser.address, browser.reply.status()]).toEqual(['/acciones/escribir/vender', 422]);
  expect(browser.page.main.text).toContain('Algo no cuadra en ese RFC');
  const sendAgain = async () => {
    await browser.submit('Quiero vender');
    return browser.reply.status();
  };
  await expect.poll(sendAgain, { interval: 400, timeout: 10_000 }).toBe(200);
  const [, folio = ''] = /folio es (V[A-Z2-9]{8})/.exec(browser.page.main.text) ?? [];
  const { rows } = await withShopDatabase(({ pool }) =>
    pool.query('select folio, business, rfc from seller_leads where email = $1', ['rosa-vende@correo.mx']),
  );
  expect(rows).toEqual([{ folio, business: 'Ollas Rosa', rfc: 'EKU9003173C8' }]);
});
