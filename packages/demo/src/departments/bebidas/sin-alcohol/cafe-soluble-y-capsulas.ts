import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cafe } from '../reviews.ts';
import { CAFE } from './base.ts';

export const cafeSolubleYCapsulas = productLine({
  ...CAFE,
  leaf: 'bebidas/cafe-te-y-chocolate/cafe-soluble-y-capsulas',
  reviews: cafe,
  weight: 3,
  makers: [M.tostadoPatio, M.cafetalNiebla],
  art: 'jar',
  items: [
    {
      name: 'Café soluble',
      the: 'el café',
      short: 'Soluble',
      tag: 'sol',
      price: 92,
      hex: '#7b4b33',
      motif: 'emoji:hot-beverage',
      say: 'Granulado que se disuelve en agua caliente o fría; para cuando no hay tiempo ni filtro.',
      facts: [['Tipo', 'Soluble granulado']],
      points: ['Hasta en agua fría'],
      sizes: {
        option: 'Contenido',
        values: [
          ['50 g', 0.55],
          ['100 g', 1],
          ['200 g', 1.85],
        ],
        most: 2,
      },
    },
    {
      name: 'Café soluble con canela',
      the: 'el café',
      short: 'De olla',
      tag: 'sol',
      price: 98,
      hex: '#9c5b2e',
      motif: 'emoji:wood',
      say: 'Canela y piloncillo en polvo: café de olla en dos minutos. Sírvelo en barro si tienes.',
      facts: [['Tipo', 'Soluble con canela']],
      points: ['Estilo café de olla'],
      sizes: {
        option: 'Contenido',
        values: [
          ['100 g', 1],
          ['200 g', 1.85],
        ],
        most: 2,
      },
    },
    {
      name: 'Cápsulas de café',
      the: 'las cápsulas',
      short: 'Cápsulas',
      tag: 'cap',
      art: 'box',
      price: 148,
      hex: '#3e2723',
      motif: 'emoji:hot-beverage',
      say: 'Compatibles con cafetera de cápsula estándar de 19 bar. Crema espesa sin tener que aprender nada.',
      facts: [['Tipo', 'Cápsula de espresso']],
      points: ['Cápsula compostable'],
      sizes: {
        option: 'Presentación',
        values: [
          ['10 cápsulas', 0.55],
          ['20 cápsulas', 1],
          ['50 cápsulas', 2.3],
        ],
        most: 2,
      },
    },
    {
      name: 'Cápsulas de capuchino',
      the: 'las cápsulas',
      short: 'Capuchino',
      tag: 'cap',
      art: 'box',
      price: 158,
      hex: '#a47148',
      motif: 'emoji:hot-beverage',
      say: 'Café y leche en polvo en la misma cápsula: capuchino sin lavar jarra.',
      facts: [['Tipo', 'Cápsula con leche']],
      points: ['Sin lavar jarra'],
      sizes: {
        option: 'Presentación',
        values: [
          ['10 cápsulas', 0.58],
          ['20 cápsulas', 1],
        ],
        most: 2,
      },
    },
  ],
  traits: [
    {
      name: 'de perfil clásico',
      say: 'El perfil clásico: cuerpo medio y un amargor educado.',
      facts: [
        ['Intensidad', '6 de 10'],
        ['Cafeína', 'Sí'],
      ],
      points: ['Intensidad media'],
    },
    {
      name: 'de tueste intenso',
      say: 'Más tostado, con notas de cacao; despierta.',
      factor: 1.06,
      hex: '#2c1a16',
      facts: [
        ['Intensidad', '9 de 10'],
        ['Cafeína', 'Sí'],
      ],
      points: ['Muy tostado'],
    },
    {
      name: 'sin cafeína',
      say: 'Sin cafeína, con el mismo aroma: para después de cenar.',
      factor: 1.1,
      motif: 'emoji:crescent-moon',
      facts: [
        ['Intensidad', '5 de 10'],
        ['Cafeína', 'Menos de 0.3 %'],
      ],
      points: ['Para la noche'],
    },
    {
      name: 'con grano orgánico',
      say: 'Grano orgánico certificado, de sombra.',
      factor: 1.25,
      facts: [
        ['Intensidad', '7 de 10'],
        ['Certificación', 'Orgánico'],
      ],
      points: ['Orgánico certificado'],
    },
  ],
  facts: [
    ['Conservación', 'Lugar seco, bien tapado'],
    ['Caducidad', '18 meses'],
    ['País de origen', 'México'],
  ],
  close: [
    'Cierra bien el frasco: la humedad lo apelmaza.',
    'Dos cucharaditas por taza, y ajusta a tu gusto.',
    'Un par de minutos y agua caliente, no hirviendo.',
  ],
});
