import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { BRANDS } from '../brands.ts';
import { WORKSHOP } from './workshop-reviews.ts';

export const llaves = lineup({
  category: 'ferreteria-autos/herramientas/llaves-y-dados',
  weight: 3,
  brands: BRANDS.tools,
  models: 'LL',
  reviews: reviews(
    [
      'No barrió ni una tuerca, y eso que estaban oxidadas.',
      'Las medidas vienen grabadas, no pintadas, así que no se borran.',
      'Lo compré para {uso} y resolvió.',
      'Entra justo en la tuerca, sin juego.',
      'El acabado aguanta la grasa y se limpia con estopa.',
      'Mi hermano es mecánico y ya me lo quiere bajar.',
    ],
    [
      'Cumple, aunque vino con mucho aceite de empaque.',
      'Bueno, un poco más pesado de lo que pensé.',
      'Para tuercas muy apretadas hace falta un tubo de palanca.',
    ],
    [
      'Se abrió la boca al primer apretón fuerte.',
      'Se oxidó en una semana de andar en la cajuela.',
      'El acabado se descascaró y corta la mano.',
    ],
    WORKSHOP,
  ),
  kinds: [
    {
      name: 'Juego de llaves combinadas de 12 piezas',
      group: 'llaves',
      line: 'Boca de un lado y estría del otro, de la 8 a la 19, que es lo que piden la bici, la moto y medio motor.',
      price: 689,
      point: '12 llaves de 8 a 19 mm',
      use: 'afinar la moto',
      specs: [
        ['Piezas', '12'],
        ['Medidas', '8 a 19 mm'],
      ],
      contents: '12 llaves y porta llaves enrollable',
    },
    {
      name: 'Juego de dados de 40 piezas',
      group: 'dados',
      line: 'Matraca de 3/8", extensiones y dados cortos y largos: suficiente para cambiar bujías, balatas y aceite.',
      price: 899,
      point: 'Cuadro de 3/8"',
      use: 'el cambio de balatas',
      specs: [
        ['Piezas', '40'],
        ['Cuadro', '3/8"'],
        ['Medidas', '6 a 19 mm'],
      ],
      contents: '40 piezas en estuche rígido',
    },
    {
      name: 'Juego mecánico de 108 piezas',
      group: 'dados',
      line: 'Matracas de 1/4" y de 1/2", dados, puntas y llaves Allen en un solo maletín que va en la cajuela.',
      price: 1790,
      point: '108 piezas en maletín',
      use: 'el taller',
      specs: [
        ['Piezas', '108'],
        ['Cuadros', '1/4" y 1/2"'],
        ['Medidas', '4 a 32 mm'],
      ],
      contents: '108 piezas en maletín',
    },
    {
      name: 'Llave ajustable',
      group: 'llaves',
      line: 'El perico de toda la vida, con el husillo cortado fino para que no se afloje a media tuerca.',
      price: 229,
      point: 'Quijada sin juego',
      use: 'las conexiones del gas',
      choice: {
        name: 'Medida',
        values: [
          ['8 pulgadas', 0],
          ['10 pulgadas', 60],
          ['12 pulgadas', 130],
        ],
      },
      specs: [['Apertura', '25 mm la de 8", 30 mm la de 10" y 36 mm la de 12"']],
      contents: '1 llave',
    },
  ],
  makes: [
    {
      name: 'cromo vanadio',
      line: 'El acero al cromo vanadio se dobla antes de quebrarse y regresa a su forma.',
      point: 'Acero al cromo vanadio',
      specs: [
        ['Material', 'Acero al cromo vanadio'],
        ['Acabado', 'Cromo espejo'],
      ],
    },
    {
      name: 'con acabado satinado',
      line: 'El satinado no resbala con la mano engrasada, que es cuando de verdad importa.',
      more: 9,
      point: 'No resbala con grasa',
      specs: [
        ['Material', 'Acero al cromo vanadio'],
        ['Acabado', 'Satinado'],
      ],
    },
    {
      name: 'con matraca de 72 dientes',
      group: 'dados',
      line: 'Setenta y dos dientes quieren decir que basta un giro de cinco grados, muy útil junto al radiador.',
      more: 16,
      point: '72 dientes',
      specs: [
        ['Material', 'Acero al cromo vanadio'],
        ['Matraca', '72 dientes'],
      ],
    },
    {
      name: 'de impacto en negro',
      group: 'dados',
      line: 'Dados fosfatados de pared gruesa que aguantan la pistola neumática.',
      more: 24,
      point: 'Aguantan la pistola de impacto',
      specs: [
        ['Material', 'Acero al cromo molibdeno'],
        ['Acabado', 'Fosfatado negro'],
      ],
      palette: ['#2a2a2d', '#c8242f', '#8b8f96'],
    },
    {
      name: 'con mango recubierto',
      group: 'llaves',
      line: 'El mango recubierto quita el frío del metal y deja apretar sin trapo.',
      more: 11,
      point: 'Mango recubierto',
      specs: [
        ['Material', 'Acero forjado'],
        ['Acabado', 'Mango de vinilo'],
      ],
    },
  ],
  closings: [
    'Guárdalas secas y con una gota de aceite: así se las heredas a alguien.',
    'La garantía es sencilla: si una pieza se rompe, {marca} la cambia sin ticket ni preguntas.',
    'Aprieta siempre jalando hacia ti y cuida los nudillos.',
  ],
  points: ['Medidas grabadas en bajorrelieve'],
  specs: [['Uso', 'Mecánico']],
  groups: ['Piezas', 'Materiales'],
  palettes: [
    ['#c9ccd1', '#8b8f96', '#c8242f'],
    ['#d4d7db', '#45484e', '#f5c929'],
    ['#a4a6aa', '#1d1d20', '#2c62b8'],
    ['#c3c6cb', '#1f5966', '#ee7a25'],
  ],
  art: 'wrench-set',
  scene: 'garage',
  warranty: 'De por vida contra defectos de fábrica',
  contents: '1 juego en su estuche',
  last: 'flat',
});
