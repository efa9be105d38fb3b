/** Mails about the store credit (RT-29, AF-04). Customers get them always, since they are about their money. */
import { dateFormat, formatMoney } from '@tianguis/domain';
import type { Letter } from '@tianguis/mail';

interface To {
  name: string;
  origin: string;
  /** The name of the credit, and its part of the URL. */
  label: string;
  product: string;
}

const hello = ({ name }: To): string => (name === '' ? 'Hola' : `Hola, ${name}`);
const reasonOf = ({ label }: To) => `Recibes este correo porque algo cambió en tu ${label}.`;
const button = ({ origin, product, label }: To) =>
  ({ kind: 'button', label: `Ver mi ${label}`, href: `${origin}/credito-${product}/home` }) as const;

export const creditReceived = (to: To): Letter => ({
  subject: `Recibimos tu solicitud de ${to.label}`,
  preview: 'La revisa una persona.',
  title: `${hello(to)}: estamos revisando tu solicitud`,
  parts: [{ kind: 'text', text: 'Una persona la revisa y te escribimos a este correo con la respuesta.' }],
  reason: reasonOf(to),
});

export const creditAccepted = (to: To & { limit: number; ending: string }): Letter => ({
  subject: `Tu ${to.label} está listo`,
  preview: `Con un límite de ${formatMoney(to.limit)}.`,
  title: `${hello(to)}: ya puedes comprar con tu ${to.label}`,
  parts: [
    {
      kind: 'text',
      text:
        `Tu límite es de ${formatMoney(to.limit)} y tu crédito termina en ${to.ending}. Elígelo al pagar. ` +
        'No cobra intereses ni comisiones: pagas el total de cada mes en su fecha límite.',
    },
    button(to),
    { kind: 'note', text: 'Si tú no lo pediste, escríbenos de inmediato y cambia tu contraseña.' },
  ],
  reason: reasonOf(to),
});

export const creditRefused = (to: To & { why?: string }): Letter => ({
  subject: `Tu solicitud de ${to.label}`,
  preview: 'Esta vez no podemos dártelo.',
  title: `${hello(to)}: esta vez no podemos darte el crédito`,
  parts: [
    {
      kind: 'text',
      text:
        to.why === undefined
          ? 'El ingreso que escribiste es menor que el que pedimos.'
          : `Una persona revisó tu solicitud. El motivo: ${to.why}`,
    },
    { kind: 'text', text: 'Puedes pedirlo otra vez en 30 días. Tu cuenta y tus pedidos no cambian.' },
  ],
  reason: reasonOf(to),
});

const leftOf = ({ used }: { used: number }): string =>
  used === 0 ? 'Ya no debes nada.' : `Te queda por pagar ${formatMoney(used)}.`;

export const creditPaid = (to: To & { amount: number; used: number }): Letter => ({
  subject: `Recibimos tu pago de ${formatMoney(to.amount)}`,
  preview: leftOf(to),
  title: `${hello(to)}: recibimos tu pago`,
  parts: [
    {
      kind: 'text',
      text: `Abonamos ${formatMoney(to.amount)} a tu ${to.label}. ${leftOf(to)}`,
    },
    button(to),
  ],
  reason: reasonOf(to),
});

export const creditPaidOut = (to: To & { amount: number }): Letter => ({
  subject: `Te transferimos ${formatMoney(to.amount)} que tenías a favor`,
  preview: `De tu ${to.label}.`,
  title: `${hello(to)}: te transferimos lo que tenías a favor`,
  parts: [
    { kind: 'text', text: `Enviamos ${formatMoney(to.amount)} de tu ${to.label} a la cuenta que nos diste.` },
    button(to),
  ],
  reason: reasonOf(to),
});

const dayOf = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const paidBefore = 'Si ya pagaste, no tienes que hacer nada: te escribimos en cuanto registremos tu transferencia.';

/** Its subject and its preview have no amount: locked phones show both. */
export const creditDue = (to: To & { amount: number; due: string }): Letter => ({
  subject: `Se acerca la fecha límite de tu ${to.label}`,
  preview: `Paga a más tardar el ${dayOf(to.due)}.`,
  title: `${hello(to)}: se acerca tu fecha límite`,
  parts: [
    {
      kind: 'text',
      text:
        `Paga ${formatMoney(to.amount)} de tu ${to.label} a más tardar el ${dayOf(to.due)}. ` +
        'La página de tu crédito dice a qué CLABE y con qué concepto.',
    },
    button(to),
    { kind: 'note', text: paidBefore },
  ],
  reason: `Recibes este correo porque debes algo de tu ${to.label}.`,
});

/** Its subject and its preview have no amount: locked phones show both. */
export const creditOverdue = (to: To & { amount: number }): Letter => ({
  subject: `Ya pasó la fecha límite de tu ${to.label}`,
  preview: 'No te cobramos nada más por el atraso.',
  title: `${hello(to)}: ya pasó tu fecha límite`,
  parts: [
    {
      kind: 'text',
      text:
        `Te falta pagar ${formatMoney(to.amount)} de tu ${to.label}. No te cobramos nada más por el atraso, ` +
        'pero no puedes comprar con tu crédito hasta que lo pagues.',
    },
    button(to),
    { kind: 'text', text: 'Si no puedes pagarlo, escríbenos: buscamos un plan contigo.' },
    { kind: 'note', text: paidBefore },
  ],
  reason: `Recibes este correo porque debes algo de tu ${to.label}.`,
});
