import type { Color } from '../../../types.ts';
import { productLine } from '../../shared-product-line.ts';
import { maquillaje } from '../reviews.ts';
import { COLOR } from './color.ts';

const LABIAL: readonly Color[] = [
  { name: 'Rojo tuna', hex: '#b3122b' },
  { name: 'Vino quemado', hex: '#6e1b2e' },
  { name: 'Rosa bugambilia', hex: '#c71f78' },
  { name: 'Café de olla', hex: '#7c4535' },
  { name: 'Durazno tibio', hex: '#e58d71' },
  { name: 'Nude cajeta', hex: '#b98263' },
  { name: 'Ciruela', hex: '#5a2442' },
];

export const labios = productLine({
  ...COLOR,
  leaf: 'salud-belleza/maquillaje/labios',
  reviews: maquillaje,
  weight: 5,
  art: 'lipstick',
  colors: LABIAL,
  mostColors: 5,
  models: ['Tlali', 'Carmela', 'Nochera', 'Fiesta', 'Recato', 'Valiente'],
  items: [
    {
      name: 'Labial en barra',
      the: 'el labial',
      short: 'Labial',
      price: 128,
      say: 'Una pasada y ya tiñe, sin esa capa gruesa que se marca en los pliegues. Empieza del centro hacia afuera.',
      facts: [['Contenido', '3.5 g']],
      points: ['Una pasada'],
    },
    {
      name: 'Labial líquido',
      the: 'el labial',
      short: 'Líquido',
      price: 148,
      say: 'Aplicador suave y secado rápido; aguanta el café y casi todo el chisme.',
      facts: [['Contenido', '4 ml']],
      points: ['Aguanta el café'],
    },
    {
      name: 'Bálsamo labial con color',
      tag: 'balsamo',
      the: 'el bálsamo',
      short: 'Bálsamo',
      price: 88,
      say: 'Humecta y deja un velo de color. De esos que se retocan sin espejo.',
      facts: [['Contenido', '4 g']],
      points: ['Sin espejo'],
    },
  ],
  traits: [
    {
      name: 'mate',
      not: ['balsamo'],
      say: 'Acabado mate que no reseca, con vitamina E.',
      facts: [['Acabado', 'Mate']],
      points: ['No reseca'],
    },
    {
      name: 'satinado',
      say: 'Brillo suave, como recién humectado.',
      facts: [['Acabado', 'Satinado']],
      points: ['Brillo suave'],
    },
    {
      name: 'de larga duración',
      not: ['balsamo'],
      say: 'Dura varias horas y se quita con desmaquillante bifásico.',
      factor: 1.2,
      facts: [
        ['Acabado', 'Mate'],
        ['Duración', 'Hasta 8 horas'],
      ],
      points: ['Varias horas'],
    },
    {
      name: 'de manteca de cacao',
      say: 'Manteca de cacao de Tabasco, para labios que se parten.',
      factor: 1.08,
      facts: [['Acabado', 'Cremoso']],
      points: ['Con cacao'],
    },
  ],
});
