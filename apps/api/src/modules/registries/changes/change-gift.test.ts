/** Tests of gifts that the owner of a registry changes into balance (AF-04, RT-23; decision 52). */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCustomerOperator } from '../../../customers.ts';
import { writeOrderMails } from '../../../index.ts';
import { dataParts } from '../../../personal-data.ts';
import { letterShop, withChanges } from './test-changes.ts';

const shop = await withChanges();
const { bank, carmen, clear, counts, event, gifted, given, one, pool, saldo, sentence, stock, unit, work, wrong } =
  shop;
beforeEach(() => clear());

describe('AF-04 RT-23 a gift that the carrier does not have', () => {
  test('becomes balance of the owner: what was paid, once; the card is not asked, and the stock returns once', async () => {
    const { lupita, mesa, rosa, path, change, order } = await gifted();
    expect(await given(lupita, mesa)).toMatchObject([{ piezas: 2, se_cambia: true, cambio: null }]);
    expect((await lupita.get(path)).body.data).toMatchObject({ piezas: 2, importe: 200_000, cambiado: false });
    expect((await saldo(lupita)).amount).toBe(0);
    bank.calls.length = 0;
    const form = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => change(200_000, form)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of replies) expect(body.data).toMatchObject({ piezas: 2, importe: 200_000, cambiado: true });
    await work();
    expect([bank.calls.includes('refund'), await stock(), await wrong()]).toEqual([false, 50, []]);
    expect([(await saldo(lupita)).amount, (await saldo(rosa)).amount]).toEqual([200_000, 0]);
    expect(await one('select state, to_balance, to_owner, amount from refunds')).toEqual({
      ...{ state: 'arrived', to_balance: true, to_owner: true, amount: 200_000 },
    });
    // The giver reads that nothing comes back.
    expect(await order()).toMatchObject({
      ...{ refunds: [], status: { word: 'cambiado por saldo', track: 'refund' }, can_cancel: false },
      gift_change: { names: 'Lupita y Beto', amount: 200_000 },
    });
    const listed = (await rosa.get('/app/v1/pedidos?dias=todos')).body.data.orders[0];
    expect(listed.status.word).toBe('cambiado por saldo');
    const payment = (await rosa.payment((await order()).pedido)) as { refunds?: unknown[] };
    expect(payment.refunds ?? []).toEqual([]);
  });

  test('stays given: nobody else is asked for it, and the owner sees it in the list of thanks', async () => {
    const { lupita, mesa, gift, change } = await gifted();
    expect(await counts(mesa.codigo)).toEqual([2, 0, 1]);
    await change();
    expect(await counts(mesa.codigo)).toEqual([2, 0, 1]);
    expect(await given(lupita, mesa)).toMatchObject([
      { id: gift, de: 'Ana Ríos', piezas: 2, se_cambia: false, cambio: { piezas: 2, importe: 200_000 } },
    ]);
    const fewer = await lupita.want(mesa.id, 7, 1);
    expect(sentence(fewer)).toEqual([422, 'quiere', expect.stringContaining('Ya te regalaron')]);
    // Who wants the goods after all asks for more.
    await lupita.want(mesa.id, 7, 5);
    expect([await counts(mesa.codigo), await wrong()]).toEqual([[2, 0, 3], []]);
  });

  test('is named in the balance without the order of the giver, and in the exports of the owner', async () => {
    const { lupita, pedido, change } = await gifted();
    await change();
    const { movements } = await saldo(lupita);
    expect(movements).toMatchObject([
      { kind: 'refund', amount: 200_000, pedido: null, regalo: { de: 'Ana Ríos', titulo: expect.any(String) } },
    ]);
    for (const name of ['saldo', 'mesas de regalos']) {
      const part = dataParts.find((one) => one.name === name);
      const text = JSON.stringify(await part?.read?.(unit, { id: lupita.id, email: '' }));
      expect(text).toContain('Ana Ríos');
      expect(text).not.toContain(pedido);
    }
    expect((await lupita.get(`/app/v1/pedidos/${pedido}`)).status).toBe(404);
    const report = await carmen.show('lupita@correo.mx');
    expect(report.entries).toMatchObject([{ kind: 'refund', number: pedido, gift: { from: 'Ana Ríos' } }]);
  });

  test('mails its giver once, with what happened to the money; the owner is not told of a gift on its way', async () => {
    const { pedido, change } = await gifted();
    await change();
    for (const _ of [1, 2]) await writeOrderMails(unit, letterShop);
    const { rows } = await pool.query(
      `select recipient, subject, plain_text as text from mails where kind = 'order-gift-changed'`,
    );
    expect(rows).toMatchObject([
      { recipient: 'rosa@correo.mx', subject: 'Tu regalo para Lupita y Beto se cambió por saldo' },
    ]);
    expect(rows[0].text).toContain('$2,000');
    expect(rows[0].text).toContain('no se te regresan');
    expect(rows[0].text).toContain(pedido);
    expect((await pool.query(`select from mails where kind = 'order-paid-cancelled'`)).rowCount).toBe(0);
    expect(await one('select mailed_at is not null as told from registry_gifts')).toEqual({ told: true });
  });

  test.each(['oxxo', 'spei'])('that was paid by %s needs no account of the giver', async (way) => {
    const { lupita, change, order } = await gifted({ way });
    expect((await change()).status).toBe(200);
    expect([(await saldo(lupita)).amount, (await order()).refunds, await wrong()]).toEqual([200_000, [], []]);
  });

  test('that the balance of the giver paid in part goes to the owner as a whole', async () => {
    const { lupita, mesa, rosa } = await gifted({ pieces: 1 });
    await carmen.correct('rosa@correo.mx', 30_000, 'Premio');
    const { compra } = (await rosa.checkout(mesa)).body.data;
    const [card] = (await rosa.get(`/app/v1/compras/${compra}`)).body.data.saved_cards;
    const { quote } = (await rosa.choose(compra, { tarjeta: card.id, saldo: true })).body.data;
    expect((await rosa.place(quote)).status).toBe(201);
    expect((await saldo(rosa)).amount).toBe(0);
    const [newest] = await given(lupita, mesa);
    const form = { formulario: randomUUID(), importe: 100_000 };
    expect((await lupita.post(`/app/v1/mesas/${mesa.id}/regalos/${newest?.id}/cambio`, form)).status).toBe(200);
    expect([(await saldo(lupita)).amount, (await saldo(rosa)).amount, await wrong()]).toEqual([100_000, 0, []]);
  });

  test('of which the giver cancelled a piece: the owner gets the rest, and the giver the piece', async () => {
    const { lupita, mesa, cancel, change, order } = await gifted();
    expect((await cancel('1x1', 100_000)).status).toBe(200);
    const late = await change();
    expect(late.body).toMatchObject({ status: 409, code: 'REFUND_CHANGED', data: { importe: 100_000, piezas: 1 } });
    expect([(await saldo(lupita)).amount, await stock()]).toEqual([0, 49]);
    expect((await change(100_000)).status).toBe(200);
    expect([(await saldo(lupita)).amount, await stock(), await counts(mesa.codigo), await wrong()]).toEqual([
      ...[100_000, 50, [1, 0, 2], []],
    ]);
    expect((await order()).refunds).toMatchObject([{ amount: 100_000, way: 'card', state: 'due' }]);
    expect((await cancel('1x1', 100_000)).body.code).toBe('NOT_CANCELLABLE');
  });
});

