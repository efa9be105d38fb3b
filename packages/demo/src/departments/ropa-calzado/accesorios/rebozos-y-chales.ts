import { productLine } from '../../shared-product-line.ts';
import { artesanal } from '../reviews.ts';
import { TALLER, VIVOS } from './base.ts';

export const rebozosYChales = productLine({
  ...TALLER,
  leaf: 'ropa-calzado/ropa-artesanal/rebozos-y-chales',
  reviews: artesanal,
  weight: 3,
  art: 'rebozo',
  models: ['Amanecer', 'Llovizna', 'Milpa', 'Nochebuena', 'Granito'],
  colors: VIVOS,
  items: [
    {
      name: 'Rebozo de telar',
      the: 'el rebozo',
      price: 898,
      params: { pattern: 'stripes' },
      say: 'Tejido en telar de cintura con punta anudada a mano, que se lleva casi tanto tiempo como el lienzo. Abriga, envuelve y adorna.',
      facts: [['Medidas', '240 × 72 cm']],
      points: ['Punta anudada'],
    },
    {
      name: 'Chal tejido',
      the: 'el chal',
      price: 648,
      params: { pattern: 'zigzag' },
      say: 'Calado ligero para hombros en noches frescas y cines helados.',
      facts: [['Medidas', '190 × 65 cm']],
      points: ['Ligero'],
      words: { uso: 'una noche fresca' },
    },
    {
      name: 'Mascada bordada',
      the: 'la mascada',
      art: 'scarf',
      price: 398,
      params: { pattern: 'flowers' },
      say: 'Al cuello, en la bolsa o de pañoleta, con flores bordadas en las esquinas.',
      facts: [['Medidas', '90 × 90 cm']],
      points: ['Flores en las esquinas'],
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón teñido en madeja, fresco y lavable.',
      facts: [['Material', 'Algodón']],
      points: ['Teñido en madeja'],
    },
    {
      name: 'de seda y algodón',
      say: 'Urdimbre de seda que le da brillo y una caída larga.',
      factor: 2.2,
      facts: [['Material', 'Seda y algodón']],
      points: ['Con seda'],
    },
    {
      name: 'con tinte de grana cochinilla',
      say: 'Teñido con grana y otros tintes naturales; el tono cambia con la luz.',
      factor: 1.6,
      facts: [
        ['Material', 'Algodón'],
        ['Tinte', 'Grana cochinilla'],
      ],
      points: ['Tinte natural'],
    },
    {
      name: 'de lana',
      not: ['Mascada bordada'],
      say: 'Lana de borrego lavada e hilada en la comunidad.',
      factor: 1.3,
      facts: [['Material', 'Lana']],
      points: ['Hilada a mano'],
    },
  ],
});
