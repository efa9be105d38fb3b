/**
 * The document of a checkout: what the customer has chosen, what is still to choose, and what everything costs (CO-02 to
 * CO-04, CO-08). Each page of the checkout shows a part of it. Money is in centavos.
 */
import { greatestId } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { childrenSku } from '../cart/cart.ts';
import { address } from '../delivery/addresses.ts';
import { nullable, ref } from '../shapes.ts';
import { checkoutWays, externalWays, quote, quotedLine, webAddress } from './checkout.ts';
import { creditChoice } from './credit.ts';
import { registryCode } from './registries.ts';

const strict = { additionalProperties: false };
const uuid = (description: string) =>
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description });

/** The steps of a checkout, in their sequence. */
export const checkoutSteps = ['direccion', 'envio', 'pago', 'revisar'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const openCheckoutForm = Type.Object(
  {
    compra: Type.Optional(uuid('Id of the checkout, which the client draws; without it the server draws one')),
    producto: Type.Optional(
      Type.Object(
        {
          id: Type.Integer({ minimum: 1, maximum: greatestId }),
          childrenSku,
          pieces: Type.Integer({ minimum: 1, maximum: 999 }),
        },
        { ...strict, description: '"Comprar ahora": one product past the cart (CO-03)' },
      ),
    ),
    regalo: Type.Optional(
      Type.Object(
        {
          mesa: registryCode,
          articulo: uuid('Id of an item of the registry'),
          pieces: Type.Integer({ minimum: 1, maximum: 99 }),
          dedicatoria: Type.Optional(Type.String({ maxLength: 500, description: 'For the owner of the registry' })),
        },
        { ...strict, description: 'A gift of a registry, past the cart (RT-23); without `producto`' },
      ),
    ),
  },
  strict,
);
export type OpenCheckoutForm = Static<typeof openCheckoutForm>;

export const checkoutParams = Type.Object({ compra: uuid('Id of the checkout') }, strict);

/** What a step sends. Absent fields stay as they are. */
export const checkoutForm = Type.Object(
  {
    direccion: Type.Optional(uuid('Id of an address of the customer')),
    entrega: Type.Optional(
      Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 64 }), {
        description: 'The chosen option of each group of lines',
      }),
    ),
    forma: Type.Optional(Type.Enum([...checkoutWays])),
    tarjeta: Type.Optional(Type.String({ maxLength: 100, description: 'Id of a saved card' })),
    meses: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 48, description: '1: in one payment' }))),
    saldo: Type.Optional(Type.Boolean({ description: 'The balance pays the purchase, as far as it goes (PA-05)' })),
    saldo_hasta: Type.Optional(
      nullable(
        Type.Integer({
          minimum: 1,
          maximum: 100_000_000,
          description: 'With `saldo`: the most that the balance pays, in centavos; null: as far as it goes',
        }),
      ),
    ),
    dedicatoria: Type.Optional(Type.String({ maxLength: 500, description: 'Gift note, without prices; empty: none' })),
    recibe: Type.Optional(Type.String({ maxLength: 100, description: 'Who receives; empty: the name of the address' })),
  },
  strict,
);
export type CheckoutForm = Static<typeof checkoutForm>;

const option = Type.Object({
  key: Type.String(),
  service: Type.String({ description: 'pickup: the customer collects the goods in a shop' }),
  place: nullable(Type.String({ description: 'Name and address of the shop of a pick-up' })),
  arrives: nullable(Type.Object({ from: Type.String(), to: Type.String() })),
  price: Type.Integer(),
  chosen: Type.Boolean(),
});

const group = Type.Object({
  key: Type.String(),
  seller: Type.Object({ id: Type.Integer(), name: Type.String() }),
  lines: Type.Array(Type.Object({ id: Type.Integer(), childrenSku: Type.String(), pieces: Type.Integer() })),
  options: Type.Array(option),
});

