import { productLine } from '../../shared-product-line.ts';
import { aroma } from '../reviews.ts';
import { AROMA } from './aroma.ts';

export const perfumesParaMujer = productLine({
  ...AROMA,
  leaf: 'salud-belleza/perfumes/perfumes-para-mujer',
  reviews: aroma,
  weight: 5,
  models: ['Señorita Luz', 'Jardín Cerrado', 'Noche de Cempasúchil', 'Cal Blanca', 'Patio de Arriba', 'Marea Baja'],
  sizes: {
    option: 'Contenido',
    values: [
      ['30 ml', 0.65],
      ['50 ml', 1],
      ['100 ml', 1.6],
    ],
    most: 3,
  },
  items: [
    {
      name: 'Eau de parfum para mujer',
      the: 'el perfume',
      short: 'Parfum',
      params: { shape: 'round' },
      price: 548,
      hex: '#e7b8c4',
      motif: 'emoji:rose',
      say: 'Concentración alta, de estela suave pero presente. Dura de la mañana a la cena.',
      facts: [['Concentración', 'Eau de parfum, 15 %']],
      points: ['Dura todo el día'],
    },
    {
      name: 'Eau de toilette para mujer',
      the: 'el perfume',
      short: 'Toilette',
      params: { shape: 'tall' },
      price: 428,
      hex: '#f0d9a8',
      motif: 'emoji:cherry-blossom',
      say: 'Más ligera y fresca, para el día. Se reaplica al salir de la oficina y listo.',
      facts: [['Concentración', 'Eau de toilette, 9 %']],
      points: ['Para el día'],
    },
  ],
  traits: [
    {
      name: 'de cempasúchil y naranja',
      say: 'Cempasúchil, mandarina y cedro: noviembre en un frasco.',
      words: { uso: 'naranja y flor' },
      motif: 'emoji:tangerine',
      facts: [
        ['Salida', 'Mandarina'],
        ['Corazón', 'Cempasúchil'],
        ['Fondo', 'Cedro'],
      ],
      points: ['Floral cítrico'],
    },
    {
      name: 'de gardenia y vainilla',
      say: 'Gardenia abierta, vainilla de Papantla y un fondo de sándalo.',
      factor: 1.1,
      words: { uso: 'gardenia y vainilla' },
      motif: 'emoji:blossom',
      facts: [
        ['Salida', 'Bergamota'],
        ['Corazón', 'Gardenia'],
        ['Fondo', 'Vainilla'],
      ],
      points: ['Floral dulce'],
    },
    {
      name: 'de jamaica y pimienta rosa',
      say: 'Jamaica ácida con pimienta rosa; nada empalagoso.',
      words: { uso: 'jamaica' },
      motif: 'emoji:hibiscus',
      facts: [
        ['Salida', 'Pimienta rosa'],
        ['Corazón', 'Flor de jamaica'],
        ['Fondo', 'Ámbar'],
      ],
      points: ['Frutal especiado'],
    },
    {
      name: 'de nardo y copal',
      say: 'Nardo de Xochimilco sobre copal: profundo, de noche.',
      factor: 1.2,
      words: { uso: 'nardo y copal' },
      motif: 'emoji:candle',
      facts: [
        ['Salida', 'Té negro'],
        ['Corazón', 'Nardo'],
        ['Fondo', 'Copal'],
      ],
      points: ['Para la noche'],
    },
  ],
});
