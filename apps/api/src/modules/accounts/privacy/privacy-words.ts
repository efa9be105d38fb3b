/** Names of privacy requests in the texts for customers, the shop's contact and operators. */
import type { PrivacyRequestForm } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';

export const rightWords: Readonly<Record<PrivacyRequestForm['derecho'], string>> = {
  acceso: 'Acceso',
  rectificacion: 'Rectificación',
  cancelacion: 'Cancelación',
  oposicion: 'Oposición',
};

/** `ARCO-2026-000012` */
export const folioOf = ({ number, received }: { number: number; received: Date }): string =>
  `ARCO-${dateInMexico(received.getTime()).slice(0, 4)}-${String(number).padStart(6, '0')}`;
