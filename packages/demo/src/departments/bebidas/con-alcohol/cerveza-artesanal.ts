import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cervezas } from '../reviews.ts';
import { CERVEZA } from './botellas.ts';

export const cervezaArtesanal = productLine({
  ...CERVEZA,
  leaf: 'bebidas/cervezas/cerveza-artesanal',
  reviews: cervezas,
  weight: 5,
  makers: [M.cerveceria, M.faroSalado],
  facts: [
    ['Temperatura de servicio', '6 a 10 °C'],
    ['Filtrado', 'No'],
    ['País de origen', 'México'],
    ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud'],
  ],
  sizes: {
    option: 'Presentación',
    values: [
      ['Botella de 355 ml', 1],
      ['4 de 355 ml', 3.85],
      ['12 de 355 ml', 11.2],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Cerveza IPA',
      tag: 'clara',
      the: 'la IPA',
      short: 'IPA',
      price: 62,
      hex: '#e28a2b',
      motif: 'emoji:pine-decoration',
      say: 'Lúpulo al frente: toronja, resina y un amargor que se queda. Para tacos con mucha salsa.',
      facts: [
        ['Estilo', 'India pale ale'],
        ['Alcohol', '6.5 % vol.'],
        ['Amargor', '60 IBU'],
      ],
      points: ['Toronja y resina'],
    },
    {
      name: 'Cerveza stout',
      the: 'la stout',
      short: 'Stout',
      price: 66,
      hex: '#231815',
      motif: 'emoji:chocolate-bar',
      say: 'Negra, cremosa, con café y cacao. De postre o de frío.',
      facts: [
        ['Estilo', 'Stout'],
        ['Alcohol', '6 % vol.'],
        ['Amargor', '35 IBU'],
      ],
      points: ['Café y cacao'],
    },
    {
      name: 'Cerveza de trigo',
      tag: 'clara',
      the: 'la cerveza de trigo',
      short: 'Trigo',
      price: 58,
      hex: '#f4dc87',
      motif: 'emoji:banana',
      say: 'Turbia y refrescante, con plátano y clavo por la levadura, no por jarabe.',
      facts: [
        ['Estilo', 'Weissbier'],
        ['Alcohol', '5.2 % vol.'],
        ['Amargor', '14 IBU'],
      ],
      points: ['Plátano y clavo'],
    },
    {
      name: 'Cerveza pale ale',
      tag: 'clara',
      the: 'la pale ale',
      short: 'Pale ale',
      price: 58,
      hex: '#d08b3a',
      motif: 'emoji:beer-mug',
      say: 'Equilibrada entre malta y lúpulo; la puerta de entrada a lo artesanal.',
      facts: [
        ['Estilo', 'Pale ale'],
        ['Alcohol', '5.4 % vol.'],
        ['Amargor', '34 IBU'],
      ],
      points: ['Equilibrada'],
    },
    {
      name: 'Cerveza porter',
      the: 'la porter',
      short: 'Porter',
      price: 62,
      hex: '#4a2a1e',
      motif: 'emoji:chestnut',
      say: 'Nuez, toffee y un tostado suave, menos densa que una stout.',
      facts: [
        ['Estilo', 'Porter'],
        ['Alcohol', '5.8 % vol.'],
        ['Amargor', '28 IBU'],
      ],
      points: ['Nuez y toffee'],
    },
  ],
  traits: [
    {
      name: 'de la casa',
      say: 'Es la receta de planta, la que siempre está conectada en la barra.',
      facts: [['Edición', 'De línea']],
      points: ['De línea'],
    },
    {
      name: 'con miel de agave',
      say: 'La miel de agave fermenta casi por completo: deja aroma y poco dulce.',
      factor: 1.08,
      facts: [
        ['Edición', 'Temporada'],
        ['Adjunto', 'Miel de agave'],
      ],
      points: ['Miel de agave'],
    },
    {
      name: 'con cacao de Tabasco',
      not: ['clara'],
      say: 'Infusionada con cascarilla de cacao, aromática y seca.',
      factor: 1.15,
      motif: 'emoji:chocolate-bar',
      facts: [
        ['Edición', 'Temporada'],
        ['Adjunto', 'Cacao'],
      ],
      points: ['Cascarilla de cacao'],
    },
    {
      name: 'con guayaba',
      not: ['Cerveza stout', 'Cerveza porter'],
      say: 'Guayaba fresca en fermentación: fruta de verdad, acidez al final.',
      factor: 1.12,
      motif: 'emoji:cherry-blossom',
      facts: [
        ['Edición', 'Temporada'],
        ['Adjunto', 'Guayaba'],
      ],
      points: ['Guayaba fresca'],
    },
    {
      name: 'en barrica de tequila',
      say: 'Reposa cuatro meses en barrica que guardó tequila; sube un grado y gana vainilla.',
      factor: 1.6,
      facts: [
        ['Edición', 'Limitada'],
        ['Barrica', '4 meses'],
      ],
      points: ['Cuatro meses de barrica'],
    },
  ],
});
