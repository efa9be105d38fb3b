import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { botana } from '../reviews/botanas.ts';
import { BASE } from './base.ts';

export const papasYTotopos = productLine({
  ...BASE,
  leaf: 'supermercado/botanas-y-dulces/papas-y-totopos',
  reviews: botana,
  weight: 7,
  makers: [M.picapleitos, M.lasTrojes, M.chiltepin],
  art: 'pouch',
  items: [
    {
      name: 'Papas fritas de corte grueso',
      the: 'las papas',
      short: 'Corte grueso',
      price: 46,
      hex: '#e9b44c',
      motif: 'emoji:potato',
      say: 'Con cáscara y en hojuela gruesa, fritas en perol por tandas. Truenan fuerte: no son para el cine.',
      facts: [['Base', 'Papa con cáscara']],
      points: ['Fritas por tandas'],
    },
    {
      name: 'Papas onduladas',
      the: 'las papas',
      short: 'Onduladas',
      price: 42,
      hex: '#f2c94c',
      motif: 'emoji:french-fries',
      say: 'La onda es para el dip: levanta guacamole, frijol o crema sin partirse.',
      facts: [['Base', 'Papa']],
      points: ['Levantan el dip'],
    },
    {
      name: 'Totopos de maíz',
      the: 'los totopos',
      short: 'Totopos',
      price: 38,
      hex: '#d9a441',
      motif: 'emoji:ear-of-corn',
      say: 'Tortilla de nixtamal cortada en triángulo y tostada. Sirven lo mismo para guacamole que para unos chilaquiles con prisa.',
      facts: [['Base', 'Maíz nixtamalizado']],
      points: ['De tortilla de verdad'],
    },
    {
      name: 'Chicharrón de harina',
      the: 'los chicharrones',
      short: 'De carrito',
      price: 34,
      hex: '#e07a3f',
      motif: 'emoji:wheel',
      say: 'Rueditas ligeras como las del carrito de la plaza. Pídelas con limón, col y mucha salsa.',
      facts: [['Base', 'Trigo inflado']],
      points: ['Como los de la plaza'],
    },
    {
      name: 'Chips de plátano macho',
      the: 'los plátanos',
      short: 'Plátano macho',
      price: 49,
      hex: '#d4a017',
      motif: 'emoji:banana',
      say: 'Plátano tabasqueño en rebanada larga, entre dulce y salado. Van bien con frijoles refritos.',
      facts: [['Base', 'Plátano macho']],
      points: ['Plátano de Tabasco'],
    },
  ],
  traits: [
    {
      name: 'con sal de mar',
      say: 'Sal de mar de Colima y nada más: aquí manda la materia prima.',
      facts: [
        ['Sabor', 'Sal de mar'],
        ['Picor', 'Ninguno'],
      ],
      points: ['Sal de Colima'],
    },
    {
      name: 'con limón y chile',
      say: 'Limón de verdad, chile en polvo y la acidez que hace agua la boca.',
      motif: 'emoji:lime',
      facts: [
        ['Sabor', 'Limón y chile'],
        ['Picor', 'Medio'],
      ],
      points: ['Acidito y picoso'],
    },
    {
      name: 'con adobo',
      say: 'El adobo lleva guajillo, ajo y vinagre; tiñe los dedos y no pedimos disculpas.',
      motif: 'emoji:hot-pepper',
      hex: '#c8452e',
      facts: [
        ['Sabor', 'Adobo'],
        ['Picor', 'Medio'],
      ],
      points: ['Adobo de guajillo'],
    },
    {
      name: 'con habanero',
      say: 'Pica en serio y de inmediato. Ten cerca algo frío.',
      motif: 'emoji:fire',
      hex: '#ef8a17',
      facts: [
        ['Sabor', 'Habanero'],
        ['Picor', 'Alto'],
      ],
      points: ['Picor alto'],
    },
    {
      name: 'con queso y jalapeño',
      say: 'Queso añejo en polvo y jalapeño: primero lo cremoso, luego lo picosito.',
      motif: 'emoji:cheese-wedge',
      facts: [
        ['Sabor', 'Queso y jalapeño'],
        ['Picor', 'Suave'],
      ],
      points: ['Queso añejo'],
    },
  ],
  sizes: {
    option: 'Contenido',
    values: [
      ['45 g', 0.42],
      ['170 g', 1],
      ['400 g', 2.1],
    ],
    most: 2,
  },
});
