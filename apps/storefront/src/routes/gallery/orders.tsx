/** Orders of a customer: the list, an order, and how it is paid. */
import type { OrderSummary, OrderView } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import { BuyAgainForm } from '../../features/orders/buy-again-form.tsx';
import { GoodsPicture } from '../../features/orders/goods-picture.tsx';
import { LatestOrder } from '../../features/orders/latest-order.tsx';
import { OrderCard } from '../../features/orders/list/order-card.tsx';
import { OrdersPage } from '../../features/orders/list/orders-page.tsx';
import { toOrderPage } from '../../features/orders/order/order-data.ts';
import { OrderPage } from '../../features/orders/order/order-page.tsx';
import { OrderSummary as Summary } from '../../features/orders/order/order-summary.tsx';
import { ParcelCard } from '../../features/orders/order/parcel-card.tsx';
import { ParcelSteps } from '../../features/orders/order/parcel-steps.tsx';
import { toOrderCard } from '../../features/orders/order-card-data.ts';
import { OrderHead } from '../../features/orders/order-head.tsx';
import { PaymentPage } from '../../features/orders/payment/payment-page.tsx';
import { StatusLine } from '../../features/orders/status-line.tsx';
import { firstOrders } from '../../shared/links/order-paths.ts';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { Apart, type Modules, State } from './state.tsx';

const pressKey = 'clave-de-muestra';

