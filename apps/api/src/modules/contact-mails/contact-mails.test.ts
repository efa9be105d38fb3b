/** Tests of the mails to sellers and the shop about questions and messages that wait (AF-05). */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPayments } from '../payments/testing/test-payments.ts';
import { mostInMail, writeContactMails } from './write-contact-mails.ts';

const shop = await withPayments();
const { buyer, clear, one, pool, product, time, unit } = shop;
const letters = { name: 'Tianguis', origin: 'http://localhost:3000' };
const hour = 3_600_000;
const shopAddress = 'hola@tianguis.example';
const seller = 'pedidos@merced.mx';

/** The store of product 7 gets its own mails. */
const withAddress = (address: string | null, isOwn = false) =>
  pool.query('update stores set is_own = $1, name = $2, order_contact = $3', [isOwn, 'La Merced', address]);

beforeEach(async () => {
  await clear();
  await pool.query('truncate contact_mailings, product_questions, message_threads, mails restart identity cascade');
  await product(7, { stock: 50, price: 50_000 });
  await withAddress(seller);
});

const run = () => writeContactMails(unit, letters, { shopAddress, now: time.now });
const mails = async (): Promise<{ kind: string; to: string; subject: string; text: string }[]> =>
  (
    await pool.query(
      'select kind, recipient as to, subject, plain_text as text from mails where kind like $1 order by created_at, recipient',
      ['%-contacts'],
    )
  ).rows;
type Ana = Awaited<ReturnType<typeof buyer>>;
const ask = (ana: Ana, texto: string) => ana.post('/app/v1/preguntas', { pregunta: randomUUID(), producto: 7, texto });

async function ordered(way = 'ok') {
  const ana = await buyer();
  await ana.add([{ id: 7 }]);
  const { pedido } = (await ana.buy(way)).body.data as { pedido: string };
  const path = `/app/v1/pedidos/${pedido}/mensajes`;
  const write = (texto: string, folio = '', more: object = {}) =>
    ana.post(folio === '' ? path : `${path}/${folio}`, { mensaje: randomUUID(), texto, ...more });
  return { ana, pedido, folio: `${pedido}M01`, write };
}

