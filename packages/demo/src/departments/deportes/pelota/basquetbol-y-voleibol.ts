import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { COURT } from './court.ts';

export const basquetbolYVoleibol = productLine({
  ...COURT,
  leaf: 'deportes/futbol-y-pelota/basquetbol-y-voleibol',
  weight: 2,
  art: 'ball',
  makers: [M.duela, M.llanero, M.marea],
  trims: ['#1d1d20', '#f6f5f1', '#1d2b4f'],
  models: ['Clavada', 'Duela', 'Remate', 'Rebote', 'Pantalla', 'Tercer Toque', 'Canasta'],
  items: [
    {
      name: 'Balón de basquetbol',
      the: 'el balón',
      short: 'Basquetbol',
      tag: 'basket',
      hex: '#ee7a25',
      params: { kind: 'basket' },
      price: 399,
      say: 'Canales hondos para que los dedos encuentren el agarre sin mirar.',
      sizes: {
        option: 'Número',
        values: [
          ['No. 5', 1],
          ['No. 6', 1.05],
          ['No. 7', 1.1],
        ],
        most: 3,
      },
      facts: [
        ['Deporte', 'Basquetbol'],
        ['Presión', '7 a 9 psi'],
      ],
      scene: 'street',
      words: { uso: 'la cascarita de la tarde' },
    },
    {
      name: 'Balón de voleibol',
      the: 'el balón',
      short: 'Voleibol',
      tag: 'volley',
      hex: '#f5c929',
      params: { kind: 'volley' },
      price: 359,
      say: 'Suave en el antebrazo: recibes diez saques seguidos y no te deja marcas.',
      sizes: {
        option: 'Número',
        values: [
          ['No. 4', 1],
          ['No. 5', 1.05],
        ],
      },
      facts: [
        ['Deporte', 'Voleibol'],
        ['Presión', '4.3 a 4.6 psi'],
      ],
      words: { uso: 'el equipo de la escuela' },
    },
    {
      name: 'Balón de voleibol de playa',
      the: 'el balón',
      short: 'Voli de playa',
      tag: 'volley',
      hex: '#6fd1d6',
      params: { kind: 'volley' },
      price: 389,
      say: 'Un poco más grande y con menos presión, como pide la arena. No se hincha con el agua.',
      sizes: { option: 'Número', values: [['No. 5', 1]] },
      facts: [
        ['Deporte', 'Voleibol de playa'],
        ['Presión', '2.5 a 3.2 psi'],
      ],
      scene: 'beach',
      words: { uso: 'la playa' },
    },
  ],
  traits: [
    {
      name: 'de hule',
      only: ['basket'],
      say: 'El hule aguanta pavimento, sol y patio de escuela.',
      facts: [
        ['Forro', 'Hule'],
        ['Uso', 'Exterior'],
      ],
      points: ['Para pavimento'],
    },
    {
      name: 'de piel sintética',
      factor: 1.6,
      say: 'La piel sintética absorbe el sudor y agarra mejor conforme se usa.',
      facts: [
        ['Forro', 'Piel sintética microfibra'],
        ['Uso', 'Duela y techado'],
      ],
      points: ['Microfibra'],
    },
    {
      name: 'para interior y exterior',
      factor: 1.25,
      say: 'El forro compuesto va de la duela al patio sin pelarse en un mes.',
      facts: [
        ['Forro', 'Compuesto'],
        ['Uso', 'Interior y exterior'],
      ],
      points: ['Para toda cancha'],
    },
    {
      name: 'con red para cargarlo',
      factor: 1.1,
      say: 'Incluye red y bomba de mano, para no depender de la del vecino.',
      facts: [
        ['Forro', 'PVC suave'],
        ['Uso', 'Exterior'],
        ['Incluye', 'Red y bomba'],
      ],
      points: ['Red y bomba incluidas'],
    },
  ],
  close: [
    'Revisa la presión cada semana; a un balón flojo se le maltrata la cámara.',
    'Límpialo con trapo húmedo, sin solventes.',
    'Número 7 para hombres, 6 para mujeres y 5 para niños en basquetbol; en voleibol, el 5 es el oficial.',
  ],
  facts: [
    ['Cámara', 'Butilo'],
    ['Válvula', 'Reemplazable'],
  ],
  points: ['Guarda el aire semanas', 'Buen agarre', 'Bote parejo', 'Peso reglamentario'],
});
