import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { COURT } from './court.ts';

export const balonesDeFutbol = productLine({
  ...COURT,
  leaf: 'deportes/futbol-y-pelota/balones-de-futbol',
  weight: 4,
  art: 'ball',
  params: { kind: 'soccer' },
  makers: [M.llanero, M.duela, M.fierroViejo],
  trims: ['#1d1d20', '#c8242f', '#0f6b41', '#1f46b4', '#ee7a25'],
  models: ['Chanfle', 'Gambeta', 'Tiro Libre', 'Golazo 90', 'Liguilla', 'Clásico', 'Barrilete', 'Contragolpe'],
  sizes: {
    option: 'Número',
    values: [
      ['No. 3', 1],
      ['No. 4', 1.06],
      ['No. 5', 1.12],
    ],
    most: 3,
  },
  items: [
    {
      name: 'Balón de futbol para pasto',
      the: 'el balón',
      short: 'Futbol',
      hex: '#f6f5f1',
      price: 449,
      say: 'Bote medio y vuelo parejo, para empastado natural o sintético. De los que puedes pegarle con el empeine sin que se vaya a la azotea.',
      facts: [
        ['Superficie', 'Pasto'],
        ['Presión', '0.6 a 0.8 bar'],
      ],
      words: { uso: 'la liga del domingo' },
    },
    {
      name: 'Balón de futbol para tierra',
      the: 'el balón',
      short: 'Llanero',
      hex: '#f5c929',
      price: 329,
      say: 'Forro grueso para el llano: piedritas, lodo y la malla ciclónica del fondo.',
      facts: [
        ['Superficie', 'Tierra y pavimento'],
        ['Presión', '0.6 a 0.8 bar'],
      ],
      words: { uso: 'el llano' },
    },
    {
      name: 'Balón de futbol rápido',
      the: 'el balón',
      short: 'Futbol rápido',
      hex: '#9ccb3b',
      price: 389,
      say: 'Bota poco y se queda pegado al pie, como se juega en cancha chica con bandas.',
      sizes: {
        option: 'Número',
        values: [
          ['No. 4', 1],
          ['No. 5', 1.08],
        ],
      },
      facts: [
        ['Superficie', 'Cancha rápida y salón'],
        ['Presión', '0.5 a 0.7 bar'],
      ],
      words: { uso: 'el futbol rápido' },
    },
    {
      name: 'Balón de futbol profesional',
      the: 'el balón',
      short: 'Profesional',
      hex: '#f6f5f1',
      price: 1190,
      say: 'Paneles unidos con calor, sin costuras donde se meta el agua. Vuela igual en el minuto 1 que en el 90.',
      sizes: { option: 'Número', values: [['No. 5', 1]] },
      facts: [
        ['Superficie', 'Pasto'],
        ['Presión', '0.8 a 0.9 bar'],
      ],
      words: { uso: 'los torneos' },
    },
    {
      name: 'Balón de futbol infantil',
      the: 'el balón',
      short: 'Infantil',
      hex: '#8ec4ea',
      price: 219,
      say: 'Más ligero, para que los primeros cabezazos no espanten a nadie.',
      sizes: {
        option: 'Número',
        values: [
          ['No. 2', 1],
          ['No. 3', 1.06],
          ['No. 4', 1.12],
        ],
        most: 3,
      },
      facts: [
        ['Superficie', 'Pasto y patio'],
        ['Presión', '0.4 a 0.6 bar'],
      ],
      words: { uso: 'la escuelita' },
    },
  ],
  traits: [
    {
      name: 'cosido a mano',
      factor: 1.3,
      say: 'Cosido a mano con hilo encerado, puntada por puntada; por eso no se abre.',
      facts: [
        ['Construcción', 'Cosido a mano, 32 paneles'],
        ['Forro', 'Poliuretano'],
      ],
      points: ['Cosido a mano'],
    },
    {
      name: 'termosellado',
      factor: 1.15,
      say: 'Los paneles termosellados no chupan agua: pesa lo mismo aunque llueva.',
      facts: [
        ['Construcción', 'Termosellado'],
        ['Forro', 'Poliuretano'],
      ],
      points: ['No absorbe agua'],
    },
    {
      name: 'cosido a máquina',
      say: 'Costura a máquina y forro que se lava con trapo. El balón rendidor para diario.',
      facts: [
        ['Construcción', 'Cosido a máquina'],
        ['Forro', 'PVC suave'],
      ],
      points: ['Rendidor para diario'],
    },
    {
      name: 'de alta visibilidad',
      hex: '#f28c28',
      factor: 1.05,
      say: 'El color encendido se distingue con neblina y en canchas con poca luz.',
      facts: [
        ['Construcción', 'Cosido a máquina'],
        ['Forro', 'PVC'],
        ['Color', 'Alta visibilidad'],
      ],
      points: ['Se ve de noche'],
    },
  ],
  close: [
    'Ínflalo con la aguja mojada y no lo uses de asiento: eso lo ovala.',
    'Número 3 hasta los 8 años, 4 hasta los 12 y 5 de ahí en adelante.',
    'Va desinflado para que viaje mejor; la aguja viene adentro.',
  ],
  facts: [
    ['Cámara', 'Butilo'],
    ['Incluye', 'Aguja para inflar'],
  ],
  points: ['Cámara que guarda el aire', 'Aguja incluida', 'Vuelo parejo', 'Aguanta el uso diario'],
});
