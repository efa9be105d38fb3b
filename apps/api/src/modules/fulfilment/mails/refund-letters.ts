/** Mails about money that goes back, and about cancelled pieces (OD-02, AF-01, RL-09). */
import { formatMoney, refundAccountPath } from '@tianguis/domain';
import type { LetterPart } from '@tianguis/mail';
import type { LetterOrder, LetterRefund } from './letter-order-repository.ts';
import { goodsList, greeting, type LetterOf, orderButton, yourPieces } from './words.ts';

/** Steps of refunds, and their letters. */
export const refundLetters: Readonly<Record<string, LetterOf>> = {
  'paid-cancelled': (order, origin, cause) => {
    const lines = order.cancellations.find(({ id }) => id === cause)?.lines ?? [];
    if (lines.length === 0) return undefined;
    const refunds = order.refunds.filter((refund) => refund.cause === `cancellation ${cause}`);
    const amount = sumOf(refunds);
    const isPart = order.parcels.some(({ state }) => state !== 'cancelled');
    return {
      subject: `Cancelamos ${isPart ? 'una parte de ' : ''}tu pedido ${order.number}`,
      preview: amount > 0 ? `Te devolvemos ${formatMoney(amount)}.` : 'No se te cobra nada.',
      title: `${greeting(order)}: cancelamos ${yourPieces(lines)}`,
      parts: [
        { kind: 'text', text: `Esto ya no te va a llegar:` },
        goodsList(lines),
        ...backParts(order, refunds, origin),
        ...(isPart ? [{ kind: 'text' as const, text: 'El resto de tu pedido sigue su camino.' }] : []),
        orderButton(order, origin),
      ],
    };
  },

  // The owner of the registry has the money, so nothing is refunded (RT-23).
  'gift-changed': (order, origin, cause) => {
    const lines = order.cancellations.find(({ id }) => id === cause)?.lines ?? [];
    if (lines.length === 0) return undefined;
    const amount = sumOf(order.refunds.filter((refund) => refund.cause === `cancellation ${cause}`));
    const whose = order.giftFor ? ` para ${order.giftFor}` : '';
    return {
      subject: `Tu regalo${whose} se cambió por saldo`,
      preview: `Pedido ${order.number}. No tienes que hacer nada.`,
      title: `${greeting(order)}: tu regalo se cambió por saldo`,
      parts: [
        {
          kind: 'text',
          text:
            `Quien recibe tu regalo${order.giftFor ? ` (${order.giftFor})` : ''} prefirió saldo a favor, para elegir ` +
            'otra cosa en la tienda. Por eso esto ya no se envía:',
        },
        goodsList(lines),
        {
          kind: 'text',
          text:
            `Los ${formatMoney(amount)} que pagaste son ahora su saldo, así que no se te regresan. ` +
            'Tu detalle cuenta igual.',
        },
        orderButton(order, origin),
      ],
    };
  },

  refund: (order, origin, cause) => {
    const refunds = order.refunds.filter(({ receipt }) => receipt === cause);
    const amount = sumOf(refunds);
    if (amount === 0) return undefined;
    const isOver = order.payment === 'expired' || order.payment === 'cancelled';
    const why = isOver
      ? 'Nos llegó dinero para tu pedido, que ya estaba cancelado.'
      : 'Nos llegó dinero de más para tu pedido.';
    return {
      subject: `Te devolvemos ${formatMoney(amount)} de tu pedido ${order.number}`,
      preview: why,
      title: `${greeting(order)}: te devolvemos ${formatMoney(amount)}`,
      parts: [{ kind: 'text', text: why }, ...backParts(order, refunds, origin), orderButton(order, origin)],
    };
  },

  goodwill: (order, origin, cause) => {
    const refunds = order.refunds.filter((refund) => refund.cause === cause);
    const amount = sumOf(refunds);
    if (amount === 0) return undefined;
    return {
      subject: `Te devolvemos ${formatMoney(amount)} de tu pedido ${order.number}`,
      preview: 'No tienes que regresar nada.',
      title: `${greeting(order)}: te devolvemos ${formatMoney(amount)}`,
      parts: [
        { kind: 'text', text: 'No tienes que regresar nada.' },
        ...backParts(order, refunds, origin),
        orderButton(order, origin),
      ],
    };
  },

  // A thief could name another account in a stolen session. So the customer gets this letter at once.
  'refund-account': (order, origin, cause) => {
    const own = order.refunds.filter(({ id }) => cause.split(' ').includes(id));
    const account = own[0]?.account;
    if (!account) return undefined;
    const amount = own.reduce((sum, refund) => sum + refund.amount, 0);
    return {
      subject: `Te vamos a transferir ${formatMoney(amount)}: pedido ${order.number}`,
      preview: `A tu cuenta de ${account.bank} terminada en ${account.last4}.`,
      title: `${greeting(order)}: ya sabemos a qué cuenta transferirte`,
      parts: [
        {
          kind: 'text',
          text: `Te transferimos ${formatMoney(amount)} a la cuenta de ${account.bank} terminada en ${account.last4}. Llega en un máximo de 3 días hábiles.`,
        },
        { kind: 'note', text: 'Si tú no nos diste esa cuenta, escríbenos de inmediato y cambia tu contraseña.' },
        orderButton(order, origin),
      ],
    };
  },

  transferred: (order, origin, cause) => {
    const refund = order.refunds.find(({ id }) => id === cause);
    if (!refund?.account) return undefined;
    const { bank, last4 } = refund.account;
    return {
      subject: `Ya te transferimos ${formatMoney(refund.amount)}: pedido ${order.number}`,
      preview: `A tu cuenta de ${bank} terminada en ${last4}.`,
      title: `${greeting(order)}: te transferimos tu reembolso`,
      parts: [
        { kind: 'text', text: `Enviamos ${formatMoney(refund.amount)} a tu cuenta de ${bank} terminada en ${last4}.` },
        orderButton(order, origin),
      ],
    };
  },

  'transfer-returned': (order, origin, cause) => {
    const refund = order.refunds.find(({ id }) => id === cause);
    if (!refund || refund.account) return undefined;
    return {
      subject: `Tu banco no aceptó tu reembolso: pedido ${order.number}`,
      preview: 'Dinos a qué cuenta enviarlo.',
      title: `${greeting(order)}: tu banco no aceptó nuestra transferencia`,
      parts: [
        {
          kind: 'text',
          text: `Los ${formatMoney(refund.amount)} regresaron con nosotros. Dinos otra cuenta y te los enviamos.`,
        },
        accountButton(order, origin),
      ],
    };
  },
};

