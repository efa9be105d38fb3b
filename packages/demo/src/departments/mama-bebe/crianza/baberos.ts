import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { ropa } from '../reviews/crianza.ts';
import { MESA, PASTEL } from './base.ts';

export const baberos = productLine({
  ...MESA,
  leaf: 'mama-bebe/alimentacion/baberos',
  reviews: ropa,
  weight: 2,
  makers: [M.ositoDulce, M.pasoChico, M.rebocito],
  art: 'bib',
  models: ['Elote', 'Sandía', 'Lunares', 'Zorrito', 'Colibrí'],
  colors: PASTEL,
  mostColors: 4,
  facts: [
    ['Cierre', 'Ajustable'],
    ['Lavado', 'Agua fría'],
    ['Edad', '6 a 36 meses'],
    ['País de origen', 'México'],
  ],
  points: ['Fácil de lavar', 'No pica', 'Hecho en México', 'Cuello ajustable'],
  close: [
    'Lava la prenda con agua fría antes del primer uso.',
    'Si es regalo, va con papel y sin precio en la nota.',
    'Sécala a la sombra para que conserve el color.',
  ],
  warranty: '30 días para cambio, con etiqueta y sin uso.',
  items: [
    {
      name: 'Babero de silicona',
      the: 'el babero',
      short: 'Silicona',
      tag: 'sil',
      price: 118,
      motif: 'emoji:sparkles',
      say: 'Con bolsa que atrapa la sopa antes de que llegue al pantalón. Se enjuaga en la tarja.',
      facts: [['Material', 'Silicona']],
      points: ['Atrapa la sopa'],
    },
    {
      name: 'Babero de algodón',
      the: 'el babero',
      short: 'Algodón',
      price: 78,
      motif: 'emoji:sunflower',
      say: 'Suave para el babeo de la dentición, doble capa por dentro. En paquete, porque se usan a montones.',
      facts: [['Material', 'Algodón']],
      points: ['Doble capa'],
    },
    {
      name: 'Babero tipo bandana',
      the: 'el babero',
      short: 'Bandana',
      price: 68,
      motif: 'emoji:star',
      say: 'De triángulo, se ve como accesorio y no como babero. Broche con dos medidas.',
      facts: [['Material', 'Algodón y felpa']],
      points: ['Dos medidas'],
    },
  ],
  traits: [
    {
      name: 'en una pieza',
      say: 'Pieza individual, para probar antes de surtir.',
      facts: [['Piezas', '1']],
      points: ['Individual'],
    },
    {
      name: 'en paquete de tres',
      say: 'Tres piezas de la misma gama, para tener siempre una limpia.',
      factor: 2.4,
      facts: [['Piezas', '3']],
      points: ['Tres piezas'],
    },
    {
      name: 'con bordado a mano',
      say: 'Bordado a mano en el centro, distinto en cada pieza.',
      factor: 1.8,
      not: ['sil'],
      params: { pattern: 'otomi' },
      facts: [
        ['Piezas', '1'],
        ['Bordado', 'A mano'],
      ],
      points: ['Bordado a mano'],
    },
  ],
});
