import { productLine } from '../../shared-product-line.ts';
import { comida } from '../reviews/crianza.ts';
import { MESA, PASTEL } from './base.ts';

export const chuponesYMordederas = productLine({
  ...MESA,
  leaf: 'mama-bebe/alimentacion/chupones-y-mordederas',
  reviews: comida,
  weight: 3,
  art: 'pacifier',
  models: ['Nube', 'Pez', 'Gota', 'Estrellita', 'Bolita'],
  colors: PASTEL,
  mostColors: 3,
  sizes: {
    option: 'Edad',
    values: [
      ['0 a 6 meses', 1],
      ['6 a 18 meses', 1],
    ],
    most: 2,
  },
  close: [
    'Lávalo y revísalo antes de cada uso; si se agrieta, tíralo.',
    'Nunca lo cuelgues del cuello ni lo mojes en dulce.',
    'Cámbialo cada dos meses, aunque parezca entero.',
  ],
  items: [
    {
      name: 'Chupón ortodóntico',
      the: 'el chupón',
      short: 'Ortodóntico',
      tag: 'chupon',
      price: 88,
      say: 'Escudo con ventilación y forma que no presiona el paladar. Revísalo cada semana: si se agrieta, se tira.',
      facts: [['Material', 'Silicona']],
      points: ['Escudo ventilado'],
    },
    {
      name: 'Mordedera',
      the: 'la mordedera',
      short: 'Mordedera',
      tag: 'morder',
      art: 'teether',
      price: 78,
      say: 'Se enfría en el refri, nunca en el congelador, y calma la encía que amanece brava.',
      facts: [['Material', 'Silicona firme']],
      points: ['Se enfría en el refri'],
    },
    {
      name: 'Clip para chupón',
      the: 'el clip',
      short: 'Clip',
      tag: 'clip',
      price: 68,
      say: 'Cordón corto que no estira y broche que no mancha la ropa. No se usa mientras duerme.',
      facts: [['Largo', '22 cm']],
      points: ['Cordón corto'],
    },
  ],
  traits: [
    {
      name: 'de silicona',
      say: 'Silicona que se hierve y no se pone amarilla pronto.',
      facts: [['Hervible', 'Sí']],
      points: ['Se hierve'],
    },
    {
      name: 'de hule natural',
      say: 'Hule natural, más blando, para quien rechaza la silicona.',
      factor: 1.15,
      not: ['clip'],
      facts: [['Hervible', 'Sí, poco tiempo']],
      points: ['Más blando'],
    },
    {
      name: 'de madera y algodón',
      say: 'Madera de haya y cuentas tejidas, para que se vea bien en la foto también.',
      factor: 1.3,
      only: ['clip', 'morder'],
      facts: [
        ['Material', 'Haya y algodón'],
        ['Hervible', 'No'],
      ],
      points: ['De madera'],
    },
  ],
});
