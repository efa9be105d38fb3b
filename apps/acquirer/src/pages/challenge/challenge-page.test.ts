/** PA-06: the page of 3-D Secure. */
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { returnUrl, startTestAcquirer, type TestAcquirer } from '../../testing/test-acquirer.ts';

let shared: TestAcquirer;
beforeAll(async () => {
  shared = await startTestAcquirer({ finish: afterAll });
});

const right = { codigo: '123 456', accion: 'confirmar' };
const wrong = { codigo: '654321', accion: 'confirmar' };

it('shows shop, amount, order, card and months, and the code', async () => {
  const { payByCard, page } = shared;
  const { challenge } = await payByCard('4000000000003220', { months: 6, description: 'Pedido <7>' });
  const { status, text } = await page(challenge ?? '');
  expect(status).toBe(200);
  for (const words of ['localhost:3000', '$1,349', 'Pedido &lt;7&gt;', 'Visa ···· 3220', '6 meses', '123456'])
    expect(text).toContain(words);
});

test.each([
  ['4000000000003220', true, 'paid'],
  ['4000000000003055', true, 'paid'],
  ['4000000000003220', false, 'authorised'],
])('PA-06 the right code of %s (capture: %s) leads back, and the payment is %s', async (number, capture, state) => {
  const { payByCard, page, read } = shared;
  const { id, challenge } = await payByCard(number, { capture });
  const reply = await page(challenge ?? '', right);
  expect([reply.status, reply.location]).toEqual([303, `${returnUrl}&pago=${id}`]);
  const payment = await read(id);
  expect(payment).toMatchObject({ state, challenge: null });
  expect(payment.receipts).toHaveLength(capture ? 1 : 0);
});

it('PA-06 the third wrong code declines the payment, and a code that is not complete does not count', async () => {
  const { payByCard, page, read } = shared;
  const { id, challenge } = await payByCard('4000000000003220');
  for (const codigo of ['', '12345', '1234567', 'abcdef']) {
    const { status, text } = await page(challenge ?? '', { codigo, accion: 'confirmar' });
    expect([status, text.includes('Escribe los 6 números')]).toEqual([422, true]);
  }
  expect((await page(challenge ?? '', wrong)).text).toContain('Te quedan 2 intentos');
  expect((await page(challenge ?? '', wrong)).text).toContain('Te queda 1 intento');
  expect((await read(id)).state).toBe('challenge');
  const last = await page(challenge ?? '', wrong);
  expect([last.status, last.location]).toEqual([303, `${returnUrl}&pago=${id}`]);
  const declined = await read(id);
  expect(declined).toMatchObject({ state: 'declined', decline: 'challenge_failed', receipts: [] });
  // The right code is too late.
  const { text } = await page(challenge ?? '', right);
  expect(text).toContain('La compra no se confirmó');
  expect(await read(id)).toEqual(declined);
});

it('PA-06 "Cancelar la compra" declines the payment and leads back', async () => {
  const { payByCard, page, read } = shared;
  const { id, challenge } = await payByCard('4000000000003220');
  const reply = await page(challenge ?? '', { codigo: '', accion: 'cancelar' });
  expect([reply.status, reply.location]).toEqual([303, `${returnUrl}&pago=${id}`]);
  expect(await read(id)).toMatchObject({ state: 'declined', decline: 'challenge_failed' });
});

it('two right codes at once pay once', async () => {
  const { payByCard, page, read } = shared;
  const { id, challenge } = await payByCard('4000000000003220');
  await Promise.all([right, right, right].map((form) => page(challenge ?? '', form)));
  expect((await read(id)).receipts).toHaveLength(1);
});

it('PA-06 one card leads back by a POST from this other site, with a visible button and without JavaScript, too', async () => {
  const { payByCard, page, read } = shared;
  const { id, challenge } = await payByCard('4000000000003063');
  const { status, text, headers } = await page(challenge ?? '', right);
  expect(status).toBe(200);
  expect((await read(id)).state).toBe('paid');
  expect(text).toContain('<form id="regreso" method="post" action="http://localhost:3000/comprar/regreso/1?x=1">');
  expect(text).toContain(`<input type="hidden" name="pago" value="${id}">`);
  expect(text).toMatch(/<button class="whole">Regresar a la tienda/);
  expect(text).toContain("document.getElementById('regreso').submit()");
  const nonce = /<script nonce="([^"]+)">/.exec(text)?.[1];
  expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
  expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000;");
  // A reload or a way back shows the button, and submits nothing by itself.
  expect((await page(challenge ?? '')).text).not.toContain('<script');
});

it('a payment that the shop closed says so, and a form leads back with the whole query', async () => {
  const { payByCard, page, call, read } = shared;
  const { id, challenge } = await payByCard('4000000000003220');
  await call('POST', `/payments/${id}/cancel`);
  for (const form of [undefined, right]) {
    const { text } = await page(challenge ?? '', form);
    expect(text).toContain('La tienda cerró este pago');
    expect(text).toContain('<form id="regreso" method="get"');
    expect(text).toContain('<input type="hidden" name="x" value="1">');
    expect(text).toContain(`<input type="hidden" name="pago" value="${id}">`);
  }
  expect((await read(id)).state).toBe('cancelled');
});

it('a payment without a challenge has no such page', async () => {
  const { payByCard, pay, page } = shared;
  const { id } = await payByCard('4242424242424242');
  expect((await page(`/3ds/${id}`)).status).toBe(404);
  expect((await page(`/3ds/${(await pay()).body.id}`, right)).status).toBe(404);
});
