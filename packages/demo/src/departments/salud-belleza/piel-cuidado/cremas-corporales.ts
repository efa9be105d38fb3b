import { productLine } from '../../shared-product-line.ts';
import { cuerpo } from '../reviews.ts';
import { AROMAS } from './aromas.ts';
import { CUERPO } from './base.ts';

export const cremasCorporales = productLine({
  ...CUERPO,
  leaf: 'salud-belleza/cuidado-personal/cremas-corporales',
  reviews: cuerpo,
  weight: 4,
  art: 'bottle',
  params: { shape: 'pump' },
  sizes: {
    option: 'Contenido',
    values: [
      ['200 ml', 0.6],
      ['400 ml', 1],
      ['750 ml', 1.6],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Crema corporal',
      the: 'la crema',
      short: 'Corporal',
      price: 148,
      hex: '#f6ead7',
      say: 'Se extiende fácil y no se queda en la ropa. Sobre piel todavía húmeda rinde el doble.',
      facts: [['Textura', 'Crema']],
      points: ['No mancha la ropa'],
    },
    {
      name: 'Manteca corporal batida',
      the: 'la manteca',
      short: 'Manteca',
      art: 'jar',
      price: 198,
      hex: '#f3e0b8',
      say: 'Karité batido con aceite de aguacate, para codos, talones y piernas de temporada seca.',
      facts: [['Textura', 'Manteca batida']],
      points: ['Piel muy seca'],
    },
    {
      name: 'Aceite corporal seco',
      the: 'el aceite',
      short: 'Seco',
      price: 218,
      hex: '#e9b44c',
      say: 'Se pone saliendo de bañarse y se absorbe en un minuto, con brillo leve.',
      facts: [['Textura', 'Aceite seco']],
      points: ['Brillo leve'],
    },
  ],
  traits: AROMAS,
  models: ['Lunar', 'Tallo', 'Vaivén'],
});
