import { dateFormat, formatCount, formatMoney, momentFormat, plural } from '@tianguis/domain';
import { ownReviewsPath } from '@tianguis/domain/review';
import type { IconName } from '@tianguis/ui';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { frameWords } from './frame-words.ts';

const monthYear = momentFormat({ month: 'long', year: 'numeric' });

/** Formats a moment as "25 de noviembre de 2026". */
export const dayOf = momentFormat({ dateStyle: 'long' });
/** Formats a date without a time in the same way. */
export const dayOfDate = dateFormat({ dateStyle: 'long' });

/** A section of the account: its page, and its tile on the account's home (RL-01). */
export interface AccountSection {
  href: string;
  icon: IconName;
  title: string;
  text: string;
}

const shopping = [
  { href: paths.orders, icon: 'package', title: 'Mis pedidos', text: 'Por dónde van y cómo se pagan' },
  { href: paths.wishlist, icon: 'heart', title: 'Mis favoritos', text: 'Lo que guardaste para después' },
  { href: ownReviewsPath, icon: 'star', title: 'Mis opiniones', text: 'Cómo te salió lo que compraste' },
  { href: accountPaths.balance, icon: 'return', title: 'Mi saldo a favor', text: 'Dinero tuyo para tus compras' },
  { href: paths.addresses, icon: 'pin', title: 'Mis direcciones', text: 'A dónde te enviamos' },
] as const satisfies readonly AccountSection[];

const own = [
  { href: accountPaths.profile, icon: 'user', title: 'Mis datos', text: 'Nombre, correo, teléfono y cumpleaños' },
  {
    href: accountPaths.security,
    icon: 'shield',
    title: 'Seguridad',
    text: 'Contraseña, llaves de acceso y dispositivos',
  },
  { href: accountPaths.notifications, icon: 'bell', title: 'Avisos', text: 'Qué te contamos por correo' },
  { href: accountPaths.privacy, icon: 'file', title: 'Privacidad', text: 'Tus datos, tus derechos y borrar tu cuenta' },
  { href: paths.settings, icon: 'settings', title: 'Ajustes', text: 'Tema, código postal y lo que recordamos' },
  { href: paths.contact, icon: 'help', title: 'Ayuda', text: 'Preguntas frecuentes y cómo escribirnos' },
] as const satisfies readonly AccountSection[];

/** Texts of the account home (RL-01). */
export const accountHomeCopy = {
  title: frameWords.home,
  hello: (name: string) => `¡Hola, ${name}!`,
  since: (moment: string) => `Con nosotros desde ${monthYear(moment)}`,
  groups: [
    { title: 'Tus compras', tiles: shopping },
    { title: 'Tus datos y preferencias', tiles: own },
  ],
  facts: {
    balance: (amount: number) => (amount === 0 ? 'No tienes saldo por ahora' : `Tienes ${formatMoney(amount)}`),
    credit: (used: number) => (used === 0 ? 'No debes nada' : `Debes ${formatMoney(used)}`),
    saved: (count: number, dropped: number) => {
      if (count === 0) return 'Todavía no guardas nada';
      const products = plural(count, 'producto', 'productos');
      return dropped === 0 ? products : `${products} · ${plural(dropped, 'bajó', 'bajaron')} de precio`;
    },
    addresses: (count: number, first: string | undefined) =>
      first === undefined
        ? 'Te falta agregar la primera'
        : count === 1
          ? first
          : `${first} y ${plural(count - 1, 'otra', 'otras')}`,
    phone: (phone: string) => `Teléfono ${phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')}`,
    noPhone: 'Te falta agregar tu teléfono',
    sessions: (count: number) => plural(count, 'sesión abierta', 'sesiones abiertas'),
    twoStep: 'dos pasos activados',
    noTwoStep: 'sin verificación en dos pasos',
    app: 'app de autenticación activada',
    notices: (on: number, all: number) =>
      on === 0 ? 'Sin avisos por correo' : `${formatCount(on)} de ${plural(all, 'aviso', 'avisos')} por correo`,
    requests: (open: number) => plural(open, 'solicitud en proceso', 'solicitudes en proceso'),
  },
} as const;
