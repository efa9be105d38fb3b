import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { destilados } from '../reviews.ts';
import { AGAVE } from './botellas.ts';

export const licoresYCremas = productLine({
  ...AGAVE,
  leaf: 'bebidas/vinos-y-licores/licores-y-cremas',
  reviews: destilados,
  weight: 4,
  makers: [M.licorDeSierra, M.alambique],
  facts: [
    ['Alcohol', '24 % vol.'],
    ['Envase', 'Vidrio'],
    ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud'],
  ],
  items: [
    {
      name: 'Licor de naranja',
      the: 'el licor',
      short: 'Naranja',
      price: 248,
      hex: '#f28c28',
      motif: 'emoji:tangerine',
      say: 'Cáscara de naranja agria macerada: para margaritas y para el café de la tarde.',
      facts: [
        ['Base', 'Alcohol de caña'],
        ['Dulzor', 'Medio'],
      ],
      points: ['Para margaritas'],
    },
    {
      name: 'Licor de café',
      the: 'el licor',
      short: 'Café',
      price: 238,
      hex: '#4b2b2a',
      motif: 'emoji:hot-beverage',
      say: 'Café de Veracruz y piloncillo, en frío. Sobre helado de vainilla es una buena decisión.',
      facts: [
        ['Base', 'Alcohol de caña'],
        ['Dulzor', 'Alto'],
      ],
      points: ['Café de Veracruz'],
    },
    {
      name: 'Crema de mezcal',
      the: 'la crema',
      short: 'Crema mezcal',
      price: 298,
      hex: '#e8d7bb',
      motif: 'emoji:glass-of-milk',
      say: 'Mezcal joven con crema y canela: dulce y ahumado a la vez. Servir frío.',
      facts: [
        ['Base', 'Mezcal'],
        ['Dulzor', 'Alto'],
      ],
      points: ['Dulce y ahumada'],
    },
    {
      name: 'Licor de xoconostle',
      the: 'el licor',
      short: 'Xoconostle',
      price: 258,
      hex: '#c1445a',
      motif: 'emoji:cactus',
      say: 'Tuna ácida de Hidalgo macerada en frío: color rosa intenso y un fondo de piedra.',
      facts: [
        ['Base', 'Alcohol de caña'],
        ['Dulzor', 'Medio'],
      ],
      points: ['Tuna ácida'],
    },
    {
      name: 'Licor de damiana',
      the: 'el licor',
      short: 'Damiana',
      price: 268,
      hex: '#d6b24a',
      motif: 'emoji:herb',
      say: 'Hierba de la península, dulce y floral. Con hielo y una rodaja de limón.',
      facts: [
        ['Base', 'Alcohol de caña'],
        ['Dulzor', 'Medio alto'],
      ],
      points: ['Hierba de la península'],
    },
  ],
  traits: [
    {
      name: 'de maceración lenta',
      say: 'Macera noventa días antes de filtrarse; se nota en el color.',
      facts: [['Elaboración', 'Maceración de 90 días']],
      points: ['Noventa días'],
    },
    {
      name: 'artesanal',
      say: 'Se hace por lotes de doscientas botellas y se etiqueta a mano.',
      factor: 1.2,
      facts: [['Elaboración', 'Lote pequeño']],
      points: ['Lote de 200 botellas'],
    },
    {
      name: 'con menos azúcar',
      say: 'La versión con menos azúcar, para tomarla sin empalago.',
      factor: 1.05,
      facts: [['Elaboración', 'Menos azúcar']],
      points: ['Menos azúcar'],
    },
    {
      name: 'para repostería',
      say: 'Concentrado, para pasteles y flanes: con una cucharada alcanza.',
      factor: 1.1,
      facts: [['Elaboración', 'Concentrado']],
      points: ['Para repostería'],
    },
  ],
});
