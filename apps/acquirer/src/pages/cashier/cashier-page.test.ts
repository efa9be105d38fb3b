/** The cashier's page: cash, transfers and disputes. */
import { expect, it, test } from 'vitest';
import { groupedClabe, groupedSlip } from '../../digits.ts';
import { startTestAcquirer, type TestAcquirer } from '../../testing/test-acquirer.ts';

/** The cashier's page with its cookie. `send` submits a form with a fresh token. */
async function openCashier({ bank, page }: TestAcquirer) {
  const path = `/caja/${bank.secrets.cashier}`;
  const { text, headers } = await page(path);
  const set = String(headers['set-cookie']);
  const cookie = set.split(';')[0] ?? '';
  const tokenOf = (html: string) => /name="formulario" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const token = async () => tokenOf((await page(path, undefined, cookie)).text);
  const send = async (action: string, form: Record<string, string>, given?: string) =>
    page(`${path}/${action}`, { formulario: given ?? (await token()), ...form }, cookie);
  return { path, text, set, cookie, token, send };
}

const amounts = ({ receipts }: { receipts: readonly { amount: number }[] }) => receipts.map(({ amount }) => amount);

test.each([
  ['oxxo', { cuanto: 'exact' }, 'paid', [134_900]],
  ['oxxo', { cuanto: 'part' }, 'pending', [67_450]],
  ['spei', {}, 'paid', [134_900]],
  ['spei', { cuanto: 'part' }, 'pending', [67_450]],
  ['spei', { cuanto: 'excess' }, 'paid', [144_900]],
  ['spei', { cuanto: 'twice' }, 'paid', [134_900, 134_900]],
  ['spei', { cuanto: 'other', cantidad: '$1,000.50' }, 'pending', [100_050]],
  ['spei', { cuanto: 'exact', tarde: 'si' }, 'expired', [134_900]],
  ['oxxo', { cuanto: 'twice', tarde: 'si' }, 'expired', [134_900, 134_900]],
] as const)('PA-06 %s with %j becomes %s with the receipts %j', async (way, form, state, received) => {
  const started = await startTestAcquirer();
  const { send, path } = await openCashier(started);
  const { body } = await started.pay({ way });
  const reply = await send('pagar', { numero: body.slip?.reference ?? body.transfer?.clabe ?? '', ...form });
  expect([reply.status, reply.location]).toEqual([303, `${path}?aviso=received`]);
  const payment = await started.read(body.id);
  expect([payment.state, amounts(payment)]).toEqual([state, received]);
  expect(new Set(payment.receipts.map(({ id }) => id)).size).toBe(received.length);
});

it('PA-06 a part, and then what is missing, pay the payment; once more is paid twice', async () => {
  const started = await startTestAcquirer();
  const { send } = await openCashier(started);
  const { body } = await started.pay({ way: 'spei' });
  const numero = groupedClabe(body.transfer?.clabe ?? '');
  for (const cuanto of ['part', 'exact', 'exact']) await send('pagar', { numero, cuanto });
  const payment = await started.read(body.id);
  expect([payment.state, amounts(payment)]).toEqual(['paid', [67_450, 67_450, 134_900]]);
});

it('money for a payment that has ended arrives only as late', async () => {
  const started = await startTestAcquirer();
  const { send } = await openCashier(started);
  const { body } = await started.pay({ way: 'oxxo' });
  await started.call('POST', `/payments/${body.id}/cancel`);
  const numero = groupedSlip(body.slip?.reference ?? '');
  const refused = await send('pagar', { numero });
  expect([refused.status, refused.text.includes('Marca «Tarde»')]).toEqual([422, true]);
  expect(refused.text).toContain(`value="${numero}"`);
  expect((await started.read(body.id)).receipts).toEqual([]);
  expect((await send('pagar', { numero, tarde: 'si' })).status).toBe(303);
  expect(await started.read(body.id)).toMatchObject({ state: 'cancelled', receipts: [{ amount: 134_900 }] });
});

test.each([
  ['', 'Escribe la referencia o la CLABE.'],
  ['123O', 'Solo lleva números.'],
  ['12345', 'Una referencia tiene 14 dígitos y una CLABE 18.'],
  ['12345678901234', 'Un dígito no coincide.'],
  ['012180026050783857', 'Un dígito no coincide.'],
  ['012180026050783858', 'Ningún pago tiene este número.'],
])('the number %j is refused: %s', async (numero, sentence) => {
  const started = await startTestAcquirer();
  const { send } = await openCashier(started);
  const { status, text } = await send('pagar', { numero, cuanto: 'part', tarde: 'si' });
  expect([status, text.includes(sentence)]).toEqual([422, true]);
  expect(text).toContain('value="part" checked');
  expect(text).toContain('name="tarde" value="si" checked');
});

