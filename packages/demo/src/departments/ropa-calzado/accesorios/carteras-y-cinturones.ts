import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { complemento } from '../reviews.ts';
import { BASE } from './base.ts';

export const carterasYCinturones = productLine({
  ...BASE,
  leaf: 'ropa-calzado/bolsas-y-accesorios/carteras-y-cinturones',
  reviews: complemento,
  weight: 3,
  art: 'wallet',
  makers: [M.cartera, M.hormaVieja, M.donCamilo],
  models: ['Quincena', 'Vuelto', 'Tabaré', 'Peso Fuerte', 'Morralla'],
  colors: colors('Negro', 'Café', 'Miel', 'Tabaco', 'Vino'),
  words: { uso: 'diario' },
  items: [
    {
      name: 'Cartera para hombre',
      the: 'la cartera',
      price: 348,
      say: 'Ocho tarjetas, dos compartimentos y una monedera que no estorba al sentarse.',
      facts: [['Tarjetas', '8']],
      points: ['Delgada'],
    },
    {
      name: 'Cartera para mujer',
      the: 'la cartera',
      price: 428,
      say: 'Doce tarjetas, cierre completo y espacio para el celular. También sirve de bolsita.',
      facts: [['Tarjetas', '12']],
      points: ['Cabe el celular'],
    },
    {
      name: 'Tarjetero',
      the: 'el tarjetero',
      price: 248,
      say: 'Para quien ya solo paga con tarjeta: seis ranuras y un billete doblado de emergencia.',
      facts: [['Tarjetas', '6']],
      points: ['Mínimo'],
    },
    {
      name: 'Cinturón',
      the: 'el cinturón',
      art: 'belt',
      price: 328,
      tag: 'cinturon',
      say: 'Una sola capa de piel, sin relleno que se despegue. La hebilla se atornilla: cámbiala si quieres.',
      facts: [['Ancho', '3.5 cm']],
      points: ['Hebilla intercambiable'],
      sizes: {
        option: 'Talla',
        values: [
          ['32', 1],
          ['34', 1],
          ['36', 1],
          ['38', 1],
        ],
      },
    },
  ],
  traits: [
    {
      name: 'de piel lisa',
      say: 'Piel lisa de León, con canto pintado a mano.',
      facts: [['Material', 'Piel de res']],
      points: ['Canto pintado'],
    },
    {
      name: 'de piel piteada',
      say: 'Pita bordada a mano en Colotlán: trabajo de semanas.',
      factor: 2.4,
      params: { pattern: 'otomi' },
      facts: [['Material', 'Piel con pita']],
      points: ['Bordado en pita'],
    },
    {
      name: 'de piel grabada',
      say: 'Grabado con cincel en la piel húmeda, sin láser.',
      factor: 1.4,
      params: { pattern: 'leaves' },
      facts: [
        ['Material', 'Piel de res'],
        ['Grabado', 'A cincel'],
      ],
      points: ['Grabado a cincel'],
    },
  ],
});
