import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { prenda } from '../reviews.ts';
import { HOMBRE } from './base.ts';
import { TALLAS } from './tallas.ts';

export const boxersYCalcetines = productLine({
  ...HOMBRE,
  leaf: 'ropa-calzado/hombre/boxers-y-calcetines',
  reviews: prenda,
  weight: 4,
  makers: [M.donCamilo, M.jacalia],
  art: 'underwear',
  scene: 'bedroom',
  sizes: TALLAS,
  mostColors: 2,
  colors: colors('Negro', 'Gris jaspe', 'Azul marino', 'Vino'),
  words: { talla: 'mediano', uso: 'todos los días' },
  items: [
    {
      name: 'Paquete de tres boxers',
      the: 'los boxers',
      price: 248,
      say: 'Pierna que no se sube y resorte ancho que no marca la panza.',
      facts: [['Piezas', '3']],
      points: ['No se sube'],
    },
    {
      name: 'Paquete de seis calcetines',
      the: 'los calcetines',
      art: 'socks',
      price: 148,
      say: 'Puntera sin costura gruesa y talón reforzado: sobreviven la lavadora en pareja.',
      facts: [['Piezas', '6 pares']],
      points: ['Talón reforzado'],
      sizes: {
        option: 'Talla',
        values: [
          ['25 a 27 cm', 1],
          ['28 a 30 cm', 1],
        ],
      },
    },
    {
      name: 'Paquete de cinco calcetines deportivos',
      the: 'los calcetines',
      art: 'socks',
      params: { pattern: 'stripes' },
      price: 168,
      say: 'Tobillo con soporte y planta acolchada para cancha o caminadora.',
      facts: [['Piezas', '5 pares']],
      points: ['Planta acolchada'],
      words: { uso: 'el gimnasio' },
      sizes: {
        option: 'Talla',
        values: [
          ['25 a 27 cm', 1],
          ['28 a 30 cm', 1],
        ],
      },
    },
    {
      name: 'Camiseta interior',
      the: 'la camiseta',
      art: 'tshirt',
      price: 128,
      say: 'Delgada, que no se ve debajo de la camisa y absorbe lo que hay que absorber.',
      facts: [['Piezas', '1']],
      points: ['No se ve'],
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón con un toque de elastano, para que no se deforme.',
      facts: [['Material', 'Algodón y elastano']],
      points: ['Algodón'],
    },
    {
      name: 'de bambú',
      say: 'Viscosa de bambú, que huele menos aunque sude más.',
      factor: 1.25,
      facts: [['Material', 'Viscosa de bambú']],
      points: ['Menos olor'],
    },
    {
      name: 'de secado rápido',
      say: 'Tejido técnico que no se queda húmedo.',
      factor: 1.12,
      facts: [['Material', 'Poliamida']],
      points: ['Seca rápido'],
    },
  ],
});