test.each(['', '0', '-5', 'mil', '99999999999'])(
  'the amount %j is refused, and nothing typed is lost',
  async (cantidad) => {
    const started = await startTestAcquirer();
    const { send } = await openCashier(started);
    const { body } = await started.pay({ way: 'spei' });
    const { status, text } = await send('pagar', { numero: body.transfer?.clabe ?? '', cuanto: 'other', cantidad });
    expect([status, text.includes('Escribe una cantidad mayor que cero')]).toEqual([422, true]);
    expect(text).toContain(`name="cantidad" value="${cantidad}"`);
    expect((await started.read(body.id)).receipts).toEqual([]);
  },
);

it('a form that is sent twice, also at once, pays once', async () => {
  const started = await startTestAcquirer();
  const { send, token } = await openCashier(started);
  const { body } = await started.pay({ way: 'oxxo' });
  const form = { numero: body.slip?.reference ?? '', cuanto: 'exact' };
  const given = await token();
  const replies = await Promise.all([1, 2, 3].map(() => send('pagar', form, given)));
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(amounts(await started.read(body.id))).toEqual([134_900]);
});

it('a form of another site has no effect: without token, without cookie, with the token of another browser', async () => {
  const started = await startTestAcquirer();
  const { send, path, token } = await openCashier(started);
  const other = await openCashier(started);
  const { body } = await started.pay({ way: 'oxxo' });
  const form = { numero: body.slip?.reference ?? '', pago: body.id, accion: 'abre' };
  const fresh = await token();
  const [id = '', signature = ''] = fresh.split('.');
  const tokens = ['', 'x', 'a.b', id, `x.${signature}`, await other.token()];
  for (const action of ['pagar', 'desconocer']) {
    for (const given of tokens) expect((await send(action, form, given)).status, given).toBe(422);
    expect((await started.page(`${path}/${action}`, { ...form, formulario: fresh })).status).toBe(422);
  }
  expect((await started.read(body.id)).receipts).toEqual([]);
});

it('the page is 404 without its secret, and its cookie belongs to it alone', async () => {
  const started = await startTestAcquirer();
  const { set, path } = await openCashier(started);
  expect(set).toMatch(/^acquirer_form=[\w-]{24}; Path=\/caja; HttpOnly; SameSite=Strict$/);
  for (const url of ['/caja/', '/caja/x', `${path}x`, `${path}x/pagar`])
    expect((await started.page(url)).status, url).toBe(404);
  expect((await started.page('/caja/x/pagar', { numero: '1' })).status).toBe(404);
  expect((await started.page('/caja/x/desconocer', { pago: 'pay_x' })).status).toBe(404);
});

it('lists what is open, what has ended, and cards, and escapes their texts', async () => {
  const started = await startTestAcquirer();
  const { body: slip } = await started.pay({ way: 'oxxo', description: '<b>Pedido</b>' });
  const { body: transfer } = await started.pay({ way: 'spei' });
  await started.payByCard('4242424242424242');
  await started.call('POST', `/payments/${transfer.id}/receipts`, { amount: 10_000 });
  const { text } = await openCashier(started);
  expect(text).toContain('&lt;b&gt;Pedido&lt;/b&gt;');
  expect(text).not.toContain('<b>Pedido');
  expect(text).toContain(groupedSlip(slip.slip?.reference ?? ''));
  expect(text).toContain(groupedClabe(transfer.transfer?.clabe ?? ''));
  expect(text).toContain('Llegaron $100 de $1,349');
  expect(text).toContain('Pagar $1,249');
  expect(text).toContain('Visa ···· 4242 · pagado');
  // The end, in the time of Mexico City.
  expect(text).toMatch(/vence 3 dic 2026, 12:00/);
});

test.each([
  ['gana', 'won'],
  ['pierde', 'lost'],
])('a dispute is opened once, and ends once (%s)', async (accion, dispute) => {
  const started = await startTestAcquirer();
  const { send } = await openCashier(started);
  const { id } = await started.payByCard('4242424242424242');
  await send('desconocer', { pago: id, accion });
  expect((await started.read(id)).dispute).toBeNull();
  expect((await send('desconocer', { pago: id, accion: 'abre' })).status).toBe(303);
  expect((await started.read(id)).dispute).toBe('open');
  await send('desconocer', { pago: id, accion });
  for (const later of ['gana', 'pierde', 'abre']) await send('desconocer', { pago: id, accion: later });
  expect((await started.read(id)).dispute).toBe(dispute);
  expect((await send('desconocer', { pago: 'pay_x', accion: 'abre' })).status).toBe(404);
});