describe('PA-09 AF-07 afterwards', () => {
  test.each(['won', 'lost'] as const)(
    'a dispute of the giver that is %s leaves the balance of the owner',
    async (end) => {
      const { lupita, change } = await gifted();
      await change();
      for (const [id, dispute] of [
        ['d1', 'open'],
        ['d2', end],
      ] as const) {
        bank.change(bank.last().id, { dispute });
        await event({ id, kind: 'dispute.updated', payment: bank.last().id });
        await work();
        expect(await wrong()).toEqual([]);
      }
      expect((await saldo(lupita)).amount).toBe(200_000);
    },
  );

  test('the owner is erased when the balance is spent: the giver still reads that the money does not come back', async () => {
    const { rosa, change, order } = await gifted();
    await change();
    const operator = createCustomerOperator(unit, 'Carmen', letterShop);
    await expect(operator.erase('lupita@correo.mx')).rejects.toThrow('the balance is $2,000');
    await carmen.correct('lupita@correo.mx', -200_000, 'Gastado');
    await operator.erase('lupita@correo.mx');
    expect(await order()).toMatchObject({ refunds: [], gift_change: { names: null, amount: 200_000 } });
    expect([(await saldo(rosa)).amount, await wrong()]).toEqual([0, []]);
  });
});

test('doctor sees money of a changed gift that is another customer’s, and a change without money', async () => {
  const { rosa, change } = await gifted();
  await change();
  expect(await wrong()).toEqual([]);
  await pool.query(`insert into customer_balances (customer_id) values ($1)`, [rosa.id]);
  await pool.query('update balance_entries set customer_id = $1', [rosa.id]);
  expect(await wrong()).toContainEqual(expect.stringContaining('Changed gifts'));
  await pool.query('update balance_entries set customer_id = (select customer_id from registries)');
  await pool.query('update refunds set to_owner = false');
  expect(await wrong()).toContainEqual(expect.stringContaining('Changed gifts'));
});
