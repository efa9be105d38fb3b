/** The pages behind the mailed links of the newsletter (AP-19). */
import { withShopDatabase } from '../../support/shop/database.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

const email = 'boletin-enlaces@correo.mx';
const rows = () =>
  withShopDatabase(async ({ pool }) => {
    const found = await pool.query('select confirmed_at from newsletter_subscribers where email = $1', [email]);
    return found.rows as { confirmed_at: Date | null }[];
  });
/** The path of the last link that was mailed. */
const mailed = (kind: string, step: string) =>
  withShopDatabase(async ({ pool }) => {
    const found = await pool.query(
      'select unsubscribe_url, plain_text from mails where recipient = $1 and kind = $2 order by created_at desc limit 1',
      [email, kind],
    );
    const text = `${found.rows[0]?.unsubscribe_url ?? ''}\n${found.rows[0]?.plain_text ?? ''}`;
    return new RegExp(`/avisos/boletin/${step}\\?token=\\S+`).exec(text)?.[0] ?? '';
  });

test('AP-19 VA-02 a mailed link has one button that confirms, opening it confirms nothing, and one press ends it', async ({
  request,
  baseURL,
}) => {
  const form = { correo: email, genero: '2' };
  const sent = await request.post('/acciones/boletin/respuesta', { form, headers: { origin: baseURL ?? '' } });
  expect(await sent.json()).toMatchObject({ status: 'done', message: 'se ha enviado correctamente' });
  const confirm = await mailed('newsletter-question', 'confirmar');
  const browser = new PlainBrowser();
  await browser.open(confirm);
  // With "no-referrer", browsers would send the form without its origin, which is refused.
  expect(browser.reply.headers()).toMatchObject({
    ...{ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' },
  });
  expect(await rows()).toEqual([{ confirmed_at: null }]);
  await browser.submit('Confirmar mi suscripción');
  expect(browser.page.main.text).toContain('Listo: ya recibes nuestro boletín');
  expect(await rows()).toEqual([{ confirmed_at: expect.any(Date) }]);
  const end = await mailed('newsletter-confirmed', 'baja');
  await browser.open(end);
  expect(browser.page.main.one('button', 'Darme de baja')).toBeDefined();
  expect(await rows()).toHaveLength(1);
  // RFC 8058: a mail program has neither a cookie nor an origin.
  const oneClick = await fetch((baseURL ?? '') + end, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  expect(await rows()).toEqual([]);
  expect((await request.post(confirm, { form: {}, headers: { origin: baseURL ?? '' } })).status()).toBe(404);
  expect((await request.get('/avisos/boletin/nada?token=x')).status()).toBe(404);
});
