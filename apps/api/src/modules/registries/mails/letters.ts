/** The mail about a gift (RT-23). It has no amounts, since people read mails over shoulders. */
import { ownRegistryPath } from '@tianguis/domain/registry';
import type { Letter } from '@tianguis/mail';

export interface GiftSheet {
  registry: string;
  owner: { name: string; email: string };
  /** Empty if the giver's account was erased. */
  giver: string;
  title: string;
  pieces: number;
  note: string;
}

export function giftArrived({ registry, owner, giver, title, pieces, note }: GiftSheet, origin: string): Letter {
  const who = giver === '' ? 'Alguien' : giver;
  return {
    subject: `${who} te regaló algo de tu mesa`,
    preview: pieces === 1 ? title : `${pieces} × ${title}`,
    title: `${owner.name}, tienes un regalo`,
    parts: [
      { kind: 'text', text: `${who} te regaló ${pieces === 1 ? '' : `${pieces} piezas de `}${title}.` },
      ...(note === '' ? [] : [{ kind: 'text' as const, text: `Te escribió: «${note}»` }]),
      { kind: 'text', text: 'Va en camino a la dirección que elegiste. Quien te lo regaló no la conoce.' },
      { kind: 'button', label: 'Ver mi mesa y dar las gracias', href: origin + ownRegistryPath(registry) },
    ],
    reason: 'Recibes este correo porque tienes una mesa de regalos.',
  };
}
