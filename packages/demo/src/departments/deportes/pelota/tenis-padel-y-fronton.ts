import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { palos } from '../reviews/pelota.ts';
import { COURT } from './court.ts';

export const tenisPadelYFronton = productLine({
  ...COURT,
  leaf: 'deportes/futbol-y-pelota/tenis-padel-y-fronton',
  reviews: palos,
  weight: 2,
  art: 'racket',
  makers: [M.cuerdaTensa, M.duela, M.marea],
  trims: ['#1d1d20', '#f6f5f1', '#9ccb3b'],
  models: ['Globo', 'Dejada', 'Saque 40', 'Ventaja', 'Bandeja', 'Víbora', 'Punto de Oro'],
  colors: colors('Negro', 'Azul eléctrico', 'Rojo', 'Verde limón', 'Blanco'),
  mostColors: 2,
  items: [
    {
      name: 'Raqueta de tenis',
      the: 'la raqueta',
      tag: 'cuerda',
      price: 1190,
      say: 'Cabeza grande y perdonadora: aunque no le pegues al centro, la bola cruza la red.',
      sizes: {
        option: 'Empuñadura',
        values: [
          ['2', 1],
          ['3', 1],
        ],
      },
      facts: [
        ['Deporte', 'Tenis'],
        ['Cabeza', '102 pulgadas cuadradas'],
        ['Peso', '280 g sin cuerda'],
      ],
      words: { uso: 'las clases de tenis' },
    },
    {
      name: 'Raqueta de tenis infantil',
      the: 'la raqueta',
      tag: 'cuerda',
      price: 590,
      say: 'Del largo que toca a cada edad, para que no tengan que cargar la de papá.',
      sizes: {
        option: 'Largo',
        values: [
          ['21 pulgadas', 1],
          ['23 pulgadas', 1.05],
          ['25 pulgadas', 1.1],
        ],
      },
      facts: [
        ['Deporte', 'Tenis'],
        ['Peso', '190 a 240 g'],
      ],
      words: { uso: 'la escuela de tenis' },
    },
    {
      name: 'Pala de pádel',
      the: 'la pala',
      tag: 'pala',
      price: 1890,
      say: 'Redonda y de goma suave: control primero, potencia cuando ya la pidas.',
      facts: [
        ['Deporte', 'Pádel'],
        ['Forma', 'Redonda'],
        ['Peso', '360 g'],
      ],
      words: { uso: 'el pádel con los amigos' },
    },
    {
      name: 'Pala de pádel de potencia',
      the: 'la pala',
      tag: 'pala',
      price: 2990,
      say: 'Forma de diamante, con el peso arriba. Para quien ya remata y quiere sacar la bola de la jaula.',
      facts: [
        ['Deporte', 'Pádel'],
        ['Forma', 'Diamante'],
        ['Peso', '370 g'],
      ],
      words: { uso: 'los torneos del club' },
    },
    {
      name: 'Raqueta de frontenis',
      the: 'la raqueta',
      tag: 'cuerda',
      price: 890,
      say: 'Marco reforzado para la pelota dura y la pared que no perdona.',
      facts: [
        ['Deporte', 'Frontenis'],
        ['Peso', '290 g sin cuerda'],
      ],
      words: { uso: 'el frontón' },
    },
  ],
  traits: [
    {
      name: 'de grafito',
      only: ['cuerda'],
      factor: 1.6,
      say: 'El grafito vibra poco, y el codo lo agradece en el tercer set.',
      facts: [['Material', 'Grafito']],
      points: ['Vibra menos'],
    },
    {
      name: 'de aluminio',
      only: ['cuerda'],
      say: 'Marco de aluminio ligero, ya encordado y listo para entrar a la cancha.',
      facts: [['Material', 'Aluminio']],
      points: ['Ya encordada'],
    },
    {
      name: 'de fibra de vidrio',
      only: ['pala'],
      say: 'La cara de fibra de vidrio flexiona y ayuda a la bola a salir.',
      facts: [['Cara', 'Fibra de vidrio']],
      points: ['Salida fácil'],
    },
    {
      name: 'de carbono',
      only: ['pala'],
      factor: 1.4,
      say: 'La cara de carbono es más seca y precisa; cada golpe responde igual.',
      facts: [['Cara', 'Carbono 3K']],
      points: ['Cara de carbono'],
    },
    {
      name: 'con funda',
      factor: 1.1,
      say: 'Trae funda acolchada con correa, de las que sí protegen.',
      facts: [['Incluye', 'Funda acolchada']],
      points: ['Funda incluida'],
    },
  ],
  close: [
    'Cambia el grip cada dos meses si juegas seguido; es lo más barato que mejora tu juego.',
    'No la dejes en el coche al sol: el calor afloja todo.',
    'Si dudas entre dos pesos, elige el menor. Cansa menos y se aprende mejor.',
  ],
  facts: [
    ['Nivel', 'Principiante a intermedio'],
    ['Puño', 'Acojinado, reemplazable'],
  ],
  points: ['Puño antisudor', 'Lista para jugar', 'Buen balance', 'Protector de marco'],
});
