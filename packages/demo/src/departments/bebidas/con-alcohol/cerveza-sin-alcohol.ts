import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cervezas } from '../reviews.ts';
import { CERVEZA } from './botellas.ts';

export const cervezaSinAlcohol = productLine({
  ...CERVEZA,
  leaf: 'bebidas/cervezas/cerveza-sin-alcohol',
  reviews: cervezas,
  weight: 2,
  makers: [M.faroSalado, M.cerveceria],
  points: ['Sin alcohol', 'Menos calorías', 'Bien fría sabe mejor', 'Envase reciclable'],
  close: [
    'Contiene menos de 0.5 % de alcohol; aun así no es bebida para niños.',
    'Enfríala bien y sírvela en vaso: la espuma le da sabor.',
    'Buena idea para el que maneja y para el lunes.',
  ],
  facts: [
    ['Alcohol', 'Menos de 0.5 % vol.'],
    ['Temperatura de servicio', '3 a 6 °C'],
    ['País de origen', 'México'],
  ],
  items: [
    {
      name: 'Cerveza sin alcohol clara',
      the: 'la cerveza',
      short: 'Sin alcohol',
      price: 118,
      hex: '#f2d45c',
      motif: 'emoji:beer-mug',
      say: 'Se fermenta completa y luego se le retira el alcohol, así que sabe a cerveza y no a agua de malta.',
      facts: [
        ['Estilo', 'Lager'],
        ['Calorías', '60 kcal por 355 ml'],
      ],
      points: ['Sabe a cerveza'],
    },
    {
      name: 'Cerveza sin alcohol oscura',
      the: 'la cerveza',
      short: 'Sin alcohol',
      price: 124,
      hex: '#5c3317',
      motif: 'emoji:clinking-beer-mugs',
      say: 'Malta tostada y final a caramelo, sin el grado. La que falta en las reuniones.',
      facts: [
        ['Estilo', 'Dark'],
        ['Calorías', '72 kcal por 355 ml'],
      ],
      points: ['Malta tostada'],
    },
    {
      name: 'Cerveza sin alcohol de trigo',
      the: 'la cerveza',
      short: 'Sin alcohol',
      price: 128,
      hex: '#f4dc87',
      motif: 'emoji:banana',
      say: 'Turbia y frutal, muy buena después de correr.',
      facts: [
        ['Estilo', 'Trigo'],
        ['Calorías', '66 kcal por 355 ml'],
      ],
      points: ['Para después de correr'],
    },
    {
      name: 'Cerveza sin alcohol lupulada',
      the: 'la cerveza',
      short: 'Sin alcohol',
      price: 134,
      hex: '#d99a33',
      motif: 'emoji:herb',
      say: 'Con lúpulo en frío: aroma a toronja y hierba recién cortada.',
      facts: [
        ['Estilo', 'IPA sin alcohol'],
        ['Calorías', '58 kcal por 355 ml'],
      ],
      points: ['Lúpulo en frío'],
    },
  ],
  traits: [
    {
      name: 'en lata',
      say: 'En lata, que se enfría en veinte minutos de hielera.',
      art: 'can',
      facts: [['Envase', 'Lata']],
      points: ['Lata ligera'],
    },
    {
      name: 'en botella',
      say: 'En botella ámbar con corona, para servir en vaso.',
      facts: [['Envase', 'Botella']],
      points: ['Botella ámbar'],
    },
    {
      name: 'con limón',
      say: 'Con jugo de limón y sal, estilo preparada.',
      motif: 'emoji:lime',
      factor: 1.1,
      facts: [
        ['Envase', 'Lata'],
        ['Sabor', 'Limón'],
      ],
      points: ['Con limón'],
    },
  ],
});
