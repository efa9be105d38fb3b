import { productLine } from '../../shared-product-line.ts';
import { cabello } from '../reviews.ts';
import { PELO } from './pelo.ts';

export const shampooYAcondicionador = productLine({
  ...PELO,
  leaf: 'salud-belleza/cabello/shampoo-y-acondicionador',
  reviews: cabello,
  weight: 6,
  art: 'bottle',
  params: { shape: 'pump' },
  sizes: {
    option: 'Contenido',
    values: [
      ['300 ml', 0.7],
      ['500 ml', 1],
      ['1 L', 1.75],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Shampoo',
      tag: 'lava',
      the: 'el shampoo',
      short: 'Shampoo',
      price: 138,
      hex: '#8fc4a7',
      say: 'Limpia sin dejar el cabello áspero. Un tanto del tamaño de una moneda y mucha agua; el segundo lavado casi nunca hace falta.',
      facts: [['Uso', 'Lavado']],
      points: ['Espuma suave'],
    },
    {
      name: 'Acondicionador',
      the: 'el acondicionador',
      short: 'Acondicionador',
      price: 142,
      hex: '#f0c9a8',
      say: 'Desenreda desde la regadera: aplícalo de medios a puntas, peina con los dedos y enjuaga.',
      facts: [['Uso', 'Después del lavado']],
      points: ['Desenreda'],
    },
    {
      name: 'Shampoo sólido',
      tag: 'lava',
      the: 'el shampoo sólido',
      short: 'Sólido',
      art: 'soap',
      price: 118,
      hex: '#c9b458',
      say: 'Una barra que rinde cerca de sesenta lavados y viaja sin derramarse. Déjalo secar entre usos.',
      facts: [
        ['Uso', 'Lavado'],
        ['Peso', '80 g'],
      ],
      points: ['Sin botella'],
      sizes: {
        option: 'Presentación',
        values: [
          ['1 barra', 1],
          ['2 barras', 1.9],
        ],
        most: 2,
      },
    },
  ],
  traits: [
    {
      name: 'para cabello rizado',
      say: 'Sin sulfatos fuertes y con linaza: el rizo se junta en lugar de esponjarse.',
      words: { uso: 'mis chinos' },
      facts: [
        ['Cabello', 'Rizado u ondulado'],
        ['Activo', 'Linaza'],
      ],
      points: ['Define el rizo'],
    },
    {
      name: 'para cabello teñido',
      say: 'Cuida el color con un pH bajito y filtros que lo protegen del sol.',
      factor: 1.12,
      words: { uso: 'mi pelo teñido' },
      facts: [
        ['Cabello', 'Teñido'],
        ['pH', '5'],
      ],
      points: ['Cuida el color'],
    },
    {
      name: 'anticaspa',
      only: ['lava'],
      say: 'Con piroctona olamina al 0.5 %. Déjalo actuar tres minutos; si la caspa persiste, consulta al dermatólogo.',
      factor: 1.1,
      words: { uso: 'la caspa' },
      facts: [
        ['Cabello', 'Con caspa'],
        ['Activo', 'Piroctona olamina 0.5 %'],
      ],
      points: ['Deja actuar 3 min'],
    },
    {
      name: 'con sábila y romero',
      say: 'Sábila y romero para raíz que se engrasa pronto: fresco y ligero.',
      words: { uso: 'la raíz grasa' },
      motif: 'emoji:herb',
      facts: [
        ['Cabello', 'Normal a graso'],
        ['Activo', 'Sábila y romero'],
      ],
      points: ['Raíz fresca'],
    },
    {
      name: 'con aguacate',
      say: 'Aceite de aguacate y pantenol para puntas secas o maltratadas por la plancha.',
      factor: 1.06,
      words: { uso: 'las puntas secas' },
      motif: 'emoji:avocado',
      facts: [
        ['Cabello', 'Seco o maltratado'],
        ['Activo', 'Aguacate y pantenol'],
      ],
      points: ['Puntas suaves'],
    },
  ],
});
