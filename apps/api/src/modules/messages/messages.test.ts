/** Tests of messages about orders (AF-05). */
import { randomUUID } from 'node:crypto';
import type { ThreadView } from '@tianguis/contract';
import { mostMessagesADay } from '@tianguis/domain/contact';
import { beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '../../personal-data.ts';
import { withPayments } from '../payments/testing/test-payments.ts';
import { createMessageOperator } from './operator.ts';

const shop = await withPayments();
const { buyer, clear, one, pool, product, time, unit } = shop;
const carmen = createMessageOperator(unit, 'Carmen', () => time.now);
beforeEach(async () => {
  await pool.query('truncate message_threads, mails cascade');
  await clear();
  await product(7, { stock: 9, price: 50_000 });
});
type Ana = Awaited<ReturnType<typeof buyer>>;

async function ordered(email?: string) {
  const ana = await buyer(email);
  await ana.add([{ id: 7 }]);
  const { pedido } = (await ana.buy('ok')).body.data as { pedido: string };
  return { ana, pedido, path: `/app/v1/pedidos/${pedido}/mensajes` };
}
const write = (ana: Ana, path: string, texto: string, more: object = {}) =>
  ana.post(path, { mensaje: randomUUID(), texto, ...more });
const read = async (ana: Ana, path: string, folio: string): Promise<ThreadView> =>
  (await ana.get(`${path}/${folio}`)).body.data;

describe('AF-05 messages about an order', () => {
  test('open a thread with a folio, are answered by command with a noted mail, and end', async () => {
    const { ana, pedido, path } = await ordered();
    const folio = `${pedido}M01`;
    const first = await write(ana, path, ' Llegó una\r\nolla\u0000  rota ', { producto: 7 });
    expect([first.status, first.body.data]).toMatchObject([
      200,
      {
        ...{ pedido, folio, state: 'waiting', product: { id: 7 } },
        messages: [{ from: 'customer', text: 'Llegó una\nolla rota' }],
      },
    ]);
    expect(await carmen.list({ all: false, most: 9 })).toMatchObject([{ folio, state: 'waiting' }]);
    expect(await carmen.answer(folio, 'Te mandamos otra.')).toEqual({ folio, before: 'waiting', after: 'answered' });
    const noted = await pool.query(`select cause from order_mails where step = 'message-answered'`);
    expect(noted.rows).toEqual([{ cause: expect.stringMatching(new RegExp(`^${folio} \\d+$`)) }]);

    expect((await write(ana, `${path}/${folio}`, '¿Cuándo llega?')).body.data.state).toBe('waiting');
    await carmen.answer(folio, 'Mañana.');
    expect(await carmen.close(folio)).toEqual({ folio, before: 'answered', after: 'closed' });
    expect(await carmen.close(folio)).toEqual({ folio, before: 'closed', after: 'closed' });
    expect((await read(ana, path, folio)).messages.map(({ from, text }) => `${from}: ${text}`)).toEqual([
      ...['customer: Llegó una\nolla rota', 'shop: Te mandamos otra.', 'customer: ¿Cuándo llega?', 'shop: Mañana.'],
    ]);
    expect((await write(ana, `${path}/${folio}`, 'Gracias')).body).toMatchObject({
      status: 409,
      code: 'THREAD_CLOSED',
    });
    await expect(carmen.answer(folio, 'Hola')).rejects.toThrow('is closed');
    expect((await write(ana, path, 'Otra cosa')).body.data).toMatchObject({ folio: `${pedido}M02`, product: null });
    expect((await ana.get(path)).body.data.map((each: ThreadView) => [each.folio, each.state])).toEqual([
      [`${pedido}M02`, 'waiting'],
      [folio, 'closed'],
    ]);
    const steps = await pool.query(`select count(*)::int as n from order_mails where step = 'message-answered'`);
    expect(steps.rows).toEqual([{ n: 2 }]);
    expect(
      await one(
        `select count(*)::int as n from customer_audit where detail ->> 'folio' = '${folio}' and operator = 'Carmen'`,
      ),
    ).toEqual({ n: 4 });
  });

  test('a repeated send, also at once, makes one message', async () => {
    const { ana, path } = await ordered();
    const mensaje = randomUUID();
    const both = await Promise.all([1, 2, 3].map(() => write(ana, path, 'Hola', { mensaje })));
    const folios = both.map(({ body }) => body.data.folio);
    expect(new Set(folios).size).toBe(1);
    const reply = randomUUID();
    for (const texto of ['Otra vez', 'Otra vez']) await write(ana, `${path}/${folios[0]}`, texto, { mensaje: reply });
    expect((await read(ana, path, folios[0])).messages.map(({ text }) => text)).toEqual(['Hola', 'Otra vez']);
  });

  test('RO-02 the order, the thread and the form of another customer are not found', async () => {
    const { ana, path, pedido } = await ordered();
    const mensaje = randomUUID();
    await write(ana, path, 'Hola', { mensaje });
    const eva = await ordered('eva@correo.mx');
    const statuses = async (...calls: Promise<{ status: number }>[]) => (await Promise.all(calls)).map((r) => r.status);
    const folio = `${pedido}M01`;
    expect(
      await statuses(
        ...[eva.ana.get(path), eva.ana.get(`${path}/${folio}`), write(eva.ana, path, 'Hola')],
        ...[write(eva.ana, `${path}/${folio}`, 'Hola'), eva.ana.get(`${eva.path}/${folio}`)],
        write(eva.ana, `${eva.path}/${folio}`, 'Hola'),
      ),
    ).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await write(eva.ana, eva.path, 'Hola', { mensaje })).body.code).toBe('CONFLICT');
    expect((await read(ana, path, folio)).messages).toHaveLength(1);
  });

  test('ER-09 an empty text is refused at its field; twenty messages a day are the most', async () => {
    const { ana, path } = await ordered();
    expect((await write(ana, path, ' \u0000 ')).body.fields).toMatchObject([
      { name: 'texto', msg: 'Escribe tu mensaje.' },
    ]);
    const all = Array.from({ length: mostMessagesADay + 3 }, () => write(ana, path, 'Hola'));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(mostMessagesADay);
    const folios = (await ana.get(path)).body.data.map(({ folio }: ThreadView) => folio);
    expect(new Set(folios).size).toBe(mostMessagesADay);
    expect((await write(ana, `${path}/${folios[0]}`, 'Hola')).body.fields[0].msg).toContain('en las últimas 24 horas');
  });
});

test('AF-05 AF-07 the export has the messages, and the erasure removes the texts of both sides', async () => {
  const { ana, path, pedido } = await ordered();
  await write(ana, path, 'Vivo en Reforma 1');
  await carmen.answer(`${pedido}M01`, 'Vamos a Reforma 1');
  const subject = { id: ana.id, email: 'ana@correo.mx' };
  expect((await personalData.read(unit, subject)).mensajes).toMatchObject([
    { folio: `${pedido}M01`, pedido, de: 'tú', texto: 'Vivo en Reforma 1' },
    { de: 'la tienda', texto: 'Vamos a Reforma 1' },
  ]);
  // An order that is not settled hinders the erasure, and the texts stay.
  expect(await unit.withTransaction((work) => personalData.erase(work, subject))).not.toEqual([]);
  expect(await one('select count(text)::int as n from order_messages')).toEqual({ n: 2 });
  await pool.query(`update order_parcels set state = 'delivered', delivered_at = now() - interval '90 days'`);
  expect(await unit.withTransaction((work) => personalData.erase(work, subject))).toEqual([]);
  expect(await one('select count(text)::int as n from order_messages')).toEqual({ n: 0 });
  expect(await one('select state from message_threads')).toEqual({ state: 'closed' });
});
