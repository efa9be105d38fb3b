/** Mails about balance that goes to an account (PA-05). */
import { formatMoney } from '@tianguis/domain';
import type { Letter } from '@tianguis/mail';

interface Sent {
  name: string;
  amount: number;
  bank: string;
  last4: string;
  origin: string;
}

const hello = (name: string): string => (name === '' ? 'Hola' : `Hola, ${name}`);
const reason = 'Recibes este correo porque algo cambió en tu saldo a favor. Los avisos de seguridad llegan siempre.';
const button = (origin: string) =>
  ({ kind: 'button', label: 'Ver mi saldo', href: `${origin}/mi-cuenta/saldo` }) as const;

// A thief could name another account in a stolen session. So the customer gets this letter at once.
export const payoutAsked = ({ name, amount, bank, last4, origin }: Sent): Letter => ({
  subject: `Te vamos a transferir ${formatMoney(amount)} de tu saldo`,
  preview: `A tu cuenta de ${bank} terminada en ${last4}.`,
  title: `${hello(name)}: enviamos tu saldo a tu cuenta`,
  parts: [
    {
      kind: 'text',
      text: `Te transferimos ${formatMoney(amount)} a la cuenta de ${bank} terminada en ${last4}. Llega en un máximo de 3 días hábiles.`,
    },
    { kind: 'note', text: 'Si tú no pediste esto, escríbenos de inmediato y cambia tu contraseña.' },
    button(origin),
  ],
  reason,
});

export const payoutTransferred = ({ name, amount, bank, last4, origin }: Sent): Letter => ({
  subject: `Ya te transferimos ${formatMoney(amount)} de tu saldo`,
  preview: `A tu cuenta de ${bank} terminada en ${last4}.`,
  title: `${hello(name)}: ya te transferimos tu saldo`,
  parts: [
    { kind: 'text', text: `Enviamos ${formatMoney(amount)} a tu cuenta de ${bank} terminada en ${last4}.` },
    button(origin),
  ],
  reason,
});

export const payoutReturned = ({ name, amount, origin }: Sent): Letter => ({
  subject: `Tu banco no aceptó la transferencia de tu saldo`,
  preview: `Los ${formatMoney(amount)} están otra vez en tu saldo.`,
  title: `${hello(name)}: tu banco no aceptó la transferencia`,
  parts: [
    {
      kind: 'text',
      text: `Los ${formatMoney(amount)} regresaron a tu saldo. Puedes usarlos, o enviarlos a otra cuenta.`,
    },
    button(origin),
  ],
  reason,
});
