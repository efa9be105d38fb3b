import { colors } from '../../colors.ts';
import { MAKERS as M } from '../makers.ts';

/** Values that bags and accessories share. */
export const BASE = {
  scene: 'street',
  mostColors: 4,
  trims: ['#d0a548', '#c9ccd1', '#3d2b1f'],
  words: { uso: 'el trabajo' },
  facts: [
    ['Cuidado', 'Limpiar con trapo seco'],
    ['País de origen', 'México'],
  ],
  points: ['Hecho en México', 'Herrajes de metal', 'Bolsa de tela para guardarlo', 'Garantía de taller'],
  close: [
    'Guárdalo relleno de papel para que conserve la forma.',
    'Si es regalo, va con papel y tarjeta sin precio.',
    'Nútrelo con crema neutra cada seis meses si es de piel.',
  ],
  warranty: '6 meses contra defectos de fabricación.',
} as const;

/** Values that handwoven and embroidered products share. */
export const TALLER = {
  scene: 'market',
  makers: [M.tresTelares, M.hiloDeMonte],
  mostColors: 3,
  trims: ['#e4007c', '#e9c46a', '#2f7d68', '#f6f5f1'],
  words: { talla: 'mediana', uso: 'una boda' },
  facts: [
    ['Elaboración', 'A mano'],
    ['Lavado', 'A mano, agua fría'],
    ['País de origen', 'México'],
  ],
  points: ['Hecho a mano', 'Etiqueta con el nombre de la artesana', 'Cada pieza es única', 'Pago justo por pieza'],
  close: [
    'Cada pieza cambia un poco: así se nota que la hizo una persona.',
    'Guárdalo doblado, lejos del sol. Lávalo a mano con jabón neutro y sin tallar.',
    'La tarjeta que lo acompaña trae el nombre de la artesana y su comunidad.',
  ],
  warranty: '30 días para cambio o devolución, sin uso.',
} as const;

/** Colours of thread. */
export const VIVOS = colors('Rosa mexicano', 'Índigo', 'Negro', 'Jamaica', 'Verde botella', 'Mostaza', 'Hueso');