/** The sum of some refunds. */
export const sumOf = (refunds: readonly LetterRefund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/**
 * How the money comes back: to the balance or the store credit at once, to a card by itself, or to an account that the
 * customer names.
 */
export function backParts(order: LetterOrder, refunds: readonly LetterRefund[], origin: string): LetterPart[] {
  const toBalance = sumOf(refunds.filter(({ isBalance }) => isBalance));
  const toCredit = sumOf(refunds.filter(({ isCredit = false }) => isCredit));
  const amount = sumOf(refunds) - toBalance - toCredit;
  const balance: LetterPart[] = [
    ...(toBalance > 0 ? [`Ya tienes ${formatMoney(toBalance)} en tu saldo a favor.`] : []),
    ...(toCredit > 0 ? [`Bajamos ${formatMoney(toCredit)} de lo que debes de tu crédito.`] : []),
  ].map((text) => ({ kind: 'text', text }));
  if (amount === 0) return balance;
  if (order.way === 'card')
    return [
      ...balance,
      {
        kind: 'text',
        text: `Te devolvemos ${formatMoney(amount)} a la tarjeta con la que pagaste. Tu banco lo muestra en 3 a 10 días hábiles.`,
      },
    ];
  return [
    ...balance,
    {
      kind: 'text',
      text: `Te devolvemos ${formatMoney(amount)} por transferencia. Dinos a qué cuenta: llega en un máximo de 3 días hábiles.`,
    },
    accountButton(order, origin),
  ];
}

/** Leads to the page on which the customer names an account (RL-09). */
const accountButton = ({ number }: LetterOrder, origin: string): LetterPart => ({
  ...{ kind: 'button', label: 'Dar mi CLABE', href: origin + refundAccountPath(number) },
});
