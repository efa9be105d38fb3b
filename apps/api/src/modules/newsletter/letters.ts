/** Mails of the newsletter (AP-19): the link that confirms an address, and the mail after it. */
import type { Letter } from '@tianguis/mail';
import { waitingDays } from './repository.ts';

const offers = (gender: number): string => (gender === 1 ? 'para él' : 'para ella');

/** Anybody may type an address, so this mail has nothing but the question. */
export const confirmSubscription = (gender: number, href: string): Letter => ({
  subject: 'Confirma tu suscripción al boletín',
  preview: 'Solo falta un paso.',
  title: '¿Quieres recibir nuestro boletín?',
  parts: [
    { kind: 'text', text: `Alguien pidió con este correo las ofertas ${offers(gender)}. Si fuiste tú, confírmalo.` },
    { kind: 'button', label: 'Confirmar mi suscripción', href },
    {
      kind: 'note',
      text: `Si no fuiste tú, no hagas nada: no te llegará, y borramos tu dirección en ${waitingDays} días.`,
    },
  ],
  reason: 'Recibes este correo porque alguien escribió esta dirección en nuestro boletín.',
});

export const subscriptionConfirmed = (off: string): Letter => ({
  subject: 'Ya recibes nuestro boletín',
  preview: 'Gracias por confirmarlo.',
  title: 'Ya recibes nuestro boletín',
  parts: [
    { kind: 'text', text: 'Gracias por confirmarlo. Te escribimos una vez por semana con ofertas y novedades.' },
    { kind: 'note', text: 'Cada correo trae el enlace para darte de baja, con un botón y sin preguntas.' },
    { kind: 'link', label: 'Darme de baja', href: off },
  ],
  reason: 'Recibes este correo porque confirmaste tu suscripción al boletín.',
});