export function orders({ real, now }: Pick<GalleryData, 'real' | 'now'>): Modules {
  const moment = new Date(now).toISOString();
  const today = dateInMexico(now);
  const picture = real[0]?.picture ?? null;
  const going = { word: 'en camino', track: 'shipping' } as const;
  const goods = { id: 7, childrenSku: '7', title: 'Comal de barro de 30 cm', picture, pieces: 2 };
  const shipped = { id: 'a', delivery: 'carrier', status: going, promised: { from: today, to: today } } as const;
  const summary: OrderSummary = {
    ...{ pedido: '0123456789', placed_at: moment, total: 129_900, is_test: false, status: going, payment: 'paid' },
    ...{ way: 'card', pay_until: null, can_pay: false, can_cancel: false, has_slip: false },
    parcels: [{ ...shipped, delivered_at: null }],
    lines: [
      { ...goods, options: ['Negro'] },
      { ...goods, id: 8, title: longWord, options: [longWord], picture: null },
      { ...goods, id: 9, options: [] },
    ],
  };
  const unpaid: OrderSummary = {
    ...{ ...summary, pedido: '0123456790', status: { word: 'esperando pago', track: 'payment' }, payment: 'awaiting' },
    ...{ way: 'oxxo', pay_until: moment, can_pay: true, can_cancel: true },
  };
  const states = ['done', 'done', 'current', 'next'] as const;
  const line = {
    ...{ ...goods, line: 1, cancelled: 1, cancellable: 1, returnable: 0, return_until: null, brand: '' },
    ...{ list_price: 69_900, price: 64_950, discount: 0, slug: null },
  };
  const order: OrderView = {
    ...{ pedido: '0123456789', placed_at: moment, ended_at: null, is_test: false, status: going },
    payment: {
      state: 'paid',
      pay_until: null,
      tenders: [{ kind: 'card', amount: 129_900, card: { brand: 'visa', last4: '4242' }, months: 12 }],
    },
    ...{ goods: 129_900, discount: 5_000, shipping: 5_000, total: 129_900, coupon: longWord, gift_note: longWord },
    ...{ exchange_of: null, gift_change: { names: longWord, at: moment, amount: 64_950 } },
    address: {
      ...{ nombre: longWord, direccion: 'Orizaba 101', colonia: 'Roma Norte', codigoPostal: '06700' },
      ...{ municipio: 'Cuauhtémoc', ciudad: '', estado: 'Ciudad de México', entreCalles: '', referencias: longWord },
      telefono: '5512345678',
    },
    parcels: [
      {
        ...{ ...shipped, seller: { id: 1, name: longWord }, place: null, collected_at: moment, delivered_at: null },
        ...{ carrier: 'Estafeta', tracking: longWord, shipping: 5_000 },
        steps: states.map((state, at) => ({ word: `paso ${at + 1}`, state, at: state === 'next' ? null : moment })),
        lines: [
          { ...line, options: [{ name: 'Color', value: 'Negro' }] },
          { ...line, id: 8, title: longWord, options: [], picture: null },
        ],
      },
    ],
    returns: [],
    refunds: [
      {
        ...{ id: 'b', amount: 5_000, state: 'made', at: moment, way: 'card', account: null },
        ...{ card: { brand: 'visa', last4: '4242' }, needs_account: false, arrives_by: today },
      },
    ],
    ...{ texts: [], can_pay: false, can_cancel: true, can_change: false, has_slip: false, today },
  };
  const texts = [{ name: 'Aviso de privacidad', version: '1', href: '/aviso-privacidad' }];
  const invoice = { href: '/testModules', label: 'Quiero factura', text: longWord };
  const page = { ...toOrderPage(order), texts, marked: 8, invoice, pressKey };
  const [parcel] = page.parcels;
  const card = toOrderCard(summary, today);
  const list = { state: firstOrders, pages: 3, total: 25, inAll: 25, pressKey };
  const paid = {
    ...{ number: '0123456789', back: '/testModules', isPaid: true, sentence: 'Pagado por completo.', isAway: false },
    tenders: [{ kind: 'card', name: 'Tarjeta', detail: 'VISA terminada en 4242', amount: 129_900 }],
    ...{ total: 129_900, received: 129_900, missing: 0, open: undefined, payHref: undefined },
    receipts: [{ key: 'a', amount: 129_900, text: 'Martes 24 de noviembre' }],
    ...{ refunds: page.refunds, accountHref: '/testModules' },
  };
  return {
    'Mis pedidos': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-3">
        <OrdersPage {...list} orders={[card, toOrderCard(unpaid, today)]} heading="h3" />
      </div>
    ),
    'Mis pedidos, vacío': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-3">
        <State name="Sin compras">
          <OrdersPage {...list} inAll={0} orders={[]} />
        </State>
        <State name="Sin compras en el periodo">
          <OrdersPage {...list} total={0} pages={0} orders={[]} />
        </State>
        <Apart name="busqueda">
          <OrdersPage {...list} state={{ ...firstOrders, search: longWord }} total={0} pages={0} orders={[]} />
        </Apart>
      </div>
    ),
    'Último pedido': <LatestOrder order={{ ...card, number: '0123456791' }} heading="h3" />,
    'Tarjeta de un pedido': <OrderCard order={{ ...card, number: '0123456792', isTest: true }} heading="h3" />,
    'Comprar de nuevo': <BuyAgainForm order="0123456789" pressKey={pressKey} />,
    Pedido: <OrderPage {...page} answer={{ added: 1, notices: ['“Metate” ya no se vende.', longWord] }} heading="h2" />,
    'Resumen de un pedido': <Summary order={page} invoice={invoice} heading="h3" />,
    'Paquete y su avance': parcel && (
      <div className="grid gap-4">
        <ParcelCard parcel={{ ...parcel, id: 'otro' }} heading="h3" />
        <ParcelSteps steps={parcel.steps} name="Paquete" />
        <StatusLine status="Listo para recoger" icon="pickup" tone="going" />
        <GoodsPicture src={null} side={64} className="size-16" />
        <OrderHead up={{ href: '/testModules', label: 'Arriba' }} title={longWord} text="Lo hiciste hoy" heading="h2" />
      </div>
    ),
    'Cómo se pagó un pedido': <PaymentPage {...paid} heading="h2" />,
    'Cómo se paga un pedido': (
      <PaymentPage
        {...{ ...paid, number: '0123456793', isPaid: false, isAway: true, received: 0, missing: 129_900 }}
        {...{ sentence: 'Nos llegó una parte de tu pago y falta el resto.', receipts: [], refunds: [] }}
        payHref="/testModules"
        heading="h2"
      />
    ),
  };
}
