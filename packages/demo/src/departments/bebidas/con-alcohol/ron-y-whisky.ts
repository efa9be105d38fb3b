import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { destilados } from '../reviews.ts';
import { AGAVE } from './botellas.ts';

export const ronYWhisky = productLine({
  ...AGAVE,
  leaf: 'bebidas/vinos-y-licores/ron-y-whisky',
  reviews: destilados,
  weight: 4,
  makers: [M.alambique, M.timon],
  models: ['Reserva Vieja', 'Casa Negra', 'Timón', 'Bodega 12'],
  facts: [
    ['Alcohol', '40 % vol.'],
    ['Envase', 'Vidrio'],
    ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud'],
  ],
  items: [
    {
      name: 'Ron de caña',
      the: 'el ron',
      short: 'Ron',
      price: 268,
      hex: '#c98a3a',
      motif: 'emoji:coconut',
      say: 'De jugo de caña de Veracruz: vainilla, plátano y un final seco. Para cubas y para copa.',
      facts: [
        ['Origen', 'Veracruz'],
        ['Base', 'Jugo de caña'],
      ],
      points: ['De jugo de caña'],
    },
    {
      name: 'Ron blanco',
      tag: 'blanco',
      the: 'el ron',
      short: 'Blanco',
      price: 238,
      hex: '#eef3f5',
      motif: 'emoji:cocktail-glass',
      say: 'Limpio y ligero, hecho para mojitos y daiquirís sin que estorbe.',
      facts: [
        ['Origen', 'Veracruz'],
        ['Base', 'Melaza'],
      ],
      points: ['Para mojitos'],
    },
    {
      name: 'Whisky de maíz criollo',
      the: 'el whisky',
      short: 'Whisky',
      price: 528,
      hex: '#b5651d',
      motif: 'emoji:ear-of-corn',
      say: 'Maíz criollo de Jalisco, malteado y añejado en roble nuevo: caramelo, piloncillo y una nota tostada.',
      facts: [
        ['Origen', 'Jalisco'],
        ['Base', 'Maíz criollo'],
      ],
      points: ['Maíz criollo'],
    },
    {
      name: 'Whisky de malta',
      the: 'el whisky',
      short: 'Malta',
      price: 698,
      hex: '#8c5a2b',
      motif: 'emoji:tumbler-glass',
      say: 'Cebada malteada y paciencia: pan, miel y madera. Con una piedra, o solo.',
      facts: [
        ['Origen', 'Querétaro'],
        ['Base', 'Cebada malteada'],
      ],
      points: ['Malta entera'],
    },
  ],
  traits: [
    {
      name: 'de tres años',
      say: 'Tres años en barrica de roble americano.',
      facts: [['Añejamiento', '3 años']],
      points: ['Tres años de barrica'],
    },
    {
      name: 'de ocho años',
      not: ['blanco'],
      say: 'Ocho años y un vaso que no necesita nada más.',
      factor: 1.6,
      facts: [['Añejamiento', '8 años']],
      points: ['Ocho años'],
    },
    {
      name: 'con acabado en barrica de vino',
      not: ['blanco'],
      say: 'Termina seis meses en barrica de vino tinto: fruta roja y color.',
      factor: 1.35,
      facts: [['Añejamiento', '4 años y acabado']],
      points: ['Barrica de vino'],
    },
    {
      name: 'para coctel',
      say: 'Perfil más seco, pensado para mezclar.',
      factor: 0.85,
      facts: [['Añejamiento', '18 meses']],
      points: ['Para mezclar'],
    },
  ],
});