describe('AF-05 a question that waits', () => {
  test('is mailed to its seller once, with its number and how to answer, and without the customer', async () => {
    const ana = await buyer();
    await ask(ana, '¿Trae tapa de vidrio?');
    // Several workers at once, and a repeated run, write one mail.
    expect((await Promise.all([run(), run(), run()])).reduce((sum, written) => sum + written)).toBe(1);
    time.now += 3 * hour;
    expect(await run()).toBe(0);
    const [mail, ...more] = await mails();
    expect([mail, more]).toMatchObject([
      { kind: 'seller-contacts', to: seller, subject: 'Espera respuesta: 1 pregunta' },
      [],
    ]);
    expect(mail?.text).toContain('Pregunta 1: «¿Trae tapa de vidrio?»');
    expect(mail?.text).toContain(`Escribe a ${shopAddress}`);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/producto\/7\/\S+#preguntas/);
    expect(mail?.text).not.toMatch(/ana@correo\.mx|Ana/);
    expect(await one(`select is_secret from mails where kind = 'seller-contacts'`)).toEqual({ is_secret: true });
  });

  test.each([
    ['the goods of the shop', seller, true],
    ['a seller without an address', null, false],
  ])('about %s is mailed to the shop, with the command', async (_, address, isOwn) => {
    await withAddress(address, isOwn);
    await ask(await buyer(), '¿Trae tapa?');
    await run();
    const [mail, ...more] = await mails();
    expect([mail, more]).toMatchObject([{ kind: 'shop-contacts', to: shopAddress }, []]);
    expect(mail?.text).toContain('npm run shop -- questions answer');
    expect(mail?.text.includes('La vende La Merced (tienda ')).toBe(!isOwn);
  });

  test('that is answered or hidden before the run is not mailed', async () => {
    const ana = await buyer();
    await ask(ana, '¿Trae tapa?');
    await ask(ana, '¿Trae asas?');
    await pool.query(
      `update product_questions set answer = 'Sí.', answered_by = 'Carmen', answered_at = now() where id = 1`,
    );
    await pool.query('update product_questions set is_hidden = true where id = 2');
    expect([await run(), await mails()]).toEqual([0, []]);
  });

  test('a flood of customers makes one mail in an hour, and every question is in exactly one mail', async () => {
    const total = mostInMail + 15;
    for (let person = 0, asked = 0; asked < total; person++) {
      const one = await buyer(`persona${person}@correo.mx`);
      for (let n = 0; n < 9 && asked < total; n++, asked++) {
        expect(
          (await ask(one, `¿Sirve para el caso ${'abcdefghijklmnopqrstuvwxyz'[asked % 26]} de ${asked}?`)).status,
        ).toBe(200);
        if (asked === 4 || asked === 30) await run();
      }
    }
    expect(await mails()).toHaveLength(1);
    time.now += hour - 1;
    expect(await run()).toBe(0);
    time.now += 1;
    expect([await run(), await run()]).toEqual([1, 0]);
    time.now += hour;
    expect([await run(), await run()]).toEqual([1, 0]);
    time.now += hour;
    expect(await run()).toBe(0);
    const numbers = (await mails()).map(({ text }) =>
      [...text.matchAll(/Pregunta (\d+):/g)].map(([, id]) => Number(id)),
    );
    expect(numbers.map(({ length }) => length)).toEqual([5, mostInMail, 10]);
    expect(numbers.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  });
});

describe('AF-05 a message that waits', () => {
  test('is mailed to the shop by its folio alone, and to the seller of the goods with its text', async () => {
    const { folio, pedido, write } = await ordered();
    await write('La olla llegó sin tapa', '', { producto: 7 });
    expect([await run(), await run()]).toEqual([2, 0]);
    const [toShop, toSeller] = await mails();
    expect([toShop, toSeller]).toMatchObject([
      { kind: 'shop-contacts', to: shopAddress, subject: 'Espera respuesta: 1 mensaje' },
      { kind: 'seller-contacts', to: seller },
    ]);
    expect(toShop?.text).toContain(`Folio ${folio}, pedido ${pedido}`);
    expect(toShop?.text).toContain('npm run shop -- messages answer FOLIO');
    expect(toShop?.text).not.toContain('sin tapa');
    expect(toSeller?.text).toContain('«La olla llegó sin tapa»');
    expect(toSeller?.text).not.toMatch(/ana@correo\.mx/);
  });

  test('with contact data is mailed without its text', async () => {
    const { folio, write } = await ordered();
    await write('Llámame al 55 1234 5678, calle Roble 3');
    await run();
    const toSeller = (await mails()).find(({ to }) => to === seller);
    expect(toSeller?.text).toContain(folio);
    expect(toSeller?.text).toContain('trae datos de contacto');
    expect(toSeller?.text).not.toMatch(/1234|Roble/);
  });

  test('another message of the thread is mailed an hour later, unless the thread was answered meanwhile', async () => {
    const { folio, write } = await ordered();
    await write('Primero');
    await run();
    await write('Segundo', folio);
    await write('Tercero', folio);
    time.now += hour - 1;
    expect(await run()).toBe(0);
    time.now += 1;
    expect(await run()).toBe(2);
    const toSeller = (await mails()).filter(({ to }) => to === seller);
    expect(toSeller.map(({ text }) => /«([^»]*)»/.exec(text)?.[1])).toEqual(['Primero', 'Segundo\nTercero']);
    await write('Cuarto', folio);
    await pool.query(`update message_threads set state = 'answered'`);
    time.now += hour;
    expect(await run()).toBe(0);
  });

  test('of an order that is not paid, and of a test order, is mailed to the shop alone', async () => {
    const { write } = await ordered('oxxo');
    await write('¿Dónde pago?');
    await run();
    expect(await mails()).toMatchObject([{ to: shopAddress }]);
    await pool.query(`update orders set payment_state = 'paid', is_test = true`);
    time.now += hour;
    expect(await run()).toBe(0);
    await pool.query('update orders set is_test = false');
    expect(await run()).toBe(1);
  });

  test('AF-07 the erasure of an order’s texts leaves nothing to mail', async () => {
    const { write } = await ordered();
    await write('Vivo en Reforma 1');
    await pool.query(`update order_messages set text = null; update message_threads set state = 'closed'`);
    expect(await run()).toBe(0);
  });
});
