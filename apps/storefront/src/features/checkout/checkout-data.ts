/** The data of the pages of the checkout. Money is in centavos, and the server computes all sums. */
import type { CheckoutStep, CheckoutView, CheckoutWay, QuoteView, ShownCard } from '@tianguis/contract';

/** A line of the purchase. */
export interface CheckoutLine {
  /** "id SKU" */
  key: string;
  title: string;
  href: string;
  picture: string;
  pieces: number;
  /** Pieces that the customer wants. */
  wanted: number;
  price: number;
  amount: number;
}

/** A line of the cart that cannot be ordered. */
export interface LeftOutLine {
  key: string;
  id: number;
  sku: string;
  title: string;
  href: string;
  reason: QuoteView['left_out'][number]['reason'];
}

export interface CheckoutTotals {
  pieces: number;
  goods: number;
  discount: number;
  coupon: string | undefined;
  /** What each parcel costs; empty before an address is known. */
  shipping: { key: string; label: string; amount: number }[];
  /** The least shipping, before an address is known. */
  shippingFrom: number | undefined;
  total: number;
  /** The part of the balance, and the amount that is left to pay; empty if the balance pays nothing (PA-05). */
  paidBy: { label: string; amount: string }[];
  /** Whether the total has every charge. */
  isKnown: boolean;
}

export interface ParcelWords {
  key: string;
  seller: string;
  /** How it is delivered. */
  service: string;
  /** When, in words. */
  arrives: string;
  titles: string[];
}

/** A legal text that the customer accepts by paying. */
export interface LegalText {
  name: string;
  href: string;
}

/** What every step shows. */
export interface CheckoutPageData {
  compra: string;
  kind: CheckoutView['kind'];
  /** The steps of this checkout. A step with nothing to choose is left out. */
  steps: CheckoutStep[];
  /** The first step that is not complete. */
  next: CheckoutStep;
  lines: CheckoutLine[];
  leftOut: LeftOutLine[];
  totals: CheckoutTotals;
}

export interface DeliveryGroup {
  key: string;
  seller: string;
  titles: string[];
  options: {
    key: string;
    name: string;
    /** Name and address of the shop of a pick-up. */
    place: string | undefined;
    arrives: string;
    price: number;
    chosen: boolean;
  }[];
  /** No carrier delivers the lines: they stay out of the purchase unless the customer chooses to pick them up. */
  canStay: boolean;
}

export interface WayChoice {
  way: CheckoutWay;
  /** Its name and what to know about it, if only the server knows them. */
  name?: string;
  refused: string | undefined;
  /** The deadline if it is ordered now, in words. */
  until: string | undefined;
}

export interface PlanChoice {
  months: number;
  first: number;
  rest: number;
}

/** What the form of the payment shows. */
export interface PaymentChoices {
  ways: WayChoice[];
  cards: ShownCard[];
  /** The chosen way and card. */
  way: CheckoutWay | undefined;
  card: ShownCard | undefined;
  /** Whether a card is typed before the order is placed; otherwise a page of the provider takes it afterwards. */
  takesCards: boolean;
  plans: PlanChoice[];
  months: number | undefined;
  monthsDropped: number | undefined;
  /** The amount that the chosen way pays: the total without the part of the balance. */
  total: number;
  /** The balance of the customer; undefined if none of it can pay this purchase. */
  balance: BalanceChoice | undefined;
}

/** Whether the balance pays the purchase, in words (PA-05). */
export interface BalanceChoice {
  isUsed: boolean;
  /** Names the balance that the customer has or uses. */
  title: string;
  /** Names the amount that the balance can pay, or the amount that is left. */
  text: string;
  /** The label of the field with the amount, and its value in pesos. */
  field: string;
  value: string;
  /** Of the button that uses the amount of the field. */
  label: string;
  /** Of the button that stops using the balance; undefined if it is not used. */
  stop: string | undefined;
  /** Of the link to the next step; undefined if another way has to pay the rest. */
  next: string | undefined;
}

/** Names of the fields of all forms of the checkout. */
export const checkoutFields = {
  /** What the form does, if a page has several forms. */
  what: 'accion',
  address: 'direccion',
  receives: 'recibe',
  gift: 'dedicatoria',
  /** Prefix of the chosen option of each group. */
  delivery: 'entrega.',
  /** `tarjeta:ID` of a saved card, `tarjeta` for the card typed for this purchase, `otra`, `oxxo` or `spei`. */
  payment: 'pago',
  /** The value of `payment` that the page showed. The plans of months belong to it. */
  before: 'antes',
  /** Whether the balance pays: `si` or `no`. */
  balance: 'saldo',
  /** How much of it pays at most, in pesos. */
  balanceMost: 'saldo_hasta',
  months: 'meses',
  hash: 'hash',
  chosen: 'elegido',
  total: 'total',
  /** "id SKU" of a line. */
  line: 'linea',
  /** The page in which a card was typed. */
  session: 'sesion',
} as const;

/** Values in the result of a form that asks for the frame of a card: its URL, and the URL of the full page. */
export const frameField = 'marco';
export const pageField = 'pagina';

/** The value of a group of lines that stay out of the purchase. */
export const stays = '';

/** The chosen option of each group, by the name of its field. Only the customer chooses a pick-up. */
export const chosenDelivery = (groups: readonly DeliveryGroup[]): Record<string, string> =>
  Object.fromEntries(
    groups.map(({ key, options }) => [
      checkoutFields.delivery + key,
      options.find(({ chosen }) => chosen)?.key ?? stays,
    ]),
  );

/** Values of the field `payment`. */
export const typedCard = 'tarjeta';
export const otherCard = 'otra';
/** A card that a page of the provider takes after the order. */
export const laterCard = 'card';
export const savedCard = (id: string): string => `${typedCard}:${id}`;

/** The field with the plan of months of a card, on a page that shows the plans of several cards. */
export function monthsField(payment: string): string {
  const [, id] = payment.split(/:(.*)/s);
  return id === undefined ? checkoutFields.months : `${checkoutFields.months}.${id}`;
}

/** The value of the field `payment` for what is chosen. */
export function chosenPayment({
  way,
  card,
  cards,
  takesCards,
}: Pick<PaymentChoices, 'way' | 'card' | 'cards' | 'takesCards'>): string {
  if (way === undefined) return '';
  if (way !== 'card') return way;
  if (card === undefined) return takesCards ? otherCard : laterCard;
  const saved = cards.find(({ id }) => id !== '' && id === card.id);
  return saved ? savedCard(saved.id) : typedCard;
}

/** Parameter of the page of the payment: the part that is shown, which are the plans of months of a new choice. */
export const shownParameter = 'ver';
/** Parameter of the page of the address: the customer wants to add an address. */
export const newAddressParameter = 'nueva';
/** Opens the fields of who receives and of the gift note. */
export const giftParameter = 'regalo';
