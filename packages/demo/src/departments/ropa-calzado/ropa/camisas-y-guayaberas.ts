import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { prenda } from '../reviews.ts';
import { HOMBRE } from './base.ts';

export const camisasYGuayaberas = productLine({
  ...HOMBRE,
  leaf: 'ropa-calzado/hombre/camisas-y-guayaberas',
  reviews: prenda,
  weight: 6,
  art: 'shirt',
  colors: colors('Blanco', 'Azul cielo', 'Gris claro', 'Negro', 'Verde salvia', 'Arena'),
  mostColors: 2,
  makers: [M.donCamilo, M.jacalia, M.tresTelares],
  items: [
    {
      name: 'Camisa de vestir',
      the: 'la camisa',
      price: 528,
      tag: 'camisa',
      say: 'Cuello con varillas que se sacan para planchar y puño de dos botones. Con corbata o sin ella.',
      facts: [
        ['Manga', 'Larga'],
        ['Corte', 'Entallado'],
      ],
      points: ['Varillas removibles'],
      words: { uso: 'las juntas' },
    },
    {
      name: 'Camisa casual',
      the: 'la camisa',
      price: 428,
      tag: 'camisa',
      params: { pattern: 'checks' },
      say: 'Se usa fajada o por fuera, que ya trae el largo para eso. Bolsa al pecho.',
      facts: [
        ['Manga', 'Larga'],
        ['Corte', 'Regular'],
      ],
      points: ['Por fuera o fajada'],
      words: { uso: 'el fin de semana' },
    },
    {
      name: 'Guayabera de manga corta',
      the: 'la guayabera',
      art: 'guayabera',
      price: 698,
      tag: 'guaya',
      say: 'Cuatro bolsas, alforzas rectas y aberturas a los lados: la de Yucatán, que es la que va con calor y con boda.',
      facts: [
        ['Manga', 'Corta'],
        ['Bolsas', '4'],
      ],
      points: ['Cuatro bolsas'],
      words: { uso: 'una boda en Mérida' },
    },
    {
      name: 'Guayabera de manga larga',
      the: 'la guayabera',
      art: 'guayabera',
      price: 848,
      tag: 'guaya',
      say: 'Presilla en el puño y alforzas planchadas, para eventos de noche junto al mar.',
      facts: [
        ['Manga', 'Larga'],
        ['Bolsas', '4'],
      ],
      points: ['Para gala'],
      words: { uso: 'una boda de noche' },
    },
  ],
  traits: [
    {
      name: 'de lino',
      say: 'Lino de hilo fino: se arruga con dignidad y deja pasar el aire.',
      factor: 1.5,
      facts: [['Material', 'Lino 100 %']],
      points: ['Lino de verdad'],
    },
    {
      name: 'de algodón',
      say: 'Popelina de algodón que se plancha en dos pasadas.',
      facts: [['Material', 'Algodón 100 %']],
      points: ['Fácil de planchar'],
    },
    {
      name: 'de planchado fácil',
      say: 'Trae un acabado que reduce la plancha casi a nada.',
      factor: 1.12,
      only: ['camisa'],
      facts: [['Material', 'Algodón con acabado']],
      points: ['Casi sin plancha'],
    },
    {
      name: 'bordada a mano',
      say: 'Bordado a mano en las alforzas, en el mismo tono.',
      factor: 1.4,
      only: ['guaya'],
      facts: [
        ['Material', 'Algodón y lino'],
        ['Bordado', 'A mano'],
      ],
      points: ['Bordado discreto'],
    },
  ],
});
