import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cafe } from '../reviews.ts';
import { CAFE } from './base.ts';

export const cafeEnGranoYMolido = productLine({
  ...CAFE,
  leaf: 'bebidas/cafe-te-y-chocolate/cafe-en-grano-y-molido',
  reviews: cafe,
  weight: 7,
  makers: [M.cafetalNiebla, M.tostadoPatio],
  art: 'pouch',
  items: [
    {
      name: 'Café de Coatepec',
      the: 'el café',
      short: 'Coatepec',
      price: 168,
      hex: '#6f4e37',
      motif: 'emoji:hot-beverage',
      say: 'Veracruz de neblina: cuerpo medio, caramelo y un final a nuez. Es el café con el que nadie pelea.',
      facts: [
        ['Origen', 'Coatepec, Veracruz'],
        ['Altura', '1,200 m'],
      ],
      points: ['Caramelo y nuez'],
    },
    {
      name: 'Café de la Sierra Mazateca',
      the: 'el café',
      short: 'Mazateca',
      price: 198,
      hex: '#7a3b2e',
      motif: 'emoji:mountain',
      say: 'De parcelas chicas de Oaxaca, con notas de ciruela y chocolate. Sabe mejor sin azúcar, en taza grande.',
      facts: [
        ['Origen', 'Sierra Mazateca, Oaxaca'],
        ['Altura', '1,500 m'],
      ],
      points: ['Ciruela y chocolate'],
    },
    {
      name: 'Café del Soconusco',
      the: 'el café',
      short: 'Soconusco',
      price: 186,
      hex: '#43302b',
      motif: 'emoji:palm-tree',
      say: 'Chiapas en taza: cuerpo alto, cacao y muy poca acidez. El que piden los que toman con leche.',
      facts: [
        ['Origen', 'Soconusco, Chiapas'],
        ['Altura', '1,300 m'],
      ],
      points: ['Cuerpo alto'],
    },
    {
      name: 'Café de Pluma Hidalgo',
      the: 'el café',
      short: 'Pluma',
      price: 224,
      hex: '#9c5f3f',
      motif: 'emoji:feather',
      say: 'Grano pluma, dulce y floral, con un retrogusto largo a piloncillo. Para filtro, sin prisa.',
      facts: [
        ['Origen', 'Pluma Hidalgo, Oaxaca'],
        ['Altura', '1,450 m'],
      ],
      points: ['Floral y dulce'],
    },
    {
      name: 'Café de Cuetzalan',
      the: 'el café',
      short: 'Cuetzalan',
      price: 179,
      hex: '#5d6b3a',
      motif: 'emoji:seedling',
      say: 'Puebla bajo sombra de izote: acidez de naranja, taza limpia. Buenísimo en frío, doce horas en el refri.',
      facts: [
        ['Origen', 'Cuetzalan, Puebla'],
        ['Altura', '1,000 m'],
      ],
      points: ['Acidez de naranja'],
    },
  ],
  traits: [
    {
      name: 'tueste medio',
      say: 'El tueste medio conserva la acidez y deja ver de dónde viene.',
      facts: [
        ['Tueste', 'Medio'],
        ['Cafeína', 'Sí'],
      ],
      points: ['Tueste medio'],
    },
    {
      name: 'tueste oscuro',
      say: 'El tueste oscuro da cuerpo y amargor de chocolate; aguanta leche y azúcar.',
      hex: '#33221c',
      facts: [
        ['Tueste', 'Oscuro'],
        ['Cafeína', 'Sí'],
      ],
      points: ['Aguanta leche'],
    },
    {
      name: 'descafeinado con agua',
      say: 'La cafeína se retira con agua, sin solventes: para el cafecito de la noche que no quita el sueño.',
      factor: 1.18,
      motif: 'emoji:crescent-moon',
      facts: [
        ['Tueste', 'Medio'],
        ['Cafeína', 'Menos de 0.1 %'],
      ],
      points: ['Para la noche'],
    },
    {
      name: 'tueste medio para espresso',
      say: 'Pensado para espresso: más dulce, con crema pareja y sin ese final quemado.',
      factor: 1.08,
      facts: [
        ['Tueste', 'Medio alto'],
        ['Cafeína', 'Sí'],
      ],
      points: ['Crema pareja'],
    },
    {
      name: 'lavado de altura',
      say: 'Se lava y se seca en camas elevadas; taza muy limpia.',
      factor: 1.2,
      facts: [
        ['Tueste', 'Claro'],
        ['Cafeína', 'Sí'],
        ['Beneficio', 'Lavado'],
      ],
      points: ['Taza limpia'],
    },
  ],
  sizes: {
    option: 'Presentación',
    values: [
      ['250 g en grano', 0.62],
      ['454 g en grano', 1],
      ['454 g molido', 1],
      ['1 kg en grano', 2.05],
    ],
    most: 3,
  },
  facts: [
    ['Especie', 'Arábica'],
    ['Conservación', 'Empaque cerrado, lejos del refri'],
    ['Caducidad', '6 meses desde el tueste'],
    ['País de origen', 'México'],
  ],
  close: [
    'Muele justo antes de preparar y usa agua que apenas deje de hervir.',
    'Quince gramos por taza es un buen punto de partida; ajústalo a tu gusto.',
    'No lo guardes en el refri: toma olores.',
  ],
});
