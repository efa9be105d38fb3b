/** For tests: gifts that their owner can change into balance. */
import { randomUUID } from 'node:crypto';
import type { BalanceView, OrderView, OwnRegistry } from '@tianguis/contract';
import { createBalanceOperator } from '../../../index.ts';
import { moveParcel } from '../../fulfilment/effects/service.ts';
import { lockOrder } from '../../orders/service.ts';
import { withRegistries } from '../test-registries.ts';

export const letterShop = { name: 'Tianguis', origin: 'https://tianguis.example' };

export async function withChanges() {
  const shop = await withRegistries();
  const { bank, event, giver, one, owner, pool, product, unit, work } = shop;
  type Person = Awaited<ReturnType<typeof owner>>;

  /** A gift of some pieces that Rosa paid, and its registry. */
  async function gifted({ pieces = 2, way = 'ok' }: { pieces?: number; way?: string } = {}) {
    const lupita = await owner();
    const mesa = await lupita.registry(3);
    const rosa = await giver();
    const { pedido } = (await rosa.give(mesa, pieces, way)).body.data as { pedido: string };
    if (way !== 'ok') {
      bank.receive(bank.last().id, pieces * 100_000);
      await event({ id: randomUUID(), kind: 'payment.updated', payment: bank.last().id });
      await work();
    }
    const gift = (await one('select id from orders')).id as string;
    const path = `/app/v1/mesas/${mesa.id}/regalos/${gift}/cambio`;
    return {
      ...{ lupita, mesa, rosa, pedido, gift, path },
      change: (importe = pieces * 100_000, formulario: string = randomUUID()) =>
        lupita.post(path, { formulario, importe }),
      cancel: (piezas = `1x${pieces}`, importe = pieces * 100_000) =>
        rosa.post(`/app/v1/pedidos/${pedido}/cancelaciones`, {
          ...{ cancelacion: randomUUID(), motivo: 'otra', importe, piezas },
        }),
      order: async (): Promise<OrderView> => (await rosa.get(`/app/v1/pedidos/${pedido}`)).body.data,
    };
  }

  /** The carrier collects all parcels of an order. @returns whether they moved */
  const collect = (order: string) =>
    unit.withTransaction(async (transaction) => {
      const locked = await lockOrder(transaction, order);
      if (!locked) throw new Error('The order exists.');
      const outcomes = [];
      for (const parcel of locked.parcels)
        outcomes.push(
          (await moveParcel(transaction, locked, parcel, 'collection', { actor: 'Carmen', at: new Date() })).outcome,
        );
      return outcomes.every((outcome) => outcome === 'changed');
    });

  return {
    ...{ ...shop, gifted, collect },
    carmen: createBalanceOperator(unit, 'Carmen', letterShop),
    saldo: async (person: Pick<Person, 'get'>): Promise<BalanceView> => (await person.get('/app/v1/saldo')).body.data,
    given: async (person: Person, { id }: Pick<OwnRegistry, 'id'>) => (await person.view(id)).regalos,
    /** The status, the field and the sentence of a refusal. */
    sentence: ({ status, body }: { status: number; body: { fields?: { name: string; msg: string }[] } }) =>
      [status, body.fields?.[0]?.name, body.fields?.[0]?.msg] as const,
    async clear() {
      await shop.clear();
      await pool.query('truncate balance_entries, customer_balances, balance_payouts');
      await product(7, { stock: 50, price: 100_000, ships_free: true });
    },
  };
}
