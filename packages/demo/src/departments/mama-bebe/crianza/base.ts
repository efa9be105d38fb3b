import { colors } from '../../colors.ts';
import { MAKERS as M } from '../makers.ts';
import { panal } from '../reviews/crianza.ts';

/** Values that products for a baby's skin or mouth share. */
export const BASE = {
  scene: 'nursery',
  facts: [
    ['Libre de BPA', 'Sí'],
    ['País de origen', 'México'],
  ],
  points: ['Libre de BPA y ftalatos', 'Pensado con pediatras', 'Hecho en México', 'Empaque con sello'],
  close: [
    'Ante cualquier reacción en la piel, suspende y consulta a tu pediatra.',
    'Si es regalo, va con papel y sin precio en la nota.',
    'Revisa la talla por peso y no por edad: los bebés no leen tablas.',
    'Lávalo antes del primer uso.',
  ],
  warranty:
    'Por higiene se cambia solo cerrado, dentro de los 7 días siguientes a la entrega; por defecto, hasta 30 días.',
} as const;

/** Values that nappies and baby baths share. */
export const HIGIENE = { ...BASE, reviews: panal, makers: [M.panalito, M.sonajero] } as const;

/** Values that products for feeding share. */
export const MESA = {
  ...BASE,
  makers: [M.lechita, M.pasoChico, M.sonajero],
  scene: 'kitchen',
  facts: [
    ['Libre de BPA', 'Sí'],
    ['Lavado', 'A mano o lavavajillas'],
    ['Advertencia', 'Usar siempre con un adulto presente'],
    ['País de origen', 'México'],
  ],
} as const;

/** Soft colours. */
export const PASTEL = colors('Rosa claro', 'Azul cielo', 'Verde menta', 'Durazno', 'Lavanda', 'Gris claro');
