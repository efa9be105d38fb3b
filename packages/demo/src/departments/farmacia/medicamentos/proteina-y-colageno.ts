import { productLine } from '../../shared-product-line.ts';
import { suplemento } from '../reviews/medicamentos.ts';
import { SUPLEMENTO } from './suplemento.ts';

export const proteinaYColageno = productLine({
  ...SUPLEMENTO,
  leaf: 'farmacia/vitaminas-y-suplementos/proteina-y-colageno',
  reviews: suplemento,
  weight: 5,
  art: 'jar',
  items: [
    {
      name: 'Proteína de suero',
      the: 'la proteína',
      short: 'Suero',
      price: 528,
      hex: '#4a6b94',
      motif: 'emoji:flexed-biceps',
      say: 'Veinticuatro gramos de proteína por medida y una lista de ingredientes corta. Se mezcla sin grumos en agua fría.',
      facts: [
        ['Proteína', '24 g por porción'],
        ['Alérgenos', 'Leche'],
      ],
      points: ['24 g por medida'],
    },
    {
      name: 'Proteína vegetal de chícharo y arroz',
      the: 'la proteína vegetal',
      short: 'Vegetal',
      price: 488,
      hex: '#7fa650',
      motif: 'emoji:pea-pod',
      say: 'Chícharo y arroz se completan en aminoácidos. Sin lactosa; licúala con plátano para suavizarla.',
      facts: [
        ['Proteína', '20 g por porción'],
        ['Alérgenos', 'Ninguno declarado'],
      ],
      points: ['Sin lactosa'],
    },
    {
      name: 'Colágeno hidrolizado',
      the: 'el colágeno',
      short: 'Colágeno',
      price: 328,
      hex: '#f0b8b0',
      motif: 'emoji:sparkles',
      say: 'Péptidos de bovino en polvo fino que se disuelven hasta en café. Aporta proteína; no esperes milagros, sí constancia.',
      facts: [
        ['Proteína', '9 g por porción'],
        ['Alérgenos', 'Ninguno declarado'],
      ],
      points: ['Se disuelve en café'],
    },
    {
      name: 'Creatina monohidratada',
      the: 'la creatina',
      short: 'Creatina',
      price: 298,
      hex: '#36383c',
      motif: 'emoji:high-voltage',
      say: 'Tres gramos al día, sin ciclos ni cargas. La forma más estudiada y también la más barata.',
      facts: [
        ['Porción', '3 g'],
        ['Alérgenos', 'Ninguno declarado'],
      ],
      points: ['Forma más estudiada'],
    },
  ],
  traits: [
    {
      name: 'sabor vainilla',
      not: ['Creatina monohidratada'],
      say: 'Vainilla discreta, que admite fruta o café.',
      motif: 'emoji:custard',
      facts: [['Sabor', 'Vainilla']],
      points: ['Vainilla discreta'],
    },
    {
      name: 'sabor chocolate',
      not: ['Creatina monohidratada'],
      say: 'Chocolate con cacao de verdad, poco dulce.',
      motif: 'emoji:chocolate-bar',
      hex: '#5c3a2a',
      facts: [['Sabor', 'Chocolate']],
      points: ['Cacao de verdad'],
    },
    {
      name: 'sabor fresa',
      say: 'Fresa ligera, la que mejor va con leche.',
      motif: 'emoji:strawberry',
      hex: '#e87a90',
      facts: [['Sabor', 'Fresa']],
      points: ['Va con leche'],
    },
    {
      name: 'sin sabor',
      say: 'Sin sabor, sin endulzante: para licuados y sopas.',
      facts: [
        ['Sabor', 'Natural'],
        ['Endulzante', 'No'],
      ],
      points: ['Sin endulzante'],
    },
  ],
  sizes: {
    option: 'Contenido',
    values: [
      ['300 g', 0.55],
      ['600 g', 1],
      ['1.8 kg', 2.6],
    ],
    most: 2,
  },
});
