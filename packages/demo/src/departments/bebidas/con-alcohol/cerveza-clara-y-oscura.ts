import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cervezas } from '../reviews.ts';
import { CERVEZA } from './botellas.ts';

export const cervezaClaraYOscura = productLine({
  ...CERVEZA,
  leaf: 'bebidas/cervezas/cerveza-clara-y-oscura',
  reviews: cervezas,
  weight: 7,
  makers: [M.faroSalado, M.cerveceria],
  facts: [
    ['Fermentación', 'Baja (lager)'],
    ['Temperatura de servicio', '3 a 6 °C'],
    ['País de origen', 'México'],
    ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud'],
  ],
  items: [
    {
      name: 'Cerveza clara',
      the: 'la cerveza',
      short: 'Clara',
      price: 112,
      hex: '#f2c94c',
      motif: 'emoji:beer-mug',
      say: 'Rubia, seca y de trago largo. La de la carne asada, con limón o sin él, que eso se respeta.',
      facts: [
        ['Estilo', 'Lager clara'],
        ['Alcohol', '4.5 % vol.'],
      ],
      points: ['Trago largo'],
    },
    {
      name: 'Cerveza oscura',
      the: 'la cerveza',
      short: 'Oscura',
      price: 124,
      hex: '#5c3317',
      motif: 'emoji:clinking-beer-mugs',
      say: 'Malta tostada, caramelo y cuerpo medio. Hace buena pareja con mole, birria y quesos curados.',
      facts: [
        ['Estilo', 'Dark lager'],
        ['Alcohol', '5.2 % vol.'],
      ],
      points: ['Malta tostada'],
    },
    {
      name: 'Cerveza ámbar',
      the: 'la cerveza',
      short: 'Ámbar',
      price: 122,
      hex: '#b5651d',
      motif: 'emoji:beer-mug',
      say: 'Entre clara y oscura: pan tostado, un dulzor leve y final limpio. La que gusta a todos en la mesa.',
      facts: [
        ['Estilo', 'Vienna lager'],
        ['Alcohol', '5 % vol.'],
      ],
      points: ['Pan tostado'],
    },
    {
      name: 'Cerveza ligera',
      the: 'la cerveza',
      short: 'Ligera',
      price: 108,
      hex: '#f6e27a',
      motif: 'emoji:beach-with-umbrella',
      say: 'Menos alcohol y menos calorías, muy fría. De alberca y de tarde larga.',
      facts: [
        ['Estilo', 'Lager ligera'],
        ['Alcohol', '3.5 % vol.'],
      ],
      points: ['Menos alcohol'],
    },
  ],
  traits: [
    {
      name: 'en lata',
      say: 'En lata, que enfría rápido y no se rompe camino a la playa.',
      art: 'can',
      facts: [['Envase', 'Lata de aluminio']],
      points: ['Enfría rápido'],
    },
    {
      name: 'en botella',
      say: 'Botella ámbar, que protege la cerveza de la luz.',
      facts: [['Envase', 'Botella ámbar']],
      points: ['Botella ámbar'],
    },
    {
      name: 'sin filtrar',
      say: 'Sin filtrar: queda apenas turbia y con más sabor a grano.',
      factor: 1.15,
      facts: [
        ['Envase', 'Botella'],
        ['Filtrado', 'No'],
      ],
      points: ['Sin filtrar'],
    },
    {
      name: 'con sal y limón',
      not: ['Cerveza oscura', 'Cerveza ámbar'],
      say: 'Lleva jugo de limón y sal de mar, ya en su punto.',
      factor: 1.12,
      motif: 'emoji:lime',
      facts: [
        ['Envase', 'Lata de aluminio'],
        ['Sabor', 'Sal y limón'],
      ],
      points: ['Ya preparada'],
    },
    {
      name: 'de malta del norte',
      say: 'La cebada se maltea en el norte del país y se nota: grano limpio, pan recién horneado.',
      factor: 1.08,
      facts: [
        ['Envase', 'Botella'],
        ['Malta', 'Cebada nacional'],
      ],
      points: ['Cebada nacional'],
    },
  ],
});
