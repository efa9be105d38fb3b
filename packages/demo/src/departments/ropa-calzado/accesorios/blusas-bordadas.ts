import { productLine } from '../../shared-product-line.ts';
import { artesanal } from '../reviews.ts';
import { TALLER, VIVOS } from './base.ts';

export const blusasBordadas = productLine({
  ...TALLER,
  leaf: 'ropa-calzado/ropa-artesanal/blusas-bordadas',
  reviews: artesanal,
  weight: 4,
  art: 'blouse',
  models: ['Xóchitl', 'Itzel', 'Citlali', 'Nayeli', 'Yaretzi'],
  colors: VIVOS,
  sizes: {
    option: 'Talla',
    values: [
      ['CH', 1],
      ['M', 1],
      ['G', 1],
      ['XG', 1.05],
    ],
  },
  items: [
    {
      name: 'Blusa tradicional',
      the: 'la blusa',
      price: 748,
      params: { pattern: 'flowers' },
      say: 'Bordado al frente con hilo de algodón, en puntada que no se deshace al lavar. Manga que se dobla.',
      facts: [['Manga', 'Tres cuartos']],
      points: ['Bordado al frente'],
      words: { uso: 'la oficina' },
    },
    {
      name: 'Huipil corto',
      the: 'el huipil',
      price: 1198,
      params: { pattern: 'otomi' },
      say: 'Lienzos tejidos en telar y unidos a mano. Amplio, fresco y con los motivos de su región.',
      facts: [['Manga', 'Corta']],
      points: ['Tejido en telar'],
      words: { uso: 'una comida familiar' },
    },
    {
      name: 'Vestido tradicional',
      the: 'el vestido',
      art: 'dress',
      price: 1298,
      params: { pattern: 'flowers' },
      say: 'Corte recto con pechera bordada y bolsas escondidas. Fresco para boda de día o aniversario.',
      facts: [['Largo', 'A la rodilla']],
      points: ['Con bolsas'],
    },
  ],
  traits: [
    {
      name: 'de manta bordada',
      say: 'Manta de algodón, que se suaviza con cada lavada.',
      facts: [['Material', 'Manta de algodón']],
      points: ['Se suaviza'],
    },
    {
      name: 'con bordado de flores',
      say: 'Flores grandes en hilo mate, ordenadas a ojo por la bordadora.',
      factor: 1.3,
      params: { pattern: 'flowers' },
      facts: [
        ['Material', 'Algodón'],
        ['Bordado', 'Flores'],
      ],
      points: ['Flores a ojo'],
    },
    {
      name: 'con bordado de animalitos',
      say: 'Gallos, venados y pájaros, estilo Tenango, con cada figura diferente.',
      factor: 1.45,
      params: { pattern: 'otomi' },
      facts: [
        ['Material', 'Algodón'],
        ['Bordado', 'Estilo Tenango'],
      ],
      points: ['Figuras distintas'],
    },
    {
      name: 'de lino bordado',
      say: 'Lino fresco con bordado blanco sobre blanco, discreto.',
      factor: 1.35,
      facts: [
        ['Material', 'Lino'],
        ['Bordado', 'Blanco sobre blanco'],
      ],
      points: ['Discreto'],
    },
  ],
});
