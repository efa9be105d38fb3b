import { productLine } from '../../shared-product-line.ts';
import { artesanal } from '../reviews.ts';
import { TALLER, VIVOS } from './base.ts';

export const sarapesYJorongos = productLine({
  ...TALLER,
  leaf: 'ropa-calzado/ropa-artesanal/sarapes-y-jorongos',
  reviews: artesanal,
  weight: 2,
  art: 'rebozo',
  params: { pattern: 'stripes' },
  models: ['Candela', 'Cuesta', 'Invierno', 'Fogata', 'Neblina'],
  colors: VIVOS,
  words: { talla: 'única', uso: 'el frío de la sierra' },
  items: [
    {
      name: 'Sarape',
      the: 'el sarape',
      price: 898,
      say: 'De Saltillo por estilo: diamante al centro y degradados de un color a otro. De pared, de cama o de picnic.',
      facts: [['Medidas', '200 × 110 cm']],
      points: ['Diamante al centro'],
    },
    {
      name: 'Jorongo',
      the: 'el jorongo',
      price: 748,
      say: 'Abertura al centro y caída a la cadera, para el frío de la sierra o el balcón de noviembre.',
      facts: [['Medidas', '130 × 100 cm']],
      points: ['Se pone por la cabeza'],
    },
    {
      name: 'Gabán con cuello',
      the: 'el gabán',
      price: 998,
      say: 'Con cuello y botones de madera, para los que quieren jorongo y chamarra en lo mismo.',
      facts: [['Medidas', 'Unitalla']],
      points: ['Con cuello'],
    },
  ],
  traits: [
    {
      name: 'de lana',
      say: 'Lana de borrego, que aísla hasta húmeda.',
      facts: [['Material', 'Lana 100 %']],
      points: ['Lana de borrego'],
    },
    {
      name: 'de lana y algodón',
      say: 'Mezcla más ligera y con menos picor.',
      factor: 0.9,
      facts: [['Material', 'Lana y algodón']],
      points: ['Pica menos'],
    },
    {
      name: 'de telar de pedal',
      say: 'Telar de pedal: dibujos parejos y orilla firme.',
      factor: 1.2,
      facts: [
        ['Material', 'Lana'],
        ['Telar', 'De pedal'],
      ],
      points: ['Orilla firme'],
    },
    {
      name: 'con tintes naturales',
      say: 'Añil, grana y cempasúchil; el color se asienta con los años.',
      factor: 1.5,
      facts: [
        ['Material', 'Lana'],
        ['Tinte', 'Natural'],
      ],
      points: ['Tinte natural'],
    },
  ],
});