export const shownCard = Type.Object({
  id: Type.String({ description: 'Id of the saved card; empty for a card of this checkout only' }),
  brand: Type.String(),
  last4: Type.String(),
  expires: Type.String({ description: 'MM/YY' }),
  kind: Type.String({ description: 'credit or debit' }),
});
export type ShownCard = Static<typeof shownCard>;

export const monthsOption = Type.Object({
  months: Type.Integer(),
  first: Type.Integer({ description: 'The first payment, in centavos' }),
  rest: Type.Integer({ description: 'Each further payment, in centavos; all add up to the total' }),
});

export const wayState = Type.Object({
  way: Type.Enum([...externalWays]),
  refused: nullable(Type.String({ description: 'Why this way cannot pay this purchase, in words' })),
  expires: nullable(Type.String({ description: 'The last moment to pay if it is ordered now, UTC' })),
});
export type WayState = Static<typeof wayState>;

export const checkout = Type.Object(
  {
    compra: Type.String(),
    kind: Type.Enum(['cart', 'product']),
    step: Type.Enum([...checkoutSteps], { description: 'The first step that is not complete' }),
    address: nullable(address),
    regalo: nullable(
      Type.Object(
        { mesa: Type.String(), nombres: Type.String() },
        { description: 'A gift of this registry: `address` then has the town only (RT-23)' },
      ),
    ),
    quote: nullable(ref(quote)),
    estimate: Type.Object(
      {
        lines: Type.Array(quotedLine),
        goods: Type.Integer(),
        discount: Type.Integer(),
        shipping_from: nullable(Type.Integer({ description: 'The least shipping; null if it is not known' })),
      },
      { description: 'Before an address is known: the lines, and "más envío, desde $X" (CO-04)' },
    ),
    pictures: Type.Record(Type.String(), nullable(Type.String()), {
      description: 'The picture of each line, by "id childrenSku"',
    }),
    groups: Type.Array(group),
    balance: Type.Object(
      {
        available: Type.Integer({ description: 'What the customer has' }),
        offered: Type.Integer({ description: 'What of it can pay this purchase' }),
        is_used: Type.Boolean(),
        most: nullable(Type.Integer({ description: 'What it pays at most, as typed; null: as far as it goes' })),
      },
      { description: 'The other ways pay what the balance does not pay' },
    ),
    ways: Type.Array(wayState),
    way: nullable(Type.Enum([...checkoutWays])),
    credit: nullable(creditChoice),
    card: nullable(shownCard),
    takes_cards: Type.Boolean({
      description: 'A card is typed in the step "pago"; otherwise in a page of the provider after the order is placed',
    }),
    saved_cards: Type.Array(shownCard),
    plans: Type.Array(monthsOption, { description: 'Plans of months for the chosen card and total (PA-02)' }),
    months: nullable(Type.Integer()),
    months_dropped: nullable(
      Type.Integer({ description: 'The plan that was chosen before, and does not fit any more' }),
    ),
    dedicatoria: Type.String(),
    recibe: Type.String(),
    elegido: Type.String({
      description: 'Identifies the way to pay, the card, the months, the receiver and the gift note',
    }),
    pedido: nullable(Type.String({ description: 'Number of the order that this checkout made' })),
  },
  { $id: 'Checkout' },
);
export type CheckoutView = Static<typeof checkout>;

export const checkoutReply = Type.Object({ status: Type.String(), data: ref(checkout) });
export type CheckoutReply = Static<typeof checkoutReply>;

/** Asks for the provider's page in which the card is typed. */
export const cardPageForm = Type.Object({ regreso: webAddress('Address to which the page returns') }, strict);
export type CardPageForm = Static<typeof cardPageForm>;

export const cardPageReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    page: Type.String({ description: 'A full page; a path is one of the provider’s origin' }),
    frame: Type.String({ description: 'The same for a frame' }),
  }),
});
export type CardPageReply = Static<typeof cardPageReply>;
