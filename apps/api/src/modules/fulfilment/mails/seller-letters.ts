/** Mails to sellers about their sub-orders (OD-06). They have what shipping needs, and no e-mail of the customer. */
import { plural } from '@tianguis/domain';
import type { Letter, LetterPart } from '@tianguis/mail';
import type { LetterLine, LetterOrder, LetterParcel } from './letter-order-repository.ts';
import { dayWords, lineWords, piecesOf } from './words.ts';

/**
 * The letter to a seller about a step; undefined if the step needs none.
 * @param about the parcel of the step, undefined if the step is about the whole sub-order; and the cause of the step
 */
export function sellerLetter(
  order: LetterOrder,
  store: number,
  step: string,
  { parcel, cause }: { parcel: LetterParcel | undefined; cause: string },
): Letter | undefined {
  const seller = order.sellers.find((one) => one.store === store);
  const own = order.parcels.filter((one) => one.store === store);
  if (!seller) return undefined;
  const reason = `Recibes este correo porque vendes en la tienda como ${seller.name}.`;
  if (step === 'order') {
    const active = own.filter(({ state }) => state !== 'cancelled');
    return active.length === 0 ? undefined : { ...subOrder(order, active), reason };
  }
  if (parcel === undefined) return undefined;
  if (step === 'pieces-cancelled') {
    const gone = order.cancellations
      .filter(({ id }) => cause === `cancellation ${id}`)
      .flatMap(({ lines }) => lines.filter((line) => line.parcel === parcel.id));
    if (gone.length === 0) return undefined;
    return {
      subject: `Quita ${plural(piecesOf(gone), 'pieza', 'piezas')} del paquete ${shortId(parcel)}, pedido ${order.number}`,
      preview: 'El cliente las canceló antes de que salieran.',
      title: `Cambió el paquete ${shortId(parcel)} del pedido ${order.number}`,
      parts: [
        { kind: 'text', text: 'Ya no envíes esto:' },
        goods(gone),
        ...(parcel.lines.length === 0 ? [] : [{ kind: 'text' as const, text: 'Envía lo demás:' }, goods(parcel.lines)]),
      ],
      reason,
    };
  }
  if (step === 'return') {
    const back = order.returns.find(({ id }) => id === cause);
    if (!back) return undefined;
    return {
      subject: `Te devuelven ${plural(piecesOf(back.lines), 'pieza', 'piezas')} del pedido ${order.number}`,
      preview: `Devolución ${back.number}.`,
      title: `Devolución ${back.number} del pedido ${order.number}`,
      parts: [
        { kind: 'text', text: 'El cliente te las manda con este número en la guía. Avisa a la tienda cuando lleguen:' },
        goods(back.lines),
      ],
      reason,
    };
  }
  const collection = step === 'cancelled-collection' ? ' Cancela también la recolección con la paquetería.' : '';
  return {
    subject: `No envíes el paquete ${shortId(parcel)} del pedido ${order.number}`,
    preview: 'Se canceló antes de salir.',
    title: `Se canceló el paquete ${shortId(parcel)} del pedido ${order.number}`,
    parts: [{ kind: 'text', text: `Ya no lo envíes.${collection}` }, goods(parcel.cancelled)],
    reason,
  };
}

function subOrder(order: LetterOrder, parcels: readonly LetterParcel[]): Omit<Letter, 'reason'> {
  const pieces = piecesOf(parcels.flatMap(({ lines }) => lines));
  return {
    subject: `Pedido ${order.number}: prepara ${plural(pieces, 'pieza', 'piezas')}`,
    preview: `${plural(parcels.length, 'paquete', 'paquetes')} por enviar.`,
    title: `Tienes un pedido nuevo: ${order.number}`,
    parts: [
      ...parcels.flatMap((parcel): LetterPart[] => [
        { kind: 'text', text: `Paquete ${shortId(parcel)}, ${serviceWords(parcel)}.${promise(parcel)}` },
        goods(parcel.lines),
      ]),
      ...(parcels.some(({ service }) => service !== 'pickup') ? addressParts(order) : []),
      ...(order.giftNote === null
        ? []
        : [
            {
              kind: 'text' as const,
              text: `Es un regalo. Incluye esta dedicatoria y ningún precio: «${order.giftNote}»`,
            },
          ]),
    ],
  };
}

/** The first part of the id of a parcel, by which files of shipments name the parcel. */
export const shortId = ({ id }: Pick<LetterParcel, 'id'>): string => id.slice(0, 8);

const serviceWords = ({ service, place }: LetterParcel): string =>
  service === 'pickup' ? `para recoger en ${place?.name ?? 'la tienda'}` : `envío ${service}`;

const promise = ({ promisedTo }: LetterParcel): string =>
  promisedTo === null ? '' : ` Prometimos que llega a más tardar ${dayWords(promisedTo)}.`;

const goods = (lines: readonly LetterLine[]): LetterPart => ({
  kind: 'list',
  items: lines.map((line) => `${lineWords(line)} (SKU ${line.sku})`),
});

function addressParts({ address }: LetterOrder): LetterPart[] {
  if (address === null) return [];
  const { nombre, direccion, colonia, codigoPostal, municipio, estado, entreCalles, referencias, telefono } = address;
  const place = [colonia, `C.P. ${codigoPostal}`, municipio, estado].filter((one) => one).join(', ');
  const rows = [
    ...[nombre, direccion, place],
    ...(entreCalles ? [`Entre ${entreCalles}`] : []),
    ...(referencias ? [referencias] : []),
    ...(telefono ? [`Tel. ${telefono}`] : []),
  ];
  return [{ kind: 'text', text: `Envíalo a:\n${rows.filter((one) => one).join('\n')}` }];
}
