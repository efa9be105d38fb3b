import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { hielera } from '../reviews/aire-libre.ts';
import { CAMP } from './camp.ts';

export const hieleras = productLine({
  ...CAMP,
  leaf: 'deportes/campismo-y-senderismo/hieleras',
  reviews: hielera,
  weight: 2,
  art: 'cooler',
  scene: 'beach',
  makers: [M.marea, M.volcan, M.corvinera],
  models: ['Glaciar', 'Carnita Asada', 'Bahía', 'Domingo', 'Témpano', 'Palapa'],
  colors: colors('Azul', 'Rojo', 'Blanco', 'Arena', 'Turquesa', 'Verde militar'),
  items: [
    {
      name: 'Hielera rígida',
      the: 'la hielera',
      tag: 'dura',
      price: 890,
      say: 'Aguanta que se sienten encima, que la arrastren y que la olviden en la batea.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['25 L', 1],
          ['45 L', 1.5],
          ['60 L', 1.9],
        ],
        most: 3,
      },
      facts: [
        ['Conserva hielo', '2 días'],
        ['Peso', '2.8 a 5.4 kg'],
      ],
      words: { uso: 'la carne asada' },
    },
    {
      name: 'Hielera de uso rudo',
      the: 'la hielera',
      tag: 'dura',
      price: 3490,
      say: 'Cinco centímetros de aislante y empaque de congelador. El hielo del viernes sigue ahí el lunes.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['35 L', 1],
          ['50 L', 1.3],
        ],
      },
      facts: [
        ['Conserva hielo', '4 a 5 días'],
        ['Peso', '9 a 12 kg'],
      ],
      words: { uso: 'la panga' },
    },
    {
      name: 'Hielera suave',
      the: 'la hielera',
      tag: 'suave',
      price: 449,
      say: 'Se cuelga al hombro y se aplana cuando ya se acabó todo.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['12 L', 1],
          ['20 L', 1.25],
          ['30 L', 1.5],
        ],
        most: 3,
      },
      facts: [
        ['Conserva hielo', '12 horas'],
        ['Peso', '0.6 a 1 kg'],
      ],
      words: { uso: 'el picnic' },
    },
  ],
  traits: [
    {
      name: 'con ruedas',
      only: ['dura'],
      factor: 1.25,
      say: 'Ruedas anchas que no se hunden en la arena y jaladera larga para no agacharse.',
      facts: [['Transporte', 'Ruedas y jaladera']],
      points: ['Ruedas para arena'],
    },
    {
      name: 'con drenaje',
      only: ['dura'],
      say: 'El tapón de drenaje saca el agua sin voltearla y sin mojar las cervezas.',
      facts: [['Drenaje', 'Tapón roscado']],
      points: ['Tapón de drenaje'],
    },
    {
      name: 'con destapador',
      factor: 1.05,
      say: 'Trae destapador en un costado, detalle que te hace popular.',
      facts: [['Incluye', 'Destapador']],
      points: ['Destapador integrado'],
    },
    {
      name: 'con correa acolchada',
      only: ['suave'],
      say: 'La correa acolchada y el forro que no gotea salvan la playera y el asiento del coche.',
      facts: [['Transporte', 'Correa acolchada']],
      points: ['Forro que no gotea'],
    },
    {
      name: 'con bolsas exteriores',
      only: ['suave'],
      factor: 1.15,
      say: 'Bolsas por fuera para platos, limones y salsa: lo seco no se moja.',
      facts: [['Bolsas', '3 exteriores']],
      points: ['3 bolsas por fuera'],
    },
  ],
  close: [
    'Enfríala una noche antes con hielo de sacrificio: rinde el doble.',
    'Dos partes de hielo por una de bebida, y a la sombra.',
    'Lávala con bicarbonato y déjala abierta; no guardará olor.',
  ],
  facts: [
    ['Aislante', 'Espuma de poliuretano'],
    ['Interior', 'Grado alimenticio'],
    ['Limpieza', 'Agua y jabón'],
  ],
  points: ['Interior grado alimenticio', 'Tapa que sella', 'Asas cómodas', 'Fácil de limpiar'],
  warranty: '12 meses contra defectos de fabricación',
});
