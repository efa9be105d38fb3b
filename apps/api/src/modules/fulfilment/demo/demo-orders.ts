/**
 * Examples of orders in every state, for a customer of the demo. They are placed, paid and moved as all orders are,
 * with moments of the past, so that `doctor` proves them, too. The demo's carrier leaves them as they are.
 */
import { type PictureWidth, pictureUrl } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { stateOfPostalCode } from '@tianguis/domain';
import type { CreditTerms } from '@tianguis/domain/credit';
import type { PaymentEvent } from '@tianguis/domain/order';
import { mexicoClock, toDate } from '@tianguis/domain/shipping';
import type { TaxRules } from '@tianguis/domain/tax';
import { refundToBalance } from '../../balance/service.ts';
import { openExampleAccount, overdueCutAt } from '../../credit/service.ts';
import { type NewOrder, placeOrder, receiveMoney, sendPaymentEvent, usualTerms } from '../../orders/service.ts';
import { createTaxService } from '../../tax/service.ts';
import { type ReportedEvent, sendParcelEvent } from '../parcels.ts';
import { type DemoGoods, demoRepository } from './demo-repository.ts';

interface Example {
  /** Days since the order was placed. */
  days: number;
  way: 'card' | 'oxxo' | 'spei' | 'credit';
  /** What happened with the payment; 'all' and 'half' are money that arrived. */
  payment?: 'all' | 'half' | 'cancellation' | 'deadline' | 'authorisation';
  /** The steps of each parcel. */
  parcels: readonly (readonly ReportedEvent[])[];
  isPickUp?: boolean;
  giftNote?: string;
  /** The customer chose the balance for the refund of the first parcel. */
  isToBalance?: boolean;
}

const collected = ['preparation', 'collection_request', 'collection'] as const;
const delivered = [...collected, 'delivery'] as const;

/** In the sequence of their ids. Add further ones at the end. */
const examples: readonly Example[] = [
  { days: 0.1, way: 'oxxo', parcels: [[]] },
  { days: 0.5, way: 'spei', payment: 'half', parcels: [[]] },
  { days: 0.2, way: 'card', payment: 'authorisation', parcels: [[]] },
  { days: 9, way: 'card', payment: 'cancellation', parcels: [[]] },
  { days: 12, way: 'oxxo', payment: 'deadline', parcels: [[]] },
  { days: 0.3, way: 'card', payment: 'all', parcels: [[]] },
  {
    days: 0.6,
    way: 'card',
    payment: 'all',
    parcels: [['preparation']],
    giftNote: 'Feliz cumpleaños, Rosa. ¡Un abrazo!',
  },
  { days: 1, way: 'spei', payment: 'all', parcels: [['preparation', 'collection_request']] },
  { days: 2, way: 'card', payment: 'all', parcels: [delivered, collected] },
  { days: 2, way: 'card', payment: 'all', parcels: [['preparation', 'arrival_in_shop']], isPickUp: true },
  { days: 40, way: 'oxxo', payment: 'all', parcels: [delivered] },
  { days: 200, way: 'card', payment: 'all', parcels: [delivered, delivered] },
  { days: 6, way: 'card', payment: 'all', parcels: [[...collected, 'failed_delivery']] },
  { days: 15, way: 'card', payment: 'all', parcels: [[...collected, 'failed_delivery', 'arrival_at_sender']] },
  { days: 20, way: 'card', payment: 'all', parcels: [['preparation', 'cancellation']], isToBalance: true },
  // Their pieces can be returned.
  { days: 5, way: 'card', payment: 'all', parcels: [delivered] },
  { days: 11, way: 'oxxo', payment: 'all', parcels: [delivered, delivered] },
  // Neither is overdue: a purchase is due after twenty days at least.
  { days: 18, way: 'credit', parcels: [delivered] },
  { days: 3, way: 'credit', parcels: [collected] },
];

/** The checkout of each example, by which it is made once. */
const checkoutOf = (at: number): string => `00000000-0000-4000-8000-0000de0000${String(at + 1).padStart(2, '0')}`;
export const exampleCheckouts: readonly string[] = examples.map((_, at) => checkoutOf(at));

const dayMs = 86_400_000;
/** As wide as the thumbnails of cards. */
const thumbnail: PictureWidth = 320;

export interface DemoOrderOptions {
  /** `loadTaxRules` of the configuration, so that the examples can be invoiced. */
  taxRules: TaxRules;
  /** The terms of the store credit, if the shop gives credit: the customer has it, and two orders are paid by it. */
  credit?: CreditTerms | undefined;
  signal?: AbortSignal;
  /** Epoch milliseconds. */
  now?: number;
}

/**
 * Makes the examples that are missing. A shop without the demo's catalogue, or without the customer, stays as it is.
 * @returns the number of orders that were made
 */
