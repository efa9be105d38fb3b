/** Tests of gifts: what is taken and reserved, and what the giver never reads (RT-23). */
import type { CheckoutView, OrderView, QuoteView } from '@tianguis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataParts } from '../../personal-data.ts';
import { street, withRegistries } from './test-registries.ts';

const shop = await withRegistries();
const { bank, clear, counts, event, giver, one, open, orders, owner, pool, product, stock, time, unit, work, wrong } =
  shop;
beforeEach(async () => {
  await clear();
  await product(7, { stock: 50, price: 100_000, ships_free: true });
});

const orderData = dataParts.find(({ name }) => name === 'pedidos');
/** Any text of the owner's address. */
const secret = new RegExp(`${street}|"77"|06700|Roma Norte|Portón|Puebla y Sinaloa|5599887766|Orizaba`);
const learn = async () => {
  await event({ id: crypto.randomUUID(), kind: 'payment.updated', payment: bank.last().id });
  await work();
};

describe('RT-23 a gift', () => {
  test('opened or left in a checkout counts nothing; paid, it is taken, and goes to the address of the owner', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(2);
    const rosa = await giver();
    const opened: CheckoutView = (await rosa.checkout(mesa)).body.data;
    expect(opened).toMatchObject({
      ...{ kind: 'product', dedicatoria: '¡Felicidades!', regalo: { mesa: mesa.codigo, nombres: 'Lupita y Beto' } },
      address: { id: '', nombre: 'Domicilio de Lupita y Beto', direccion: '', ciudad: 'Ciudad de México' },
    });
    expect(await counts(mesa.codigo)).toEqual([0, 0, 2]);
    const { status, body } = await rosa.give(mesa);
    expect([status, await orders(), await counts(mesa.codigo), await stock()]).toEqual([201, ['paid'], [1, 0, 1], 49]);
    expect(await one(`select address->>'calle' as street, address->>'nombre' as name, gift_note from orders`)).toEqual({
      ...{ street, name: 'Ana Ríos', gift_note: '¡Felicidades!' },
    });
    const order: OrderView = (await rosa.get(`/app/v1/pedidos/${body.data.pedido}`)).body.data;
    expect(order.address).toMatchObject({
      nombre: 'Domicilio de Lupita y Beto',
      ciudad: 'Ciudad de México',
      direccion: '',
    });
    expect(await wrong()).toEqual([]);
  });

  test.each(['ok', 'oxxo', 'spei'])('by %s never tells the giver the street, in no reply and no mail', async (way) => {
    const lupita = await owner();
    const mesa = await lupita.registry(2);
    const rosa = await giver();
    const opened = await rosa.checkout(mesa);
    const { compra } = opened.body.data;
    const chosen = await rosa.choose(compra, { forma: 'spei' });
    const given = await rosa.give(mesa, 1, way);
    const { pedido } = given.body.data;
    const seen = [
      opened,
      chosen,
      given,
      await open(mesa.codigo),
      await rosa.get(`/app/v1/compras/${compra}`),
      await rosa.get(`/app/v1/pedidos/${pedido}`),
      await rosa.get(`/app/v1/pedidos/${pedido}/pago`),
      await rosa.get('/app/v1/pedidos?dias=todos'),
      await rosa.get(`/app/v1/pedidos/${pedido}/facturas`),
      await rosa.get('/cart/api/v1'),
      await rosa.post('/app/v1/comprar/pedido', { compra, hash: 'x'.repeat(43), total: 1 }),
      await orderData?.read?.(unit, { id: rosa.id, email: '' }),
      (await pool.query(`select * from mails where recipient like 'rosa%'`)).rows,
    ];
    expect(given.status).toBe(201);
    for (const reply of seen)
      expect(
        JSON.stringify(
          reply !== null && typeof reply === 'object' && 'body' in reply ? (reply as { body: unknown }).body : reply,
        ),
      ).not.toMatch(secret);
  });

  test('cannot be sent to another address, to another receiver, nor be picked up', async () => {
    await pool.query(`update shipping_places set address = 'Centro 1' where code = 'centro'`);
    const lupita = await owner();
    const mesa = await lupita.registry(1);
    const rosa = await giver();
    const { compra } = (await rosa.checkout(mesa)).body.data;
    const { body } = await rosa.choose(compra, { direccion: rosa.address, recibe: 'Rosa', forma: 'oxxo' });
    expect(body.data).toMatchObject({ recibe: '', address: { nombre: 'Domicilio de Lupita y Beto' } });
    const services = (body.data as CheckoutView).groups.flatMap(({ options }) => options.map(({ service }) => service));
    expect(services).not.toContain('pickup');
    await rosa.place(body.data.quote);
    expect(await one(`select address->>'calle' as street, address->>'nombre' as name from orders`)).toEqual({
      ...{ street, name: 'Ana Ríos' },
    });
  });

  test('waits with its slip as reserved; the cash takes it, and an ended order gives it back', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(2);
    const rosa = await giver();
    await rosa.give(mesa, 2, 'oxxo');
    expect(await counts(mesa.codigo)).toEqual([0, 2, 0]);
    bank.receive(bank.last().id, 200_000);
    await learn();
    expect([await counts(mesa.codigo), await wrong()]).toEqual([[2, 0, 0], []]);
    const second = await lupita.registry(1);
    await rosa.give(second, 1, 'oxxo');
    time.now += 10 * 86_400_000;
    await work();
    expect([await orders(), await counts(second.codigo), await wrong()]).toEqual([['paid', 'expired'], [0, 0, 1], []]);
  });

  test('whose late money arrives after another giver paid goes back instead', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(1);
    const rosa = await giver();
    await rosa.give(mesa, 1, 'oxxo');
    const slip = bank.last().id;
    time.now += 10 * 86_400_000;
    await work();
    const luis = await giver('luis@correo.mx');
    expect((await luis.give(mesa)).status).toBe(201);
    bank.receive(slip, 100_000);
    await event({ id: crypto.randomUUID(), kind: 'payment.updated', payment: slip });
    await work();
    expect([await orders(), await counts(mesa.codigo), await wrong()]).toEqual([['expired', 'paid'], [1, 0, 0], []]);
    expect(await one('select amount from refunds')).toEqual({ amount: 100_000 });
  });

  test('that is cancelled is wanted again', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(1);
    const rosa = await giver();
    const { body } = await rosa.give(mesa);
    const { pedido } = body.data;
    expect(await counts(mesa.codigo)).toEqual([1, 0, 0]);
    const path = `/app/v1/pedidos/${pedido}/cancelaciones`;
    const { status } = await rosa.post(path, { cancelacion: crypto.randomUUID(), motivo: 'otra', importe: 100_000 });
    expect([status, await counts(mesa.codigo), await wrong()]).toEqual([200, [0, 0, 1], []]);
    expect((await lupita.view(mesa.id)).regalos).toEqual([]);
  });

  test('that arrived can be returned, but not exchanged, since the order of an exchange has the address', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(1);
    const rosa = await giver();
    const { pedido } = (await rosa.give(mesa)).body.data;
    await pool.query(`update order_parcels set state = 'delivered', collected_at = $1, delivered_at = $1`, [
      new Date(time.now),
    ]);
    await pool.query('update order_lines set shipped = pieces');
    const path = `/app/v1/pedidos/${pedido}/devoluciones?piezas=1x1&motivo=me-arrepenti`;
    const { status, body } = await rosa.get(path);
    expect([status, body.data?.exchanges]).toEqual([200, []]);
    await pool.query('delete from registry_gifts');
    expect((await rosa.get(path)).body.data.exchanges).toHaveLength(1);
  });

  test('is never more than is wanted: of ten givers at once, as many pay as pieces are wanted', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(3);
    const givers = await Promise.all(Array.from({ length: 10 }, (_, at) => giver(`g${at}@correo.mx`)));
    const checkouts = await Promise.all(
      givers.map(async (one) => {
        const { compra } = (await one.checkout(mesa)).body.data;
        return { one, quote: (await one.choose(compra, { forma: 'oxxo' })).body.data.quote as QuoteView };
      }),
    );
    const placed = await Promise.all(checkouts.map(({ one, quote }) => one.place(quote)));
    expect(placed.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(201), ...Array(7).fill(422)]);
    expect(placed.find(({ status }) => status === 422)?.body.fields).toEqual([
      { name: 'compra', code: 'WRONG', msg: expect.stringContaining('alguien más lo está comprando') },
    ]);
    expect([await counts(mesa.codigo), await stock(), await wrong()]).toEqual([[0, 3, 0], 47, []]);
  });

  test('of a closed registry, of more pieces, or of another registry is refused; the placing is, too', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(2);
    const other = await lupita.registry(1);
    const rosa = await giver();
    expect((await rosa.checkout(mesa, 3)).body.fields).toMatchObject([
      { name: 'pieces', msg: 'Solo faltan 2 piezas.' },
    ]);
    expect((await rosa.checkout({ ...mesa, codigo: other.codigo })).body.code).toBe('REGISTRY_NOT_FOUND');
    const { compra } = (await rosa.checkout(mesa)).body.data;
    const { quote } = (await rosa.choose(compra, { forma: 'oxxo' })).body.data;
    await lupita.change(mesa.id, { cerrada: true });
    expect((await rosa.checkout(mesa)).body.fields).toMatchObject(
      [{ name: 'pieces', msg: /ya no recibe/ }].map(({ name }) => ({ name })),
    );
    const { status, body } = await rosa.place(quote);
    expect([status, body.fields?.[0].msg, await orders()]).toEqual([422, 'Esta mesa ya no recibe regalos.', []]);
  });

  test('by a saved card, to somebody else, needs a confirmed session; the unpaid one is not in the cart', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(2);
    const rosa = await giver();
    await pool.query(`update customer_sessions set confirmed_at = now() - interval '1 day'`);
    expect((await rosa.give(mesa)).body.code).toBe('CONFIRMATION_REQUIRED');
    await pool.query('update customer_sessions set confirmed_at = now()');
    bank.save(rosa.id, 'no');
    const { compra, saved_cards: cards }: CheckoutView = (await rosa.checkout(mesa)).body.data;
    const no = cards.find(({ last4 }) => last4 !== '')?.id;
    const { quote } = (await rosa.choose(compra, { tarjeta: no })).body.data;
    await rosa.place(quote);
    expect((await rosa.get('/cart/api/v1')).body.data?.unpaid ?? []).toEqual([]);
  });
});
