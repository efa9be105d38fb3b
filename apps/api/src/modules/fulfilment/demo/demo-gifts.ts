/** The demo's gift registry (RT-23): a wedding with some paid gifts, and one gift that waits for its payment in OXXO. */
import type { UnitOfWork } from '@tianguis/database';
import { mexicoClock, toDate } from '@tianguis/domain/shipping';
import { placeOrder } from '../../orders/service.ts';
import { demoGiver, makeDemoRegistry, settleDemoGift } from '../../registries/service.ts';
import { createTaxService } from '../../tax/service.ts';
import { type DemoLife, type DemoOrderOptions, goodsOf, live, stateOf } from './demo-orders.ts';
import { demoRepository } from './demo-repository.ts';

interface DemoGift extends DemoLife {
  /** Which good is given, by its place. */
  item: number;
  days: number;
  from: { email: string; name: string; surname: string };
  note: string;
  isThanked: boolean;
}

const rosa = { email: 'rosa@tianguis.example', name: 'Rosa', surname: 'Jiménez' };
const memo = { email: 'memo@tianguis.example', name: 'Guillermo', surname: 'Tapia' };
const delivered = ['preparation', 'collection_request', 'collection', 'delivery'] as const;

/** Wanted pieces of each good. */
const wanted = [1, 1, 2, 1, 4, 1, 2, 1];
const gifts: readonly DemoGift[] = [
  {
    ...{ item: 0, days: 8, from: rosa, way: 'card', payment: 'all', parcels: [delivered], isThanked: true },
    note: 'Que la vida les regale muchos domingos juntos. Los quiere, la tía Rosa.',
  },
  {
    ...{ item: 2, days: 3, from: memo, way: 'spei', payment: 'all', parcels: [['preparation']], isThanked: false },
    note: '¡Felicidades, Beto! Nos vemos en la fiesta.',
  },
  {
    ...{ item: 6, days: 1, from: rosa, way: 'card', payment: 'all', parcels: [['preparation']], isThanked: false },
    note: 'Para su primera playa de casados.',
  },
  { ...{ item: 4, days: 0.2, from: memo, way: 'oxxo', parcels: [[]], isThanked: false }, note: '' },
];

/** The checkout of each gift, by which it is made once. */
const checkoutOf = (at: number): string => `00000000-0000-4000-8000-0000de0300${String(at + 1).padStart(2, '0')}`;
export const giftCheckouts: readonly string[] = gifts.map((_, at) => checkoutOf(at));

const dayMs = 86_400_000;
/** Days until the event. */
const untilEvent = 76;

/** Makes the registry with its gifts, once. @returns the number of orders that were made */
export function addDemoRegistry(
  shop: UnitOfWork,
  email: string,
  { taxRules, now = Date.now() }: DemoOrderOptions,
): Promise<number> {
  return shop.withTransaction(async (unit) => {
    const demo = demoRepository(unit);
    const owner = (await demo.isDemo()) ? await demo.customer(email) : undefined;
    const address = owner && (await demo.address(owner.id));
    if (!owner || !address) return 0;
    const goods = await demo.wishes(wanted.length);
    const items = await makeDemoRegistry(
      unit,
      owner.id,
      goods.map((one, at) => ({
        ...{ product: one.productId, sku: one.hasChoices ? one.sku : '0', wanted: wanted[at] ?? 1 },
      })),
      toDate(mexicoClock(now).day + untilEvent),
    );
    if (!items) return 0;
    const taxes = createTaxService(taxRules);
    let made = 0;
    for (const [at, gift] of gifts.entries()) {
      const given = goods[gift.item];
      const item = items[gift.item];
      if (!given || item === undefined) continue;
      const { from, way, note, days } = gift;
      const placedAt = new Date(now - days * dayMs);
      const order = await taxes.withTax(unit.db, {
        ...{ checkout: checkoutOf(at), isTest: false },
        ...{ customer: await demoGiver(unit, from.email, from.name, from.surname), cartVersion: null },
        ...{ giftNote: note || null, gift: { item, names: 'Lupita y Beto', pieces: 1 }, accepted: {}, coupon: null },
        ...{ placedAt, paysUntil: new Date(now + 2 * dayMs) },
        buyer: { nombre: `${from.name} ${from.surname}`, correo: from.email, telefono: '' },
        address: { ...address, estado: stateOf(address) },
        ...goodsOf([given], { placedAt, place: null, way }),
      });
      const { id } = await placeOrder(unit, order);
      await live(unit, id, gift, order, now);
      await settleDemoGift(unit, id, gift.isThanked, new Date(now));
      made++;
    }
    return made;
  });
}
