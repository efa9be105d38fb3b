/** Lists of saved products without JavaScript (RL-03). `wishlist.spec.ts` tests them with scripts. */
import { list } from '../../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { origin } from '../../support/shop/operator.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

test('RL-03 lists are made and deleted, products moved and removed, each with a way back', async () => {
  const browser = new PlainBrowser();
  const { client } = browser;
  await signInByCall(client, (await addCustomer()).email);
  for (const { id } of (await list(client, 'page_size=2')).data.products)
    await client.post('/acciones/favoritos', { form: { producto: String(id) }, headers: { origin }, maxRedirects: 0 });
  await browser.open('/mi-cuenta/listadeseos/');
  let page = await browser.submit('Crear lista', { 'Nombre de la lista': 'Regalos' });
  expect(page.main.text).toContain('Listo: ya tienes una lista nueva.');
  expect(page.main.count('h2', 'Regalos')).toBe(1);
  page = await browser.follow(/^Favoritos/);
  page = await browser.press(page.main.first('button', 'Mover'));
  expect(page.main.text).toContain('Lo pasamos a la otra lista.');
  page = await browser.submit(/^Quitar de la lista/);
  expect(page.main.text).toContain('Guarda aquí lo que te gusta');
  page = await browser.submit('Deshacer');
  expect(page.main.text).toContain('Está otra vez en la lista.');
  await browser.follow(/^Regalos/);
  page = await browser.submit('Borrar la lista');
  expect(page.main.text).toContain('Borramos la lista.');
  page = await browser.submit('Deshacer');
  expect(page.main.count('h2', 'Regalos')).toBe(1);
  expect((await (await client.get('/resources/favoritos')).json()).products).toHaveLength(2);
});
