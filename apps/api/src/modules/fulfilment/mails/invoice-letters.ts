/** Mails about invoices and credit notes (AF-03): to the customer, and to sellers who issue them elsewhere. */
import type { Unit } from '@tianguis/database';
import { formatMoney, invoicePath } from '@tianguis/domain';
import type { Letter, LetterPart } from '@tianguis/mail';
import { type MailedInvoice, mailedInvoice } from '../../invoices/service.ts';
import type { LetterOrder } from './letter-order-repository.ts';
import { type Content, greeting, toCustomer } from './words.ts';

/** The mail about a step of an invoice; undefined if nobody can get it, or if the step is over. */
export async function invoiceMail(
  unit: Unit,
  order: LetterOrder,
  { store, step, document }: { store: number | null; step: string; document: string },
  origin: string,
): Promise<{ to: string; letter: Letter } | undefined> {
  const invoice = await mailedInvoice(unit, document);
  if (!invoice) return undefined;
  if (store !== null) {
    const to = order.sellers.find((seller) => seller.store === store)?.contact;
    const letter = invoice.state === 'upload' ? sellerLetter(order, invoice) : undefined;
    return to && letter ? { to, letter } : undefined;
  }
  const content = customerLetter(order, invoice, step, origin);
  return order.email !== null && content ? { to: order.email, letter: toCustomer(order, content) } : undefined;
}

function customerLetter(
  order: LetterOrder,
  { state, total, seller }: MailedInvoice,
  step: string,
  origin: string,
): Content | undefined {
  const button = (label: string): LetterPart => ({
    ...{ kind: 'button', label, href: origin + invoicePath(order.number) },
  });
  if (step === 'invoice-refused') {
    if (state !== 'refused') return undefined;
    return {
      subject: `Corrige tus datos para la factura de tu pedido ${order.number}`,
      preview: 'El SAT no aceptó uno de tus datos fiscales.',
      title: `${greeting(order)}: falta un dato para tu factura`,
      parts: [
        {
          kind: 'text',
          text: 'El SAT no aceptó uno de tus datos fiscales. En tu pedido ves cuál, y lo corriges ahí mismo.',
        },
        button('Corregir mis datos'),
      ],
    };
  }
  if (state !== 'stamped') return undefined;
  const isCredit = step === 'invoice-credit';
  return {
    subject: `${isCredit ? 'Tu nota de crédito' : 'Tu factura'} del pedido ${order.number} está lista`,
    preview: `La emitió ${seller} por ${formatMoney(total)}.`,
    title: `${greeting(order)}: ${isCredit ? 'tu nota de crédito está lista' : 'tu factura está lista'}`,
    parts: [
      {
        kind: 'text',
        text: isCredit
          ? `${seller} emitió una nota de crédito por ${formatMoney(total)}: es por el dinero que te devolvimos de lo que ya estaba facturado.`
          : `${seller} emitió tu factura por ${formatMoney(total)}.`,
      },
      button('Descargar XML y PDF'),
      { kind: 'note', text: 'Para cuidar tus datos fiscales, los archivos se descargan desde tu cuenta.' },
    ],
  };
}

/** What a seller needs to issue an invoice. The mail has the customer's tax data, so its text is erased when sent. */
function sellerLetter(order: LetterOrder, invoice: MailedInvoice): Letter | undefined {
  const { receiver, seller, total, isCreditNote, related, paymentForm, concepts } = invoice;
  if (!receiver) return undefined;
  const name = isCreditNote ? 'nota de crédito' : 'factura';
  return {
    subject: `Emite la ${name} del pedido ${order.number} por ${formatMoney(total)}`,
    preview: isCreditNote ? 'Es por un reembolso de lo que ya facturaste.' : 'El cliente pidió su factura.',
    title: `Emite la ${name} del pedido ${order.number}`,
    parts: [
      {
        kind: 'text',
        text: 'Emítela con estos datos, y manda el XML timbrado a la tienda como respuesta a este correo.',
      },
      {
        kind: 'list',
        items: [
          `RFC: ${receiver.rfc}`,
          `Nombre: ${receiver.name}`,
          `Régimen fiscal: ${receiver.regime}`,
          `Uso del CFDI: ${isCreditNote ? 'G02' : receiver.use}`,
          `Código postal: ${receiver.postalCode}`,
          `Forma de pago: ${paymentForm}`,
          `Total exacto: ${formatMoney(total)}`,
          ...(related === null ? [] : [`Factura relacionada: ${related}`]),
        ],
      },
      {
        kind: 'list',
        items: concepts.map(
          ({ taxed, description, charged }) =>
            `${taxed.pieces} × ${description}: ${formatMoney(charged)} con impuestos`,
        ),
      },
      { kind: 'note', text: `En la tienda, esta solicitud tiene el número ${invoice.id}.` },
    ],
    reason: `Recibes este correo porque vendes en la tienda como ${seller}.`,
  };
}
