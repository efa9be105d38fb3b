import { productLine } from '../../shared-product-line.ts';
import { vinos } from '../reviews.ts';
import { VINO } from './botellas.ts';

export const vinoEspumoso = productLine({
  ...VINO,
  leaf: 'bebidas/vinos-y-licores/vino-espumoso',
  reviews: vinos,
  weight: 2,
  models: ['Vela', 'Farol', 'Onda', 'Alborada', 'Brújula'],
  params: { shape: 'wine' },
  facts: [
    ['Temperatura de servicio', '6 a 8 °C'],
    ['País de origen', 'México'],
    ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud'],
  ],
  items: [
    {
      name: 'Espumoso blanco',
      the: 'el espumoso',
      short: 'Espumoso',
      price: 298,
      hex: '#e8d9a0',
      motif: 'emoji:clinking-glasses',
      say: 'Burbuja fina, manzana verde y pan tostado. Para brindar y también para comer.',
      facts: [
        ['Uva', 'Chardonnay y pinot noir'],
        ['Alcohol', '12 % vol.'],
      ],
      points: ['Burbuja fina'],
    },
    {
      name: 'Espumoso rosado',
      the: 'el espumoso rosado',
      short: 'Rosado',
      price: 318,
      hex: '#f0a8b4',
      motif: 'emoji:cherries',
      say: 'Fresa y cáscara de naranja, seco. Bien frío y en copa ancha.',
      facts: [
        ['Uva', 'Pinot noir'],
        ['Alcohol', '12.2 % vol.'],
      ],
      points: ['Seco'],
    },
  ],
  traits: [
    {
      name: 'brut',
      say: 'Brut: muy poca azúcar, final limpio.',
      facts: [['Dulzor', 'Brut, 9 g/L']],
      points: ['Muy seco'],
    },
    {
      name: 'extra brut',
      say: 'Extra brut: casi sin azúcar, para ostiones y pescado.',
      factor: 1.12,
      facts: [['Dulzor', 'Extra brut, 4 g/L']],
      points: ['Para ostiones'],
    },
    {
      name: 'semiseco',
      say: 'Semiseco, un poco más dulce: con pan de nata o fruta.',
      facts: [['Dulzor', 'Semiseco, 38 g/L']],
      points: ['Con postre'],
    },
    {
      name: 'de método tradicional',
      say: 'Segunda fermentación en botella y doce meses de reposo.',
      factor: 1.45,
      facts: [
        ['Dulzor', 'Brut, 7 g/L'],
        ['Método', 'Tradicional, 12 meses'],
      ],
      points: ['Doce meses en botella'],
    },
  ],
});
