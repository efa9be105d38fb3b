import { plural } from '@tianguis/domain';
import { lastMoment } from '../../commerce/last-moment.ts';

/** Texts around the blocks. The texts in the blocks come from the operator. */
export const contentCopy = {
  breadcrumb: 'Ruta',
  home: 'Inicio',
  slides: 'Destacados',
  offers: {
    endsAt: (end: string) => `Terminan el ${lastMoment(end, 'day')}`,
    endsIn: 'Terminan en',
    ended: 'Estas ofertas ya terminaron',
  },
  countdown: {
    endsAt: (end: string) => `El ${lastMoment(end)}`,
    endsIn: 'Faltan',
    ended: 'Ya es hora',
  },
  days: (count: number) => plural(count, 'día', 'días'),
  products: (count: number) => plural(count, 'producto', 'productos'),
  recommendedBecause: 'Por lo que has visto en este dispositivo',
  recommendedFallback: 'Lo mejor calificado por quienes ya compraron',
  contact: {
    title: 'Cómo encontrarnos',
    whatsapp: 'Escríbenos por WhatsApp',
    whatsappText: 'Se abre un chat con la tienda',
    email: 'Escríbenos por correo',
  },
  version: {
    line: (name: string, date: string) => `Versión ${name}, vigente desde el ${date}.`,
    old: 'Ya hay una versión más nueva.',
    current: 'Lee la versión vigente',
  },
  preview: {
    title: 'Vista previa',
    text: 'Solo quien tiene esta liga ve esta página así. La liga vale un día.',
    at: (moment: string) => `Como se vería el ${moment}.`,
  },
} as const;
