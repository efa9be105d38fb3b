import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { prenda } from '../reviews.ts';
import { HOMBRE } from './base.ts';

export const trajesYSacos = productLine({
  ...HOMBRE,
  leaf: 'ropa-calzado/hombre/trajes-y-sacos',
  reviews: prenda,
  weight: 3,
  makers: [M.donCamilo, M.jacalia],
  art: 'suit',
  scene: 'party',
  sizes: {
    option: 'Talla',
    values: [
      ['36', 1],
      ['38', 1],
      ['40', 1],
      ['42', 1],
      ['44', 1.04],
    ],
  },
  colors: colors('Negro', 'Azul marino', 'Gris Oxford', 'Vino', 'Arena'),
  mostColors: 2,
  bigTicket: true,
  words: { talla: '40', uso: 'la graduación de mi hija' },
  items: [
    {
      name: 'Traje de dos piezas',
      the: 'el traje',
      price: 2498,
      say: 'Saco de dos botones y pantalón con bastilla sin terminar, para que tu sastre le dé el largo justo.',
      facts: [
        ['Piezas', '2'],
        ['Botones', '2'],
      ],
      points: ['Bastilla libre'],
    },
    {
      name: 'Traje de tres piezas',
      the: 'el traje',
      price: 3298,
      say: 'Con chaleco de cinco botones: te quitas el saco en el vals y sigues vestido.',
      facts: [
        ['Piezas', '3'],
        ['Botones', '2'],
      ],
      points: ['Con chaleco'],
    },
    {
      name: 'Saco casual',
      the: 'el saco',
      art: 'jacket',
      price: 1498,
      say: 'Sin hombrera dura, se lleva con jeans. Tres bolsas por dentro: pluma, celular y boletos.',
      facts: [
        ['Piezas', '1'],
        ['Botones', '2'],
      ],
      points: ['Sin hombrera dura'],
      words: { uso: 'los viernes de oficina' },
    },
  ],
  traits: [
    {
      name: 'de corte entallado',
      say: 'Entallado en la cintura, con movimiento en el brazo.',
      facts: [
        ['Corte', 'Entallado'],
        ['Material', 'Poliéster y viscosa'],
      ],
      points: ['Entallado'],
    },
    {
      name: 'de corte clásico',
      say: 'Corte clásico con espacio para abrazar y sentarse a cenar.',
      facts: [
        ['Corte', 'Clásico'],
        ['Material', 'Poliéster y viscosa'],
      ],
      points: ['Corte clásico'],
    },
    {
      name: 'de lana fría',
      say: 'Lana fría: respira, cae mejor y no brilla con la plancha.',
      factor: 1.7,
      facts: [
        ['Corte', 'Regular'],
        ['Material', 'Lana 60 %'],
      ],
      points: ['No brilla'],
    },
    {
      name: 'de lino',
      say: 'Mezcla de lino para bodas de playa y de jardín.',
      factor: 1.25,
      facts: [
        ['Corte', 'Regular'],
        ['Material', 'Lino y viscosa'],
      ],
      points: ['Para jardín'],
    },
  ],
});
