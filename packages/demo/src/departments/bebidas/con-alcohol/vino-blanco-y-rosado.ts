import { productLine } from '../../shared-product-line.ts';
import { vinos } from '../reviews.ts';
import { VINO } from './botellas.ts';

export const vinoBlancoYRosado = productLine({
  ...VINO,
  leaf: 'bebidas/vinos-y-licores/vino-blanco-y-rosado',
  reviews: vinos,
  weight: 4,
  models: ['Brisa Lunar', 'Laja Blanca', 'Garza', 'Cinco Dunas'],
  facts: [
    ['Temperatura de servicio', '8 a 10 °C'],
    ['Cosecha', '2025'],
    ['País de origen', 'México'],
    ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud'],
  ],
  items: [
    {
      name: 'Vino blanco sauvignon blanc',
      the: 'el vino',
      short: 'Sauvignon b.',
      price: 248,
      hex: '#e6e3a3',
      motif: 'emoji:lime',
      say: 'Maracuyá, toronja y hierba cortada; acidez que despierta un ceviche.',
      facts: [
        ['Uva', 'Sauvignon blanc'],
        ['Alcohol', '12.8 % vol.'],
      ],
      points: ['Perfecto con ceviche'],
    },
    {
      name: 'Vino blanco chardonnay',
      the: 'el vino',
      short: 'Chardonnay',
      price: 268,
      hex: '#eed98a',
      motif: 'emoji:pear',
      say: 'Pera, manzana y un paso cremoso. Con pollo en crema o pescado a la mantequilla.',
      facts: [
        ['Uva', 'Chardonnay'],
        ['Alcohol', '13.2 % vol.'],
      ],
      points: ['Cremoso'],
    },
    {
      name: 'Vino rosado grenache',
      the: 'el rosado',
      short: 'Rosado',
      price: 238,
      hex: '#f2a0a8',
      motif: 'emoji:strawberry',
      say: 'Fresa, sandía y final seco. El que se acaba primero en la comida del sábado.',
      facts: [
        ['Uva', 'Grenache'],
        ['Alcohol', '12.5 % vol.'],
      ],
      points: ['Seco y fresco'],
    },
    {
      name: 'Vino blanco chenin',
      tag: 'dulce',
      the: 'el vino',
      short: 'Chenin',
      price: 232,
      hex: '#f0e0a6',
      motif: 'emoji:honey-pot',
      say: 'Miel, membrillo y una punta de dulce. Para queso fresco y fruta.',
      facts: [
        ['Uva', 'Chenin blanc'],
        ['Alcohol', '12.2 % vol.'],
      ],
      points: ['Punta de dulce'],
    },
  ],
  traits: [
    {
      name: 'de tanque',
      say: 'Fermenta en frío en tanque, sin madera: pura fruta.',
      facts: [['Crianza', 'Tanque de acero']],
      points: ['Pura fruta'],
    },
    {
      name: 'sobre lías',
      say: 'Pasa cinco meses sobre sus lías y gana textura.',
      factor: 1.2,
      facts: [['Crianza', '5 meses sobre lías']],
      points: ['Con textura'],
    },
    {
      name: 'semiseco',
      say: 'Semiseco, con un poco de azúcar de la uva: se bebe solo.',
      facts: [
        ['Crianza', 'Tanque'],
        ['Azúcar residual', '12 g/L'],
      ],
      points: ['Semiseco'],
    },
    {
      name: 'de viñedo de altura',
      say: 'De parcelas a 1,800 metros, donde la noche guarda la acidez.',
      factor: 1.3,
      facts: [
        ['Crianza', 'Tanque'],
        ['Altura', '1,800 m'],
      ],
      points: ['Viñedo de altura'],
    },
  ],
});
