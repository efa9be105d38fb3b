/** For tests: the document of a checkout, and the payment of an order, as the API returns them. */
import type { Address, CheckoutView, PaymentView, QuoteView } from '@tianguis/contract';

export const compra = '3b241101-e2bb-4255-8caf-4136c566a962';
export const order = '0482915037';

export const home: Address = {
  ...{ id: '9c5b94b1-35ad-49bb-b118-8e8fc24abf80', nombre: 'Ana Ríos', direccion: 'Orizaba 101', calle: 'Orizaba' },
  ...{ numeroExterior: '101', numeroInterior: '', colonia: 'Roma Norte', codigoPostal: '06700' },
  ...{ municipio: 'Cuauhtémoc', ciudad: '', estado: 'Ciudad de México', entreCalles: '', referencias: '' },
  ...{ telefono: '5512345678', predeterminada: true },
};

export const quoteOf = (more: Partial<QuoteView> = {}): QuoteView => ({
  ...{ compra, hash: 'h'.repeat(43), total: 42_900, goods: 40_000, discount: 5_000, shipping: 7_900, pedido: null },
  lines: [{ id: 7, childrenSku: 'A-1', title: 'Taza', pieces: 2, wanted: 3, price: 20_000 }],
  parcels: [
    {
      ...{ key: '3 estandar 1', seller: { id: 3, name: 'Nopal' }, service: 'estandar', shipping: 7_900 },
      arrives: { from: '2027-01-19', to: '2027-01-20' },
      lines: [{ id: 7, childrenSku: 'A-1', pieces: 2 }],
    },
  ],
  ...{ coupon: { codigo: 'BUENFIN', discount: 5_000 }, balance: 0 },
  texts: { 'terminos-y-condiciones': '2' },
  left_out: [{ id: 8, childrenSku: '0', title: 'Jarra', reason: 'sold-out' }],
  ...more,
});

const option = { key: 'estandar', service: 'estandar', place: null, arrives: null, price: 7_900, chosen: true };

/** A group of lines with one option, or with pick-up as a second option. */
export const groupOf = (count: 1 | 2): CheckoutView['groups'][number] => ({
  ...{ key: '3', seller: { id: 3, name: 'Nopal' }, lines: [{ id: 7, childrenSku: 'A-1', pieces: 2 }] },
  options: [
    option,
    ...(count === 1
      ? []
      : [{ ...option, key: 'pickup', service: 'pickup', place: 'Nopal Centro', price: 0, chosen: false }]),
  ],
});

/** A group of lines that no carrier delivers. */
export const pickUpOnly = (chosen = false): CheckoutView['groups'][number] => ({
  ...{ key: '3-shops', seller: { id: 3, name: 'Nopal' }, lines: [{ id: 8, childrenSku: '0', pieces: 1 }] },
  options: [{ ...option, key: 'pickup-1', service: 'pickup', place: 'Nopal Centro', price: 0, chosen }],
});

export const viewOf = (more: Partial<CheckoutView> = {}): CheckoutView => ({
  ...{
    compra,
    kind: 'cart',
    step: 'revisar',
    address: home,
    regalo: null,
    quote: quoteOf(),
    pictures: { '7 A-1': '/imagenes/a-320.webp' },
  },
  estimate: { lines: [], goods: 40_000, discount: 5_000, shipping_from: 7_900 },
  groups: [groupOf(1)],
  balance: { available: 0, offered: 0, is_used: false, most: null },
  credit: null,
  ways: [
    { way: 'card', refused: null, expires: null },
    { way: 'oxxo', refused: 'En OXXO se puede pagar hasta $10,000.', expires: '2027-01-19T06:00:00Z' },
  ],
  way: 'card',
  card: { id: 'c1', brand: 'visa', last4: '4242', expires: '12/30', kind: 'credit' },
  saved_cards: [{ id: 'c1', brand: 'visa', last4: '4242', expires: '12/30', kind: 'credit' }],
  takes_cards: true,
  ...{
    plans: [],
    months: null,
    months_dropped: null,
    elegido: 'e'.repeat(43),
    dedicatoria: '',
    recibe: '',
    pedido: null,
  },
  ...more,
});

export const attemptOf = (more: Partial<NonNullable<PaymentView['attempt']>> = {}) =>
  ({
    ...{ id: compra, way: 'card', state: 'open', amount: 134_900, months: null, created_at: '2027-01-15T08:00:00Z' },
    ...{ expires_at: null, card: null, slip: null, transfer: null, challenge: null, decline: null },
    ...more,
  }) satisfies PaymentView['attempt'] as NonNullable<PaymentView['attempt']>;

export const paymentViewOf = (more: Partial<PaymentView> = {}): PaymentView => ({
  ...{ pedido: order, state: 'awaiting', total: 134_900, received: 0, missing: 134_900, pay_until: null },
  ...{ tenders: [{ kind: 'card', amount: 134_900 }], attempt: null, receipts: [], refunds: [] },
  credit_ending: null,
  ...{ can_pay: true, is_away: false, ways: viewOf().ways, takes_cards: true, cards: [], typed: null },
  ...more,
});
