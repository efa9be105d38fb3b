import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { sinAlcohol } from '../reviews.ts';
import { BASE } from './base.ts';

export const kombuchaYFermentados = productLine({
  ...BASE,
  leaf: 'bebidas/jugos-y-energeticas/kombucha-y-fermentados',
  reviews: sinAlcohol,
  weight: 2,
  makers: [M.herbolaria, M.huertaAlta],
  items: [
    {
      name: 'Kombucha',
      the: 'la kombucha',
      short: 'Kombucha',
      price: 58,
      hex: '#d98e5b',
      motif: 'emoji:bubbles',
      say: 'Té verde fermentado con su cultivo, de acidez amable y burbuja natural. El asiento es normal: no lo agites.',
      facts: [
        ['Base', 'Té verde'],
        ['Contiene alcohol', 'Trazas de fermentación (menos de 0.5 %)'],
      ],
      points: ['Burbuja natural'],
    },
    {
      name: 'Tepache',
      the: 'el tepache',
      short: 'Tepache',
      price: 46,
      hex: '#c88a2e',
      motif: 'emoji:pineapple',
      say: 'Cáscara de piña y piloncillo fermentados tres días. Frío, con una pizca de sal en el vaso.',
      facts: [
        ['Base', 'Piña y piloncillo'],
        ['Contiene alcohol', 'Trazas de fermentación (menos de 0.5 %)'],
      ],
      points: ['Fermentado tres días'],
    },
    {
      name: 'Agua de kéfir',
      the: 'el kéfir',
      short: 'Kéfir',
      price: 52,
      hex: '#e8e2c6',
      motif: 'emoji:lemon',
      say: 'Búlgaros de agua con limón: ligera, apenas ácida, con cultivos vivos.',
      facts: [
        ['Base', 'Agua y cultivos'],
        ['Contiene alcohol', 'Trazas de fermentación (menos de 0.5 %)'],
      ],
      points: ['Cultivos vivos'],
    },
  ],
  traits: [
    {
      name: 'con jengibre',
      say: 'El jengibre va rallado y se siente en la garganta.',
      motif: 'emoji:ginger-root',
      facts: [['Sabor', 'Jengibre']],
      points: ['Jengibre rallado'],
    },
    {
      name: 'con jamaica',
      say: 'Con flor de jamaica: más color, más ácido.',
      motif: 'emoji:hibiscus',
      hex: '#a01d48',
      facts: [['Sabor', 'Jamaica']],
      points: ['Flor de jamaica'],
    },
    {
      name: 'con maracuyá',
      say: 'Maracuyá de Veracruz, aromática y con su semillita.',
      motif: 'emoji:kiwi-fruit',
      hex: '#f0b429',
      factor: 1.08,
      facts: [['Sabor', 'Maracuyá']],
      points: ['Maracuyá con semilla'],
    },
    {
      name: 'con frutos rojos',
      say: 'Fresa y zarzamora de Michoacán, maceradas en frío.',
      motif: 'emoji:strawberry',
      hex: '#b8324f',
      factor: 1.08,
      facts: [['Sabor', 'Frutos rojos']],
      points: ['Fruta de Michoacán'],
    },
    {
      name: 'con hierbabuena',
      say: 'Hierbabuena fresca, la más ligera de la serie.',
      motif: 'emoji:herb',
      hex: '#8fbf7f',
      facts: [['Sabor', 'Hierbabuena']],
      points: ['La más ligera'],
    },
  ],
  params: { shape: 'beer' },
  sizes: {
    option: 'Presentación',
    values: [
      ['355 ml', 1],
      ['6 de 355 ml', 5.5],
      ['1 L', 2.3],
    ],
    most: 2,
  },
});
