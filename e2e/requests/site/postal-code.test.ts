/** The form of the postal code without JavaScript (RT-31, VA-01). */
import { origin } from '../../support/shop/operator.ts';
import { expect, test } from '../client/test.ts';

test('without JavaScript a mistake keeps where the date was asked for', async ({ request }) => {
  const goal = '/c/ofertas/?fechas=1';
  const send = (codigoPostal: string) =>
    request.post('/acciones/codigo-postal', { form: { codigoPostal, ir: goal }, headers: { origin }, maxRedirects: 0 });
  const wrong = await send('067');
  expect(wrong.status()).toBe(422);
  expect(await wrong.text()).toContain(`<input type="hidden" name="ir" value="${goal}"/>`);
  const right = await send('06700');
  expect([right.status(), right.headers().location]).toEqual([303, goal]);
});