export async function addDemoOrders(
  shop: UnitOfWork,
  email: string,
  { taxRules, credit, signal, now = Date.now() }: DemoOrderOptions,
): Promise<number> {
  const demo = demoRepository(shop);
  if (!(await demo.isDemo())) return 0;
  const customer = await demo.customer(email);
  const known = await demo.madeOf(exampleCheckouts);
  if (!customer || known.size === examples.length) return 0;
  const [goods, address, place] = await Promise.all([
    demo.goods(examples.length + 1),
    demo.address(customer.id),
    demo.shopPlace(),
  ]);
  const taxes = createTaxService(taxRules);
  let made = 0;
  for (const [at, example] of examples.entries()) {
    const checkout = checkoutOf(at);
    const own = example.parcels.map((_, n) => goods[(at + n) % goods.length]).filter((one) => one !== undefined);
    const isLacking = own.length < example.parcels.length || (example.isPickUp && place === null);
    const isByCredit = example.way === 'credit';
    if (signal?.aborted || known.has(checkout) || isLacking || (isByCredit && !credit)) continue;
    await shop.withTransaction(async (unit) => {
      const cartVersion = await demoRepository(unit).cartVersion(customer.id);
      const placedAt = new Date(now - example.days * dayMs);
      const order: NewOrder = await taxes.withTax(unit.db, {
        ...{ checkout, customer: customer.id, cartVersion, isTest: false, giftNote: example.giftNote ?? null },
        ...{ accepted: {}, coupon: null, placedAt, paysUntil: new Date(now + 2 * dayMs) },
        buyer: { nombre: customer.name, correo: email, telefono: customer.phone ?? '' },
        address: example.isPickUp || address === null ? null : { ...address, estado: stateOf(address) },
        ...goodsOf(own, { placedAt, place: example.isPickUp ? place : null, way: example.way }),
      });
      const overdueCut = credit && overdueCutAt(credit, placedAt.getTime());
      if (isByCredit) await openExampleAccount(unit, customer.id, order.tenders[0]?.amount ?? 0);
      const { id, isRepeated } = await placeOrder(unit, { ...order, overdueCut });
      if (!isRepeated) await live(unit, id, example, order, now);
    });
    made++;
  }
  return made;
}

/** An order of the demo, and what happened with it since. */
export type DemoLife = Pick<Example, 'way' | 'payment' | 'parcels'>;

export const stateOf = ({ codigoPostal = '' }: Record<string, string>): string =>
  stateOfPostalCode(codigoPostal)?.name ?? '';

/** A parcel of one piece for each product, from the seller of the product. */
export function goodsOf(
  goods: readonly DemoGoods[],
  { placedAt, place, way }: { placedAt: Date; place: number | null; way: Example['way'] },
): Pick<NewOrder, 'sellers' | 'parcels' | 'tenders'> {
  const { day } = mexicoClock(placedAt.getTime());
  const service = place === null ? 'estandar' : 'pickup';
  const shipping = place === null ? 9_900 : 0;
  const sellers = new Map(goods.map(({ store: id, storeName: name }) => [id, { id, name, tax: {} }]));
  const sum = goods.reduce((total, { price }) => total + price + shipping, 0);
  return {
    sellers: [...sellers.values()],
    parcels: goods.map(({ store: seller, sku, hasChoices, title, options, brand, picture, ...one }) => ({
      ...{
        seller,
        place,
        service,
        zone: place === null ? 'local' : null,
        price: shipping,
        paid: shipping,
        borneBy: null,
      },
      ...{ promisedFrom: toDate(day + 2), promisedTo: toDate(day + 4) },
      lines: [
        {
          ...{ productId: one.productId, variantId: one.variantId, sku, cartSku: hasChoices ? sku : '0', pieces: 1 },
          ...{ listPrice: one.listPrice, price: one.price, discount: 0, tax: {} },
          shown: { title, options, brand, picture: picture === null ? null : pictureUrl(picture, thumbnail) },
        },
      ],
    })),
    tenders: [{ kind: way, amount: sum }],
  };
}

/** Does what happened with an example since it was placed. */
export async function live(
  unit: Unit,
  order: string,
  example: DemoLife & Pick<Example, 'isToBalance'>,
  placed: NewOrder,
  now: number,
): Promise<void> {
  const { placedAt, checkout, tenders } = placed;
  const total = tenders[0]?.amount ?? 0;
  const at = (hours: number) => new Date(Math.min(placedAt.getTime() + hours * 3_600_000, now));
  const { payment } = example;
  const terms = { ...usualTerms(), at: at(example.way === 'card' ? 0.01 : 1) };
  if (payment === 'all' || payment === 'half')
    await receiveMoney(
      unit,
      // No provider has this money, so no proof of a provider's day counts it.
      {
        provider: 'example',
        providerId: checkout,
        order,
        amount: payment === 'all' ? total : Math.floor(total / 2),
        currency: 'MXN',
      },
      terms,
    );
  else if (payment !== undefined)
    await sendPaymentEvent(unit, order, payment satisfies PaymentEvent, 'job', { ...terms, at: at(72) });
  const parcels = await demoRepository(unit).parcels(order);
  for (const [n, steps] of example.parcels.entries())
    for (const [step, event] of steps.entries()) {
      const carried = event === 'collection' ? { carrier: 'Estafeta', tracking: `70${n}4415${order.slice(0, 6)}` } : {};
      // The preparation, the collection and the delivery are about a day apart.
      await sendParcelEvent(unit, { order, parcel: parcels[n] ?? '' }, event, {
        actor: 'job',
        at: at(2 + step * 14),
        ...carried,
      });
    }
  if (example.isToBalance) await refundToBalance(unit, order, { cause: `parcel ${parcels[0]}` }, at(20));
  await demoRepository(unit).mailNothing(order, new Date(now));
}
