/** Mails about the steps of a parcel (OD-02). A step that another one has overtaken is not mailed. */
import { formatMoney } from '@tianguis/domain';
import { toDay } from '@tianguis/domain/shipping';
import type { Letter, LetterPart } from '@tianguis/mail';
import type { LetterOrder, LetterParcel } from './letter-order-repository.ts';
import { backParts, sumOf } from './refund-letters.ts';
import {
  arrivalWords,
  type Content,
  giftParts,
  goodsList,
  greeting,
  orderButton,
  toCustomer,
  yourPieces,
} from './words.ts';

/** Days until the promise from which the preparation is mailed: for earlier ones the next step comes soon enough. */
const longWait = 4;

interface Told {
  order: LetterOrder;
  parcel: LetterParcel;
  /** YYYY-MM-DD */
  today: string;
  origin: string;
}

const letters: Readonly<Record<string, (told: Told) => Content | undefined>> = {
  preparing: ({ order, parcel, today, origin }) => {
    if (parcel.promisedTo === null || toDay(parcel.promisedTo) - toDay(today) < longWait) return undefined;
    return {
      subject: `Ya preparan ${yourPieces(parcel.lines)}: pedido ${order.number}`,
      preview: arrivalWords(parcel) ?? '',
      title: `${greeting(order)}: ya preparan ${yourPieces(parcel.lines)}`,
      parts: [
        { kind: 'text', text: `Todo va bien. ${arrivalWords(parcel)}. Te avisamos cuando salga.` },
        ...shared(order, parcel, origin),
      ],
    };
  },

  'on-the-way': ({ order, parcel, origin }) => ({
    subject: `Tu paquete va en camino: pedido ${order.number}`,
    preview: arrivalWords(parcel) ?? 'Ya salió con la paquetería.',
    title: `${greeting(order)}: tu paquete va en camino`,
    parts: [
      { kind: 'text', text: [arrivalWords(parcel) ?? 'Ya salió con la paquetería', '.'].join('') },
      ...carrierParts(parcel),
      ...shared(order, parcel, origin),
      ...giftParts(order),
    ],
  }),

  ready: ({ order, parcel, origin }) => {
    const { place } = parcel;
    const where = place ? ` en ${place.name}` : '';
    return {
      subject: `Ya puedes recoger tu pedido ${order.number}${where}`,
      preview: place ? place.address : 'Te esperamos en la tienda.',
      title: `${greeting(order)}: ya puedes recoger ${yourPieces(parcel.lines)}`,
      parts: [
        {
          kind: 'text',
          text: `Te esperamos${where}. Lleva tu número de pedido, ${order.number}, y una identificación.`,
        },
        ...(place ? [{ kind: 'list' as const, items: [place.address, place.hours].filter((one) => one !== '') }] : []),
        ...shared(order, parcel, origin),
      ],
    };
  },

  delivered: ({ order, parcel, origin }) => ({
    subject: `Ya se entregó tu paquete: pedido ${order.number}`,
    preview: 'Si algo no está bien, dinos y lo arreglamos.',
    title: `${greeting(order)}: ya se entregó ${yourPieces(parcel.lines)}`,
    parts: [
      { kind: 'text', text: 'Esperamos que te guste. Si no lo recibiste o algo no está bien, dinos y lo arreglamos.' },
      ...shared(order, parcel, origin),
    ],
  }),

  returning: ({ order, parcel, origin }) => ({
    subject: `No pudimos entregar tu paquete: pedido ${order.number}`,
    preview: 'La paquetería lo regresa con el vendedor.',
    title: `${greeting(order)}: no pudimos entregar tu paquete`,
    parts: [
      {
        kind: 'text',
        text: 'La paquetería no pudo entregarlo y lo regresa con el vendedor. Si todavía lo quieres, escríbenos pronto. Cuando llegue de regreso te devolvemos tu dinero.',
      },
      ...carrierParts(parcel),
      ...shared(order, parcel, origin),
    ],
  }),

  returned: ({ order, parcel, origin }) => {
    const refunds = order.refunds.filter(({ cause }) => cause === `parcel ${parcel.id}`);
    const amount = sumOf(refunds);
    return {
      subject: `Tu paquete regresó con el vendedor: pedido ${order.number}`,
      preview: amount > 0 ? `Te devolvemos ${formatMoney(amount)}.` : '',
      title: `${greeting(order)}: tu paquete regresó con el vendedor`,
      parts: [
        { kind: 'text', text: 'No se pudo entregar, así que ya no te va a llegar.' },
        ...backParts(order, refunds, origin),
        ...shared(order, parcel, origin),
      ],
    };
  },
};

/** The letter to the customer about a step of a parcel; undefined if the step needs none, or another one came since. */
export function parcelLetter(step: string, told: Told): Letter | undefined {
  if (told.parcel.state.replaceAll('_', '-') !== step) return undefined;
  const content = Object.hasOwn(letters, step) ? letters[step]?.(told) : undefined;
  return content && toCustomer(told.order, content);
}

const shared = (order: LetterOrder, { lines }: LetterParcel, origin: string): LetterPart[] => [
  goodsList(lines),
  orderButton(order, origin),
];

const carrierParts = ({ carrier, tracking }: LetterParcel): LetterPart[] =>
  carrier === null && tracking === null
    ? []
    : [
        {
          kind: 'list',
          items: [
            ...(carrier === null ? [] : [`Paquetería: ${carrier}`]),
            ...(tracking === null ? [] : [`Número de guía: ${tracking}`]),
          ],
        },
      ];
