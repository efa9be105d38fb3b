import { productLine } from '../../shared-product-line.ts';
import { bancos } from '../reviews/fitness.ts';
import { IRON } from './iron.ts';

export const bancosYBarras = productLine({
  ...IRON,
  leaf: 'deportes/fitness-y-gimnasio/bancos-y-barras',
  reviews: bancos,
  weight: 2,
  art: 'bench-gym',
  models: ['Atlas', 'Viga', 'Columna', 'Cimiento', 'Trabe', 'Castillo'],
  items: [
    {
      name: 'Banco plano',
      the: 'el banco',
      tag: 'banco',
      price: 1690,
      say: 'Un banco sin complicaciones: no cruje, no se mueve y aguanta a quien sea.',
      facts: [
        ['Posiciones', '1'],
        ['Medidas', '120 × 45 × 45 cm'],
        ['Peso', '12 kg'],
      ],
      words: { uso: 'press con mancuernas' },
    },
    {
      name: 'Banco ajustable',
      the: 'el banco',
      tag: 'banco',
      price: 2690,
      say: 'Plano, inclinado y declinado con una palanca. El respaldo no deja hueco con el asiento, ahí donde otros pellizcan.',
      facts: [
        ['Posiciones', '7 de respaldo y 3 de asiento'],
        ['Medidas', '128 × 55 × 45 cm'],
        ['Peso', '19 kg'],
      ],
      words: { uso: 'entrenar en la cochera' },
    },
    {
      name: 'Banco con soportes para barra',
      the: 'el banco',
      tag: 'banco',
      price: 3990,
      say: 'Press de pecho sin depender de nadie: los soportes se regulan y traen ganchos de seguridad.',
      facts: [
        ['Posiciones', '5'],
        ['Medidas', '160 × 110 × 120 cm'],
        ['Peso', '28 kg'],
      ],
      words: { uso: 'press de banca' },
    },
    {
      name: 'Barra olímpica con discos',
      the: 'la barra',
      art: 'barbell',
      tag: 'barra',
      price: 3490,
      say: 'Barra que gira sobre bujes y discos que entran justos. Sirve para sentadilla, peso muerto y cargadas.',
      sizes: {
        option: 'Peso total',
        values: [
          ['40 kg', 1],
          ['60 kg', 1.4],
          ['80 kg', 1.8],
          ['100 kg', 2.2],
        ],
        most: 3,
      },
      facts: [
        ['Diámetro', '50 mm'],
        ['Largo', '2.20 m'],
        ['Carga máxima', '250 kg'],
      ],
      words: { uso: 'sentadilla y peso muerto' },
    },
    {
      name: 'Barra recta con discos',
      the: 'la barra',
      art: 'barbell',
      tag: 'barra',
      price: 1490,
      say: 'Más corta y ligera que la olímpica, cabe en un cuarto normal y alcanza para todo el cuerpo.',
      sizes: {
        option: 'Peso total',
        values: [
          ['20 kg', 1],
          ['30 kg', 1.4],
          ['50 kg', 2.1],
        ],
        most: 3,
      },
      facts: [
        ['Diámetro', '25 mm'],
        ['Largo', '1.50 m'],
        ['Carga máxima', '120 kg'],
      ],
      words: { uso: 'la recámara' },
    },
  ],
  traits: [
    {
      name: 'reforzado',
      only: ['banco'],
      factor: 1.15,
      hex: '#1d1d20',
      say: 'Tubo de acero calibre 14 con escuadras soldadas; carga hasta 300 kilos entre persona y pesas.',
      facts: [
        ['Carga máxima del banco', '300 kg'],
        ['Tapiz', 'Vinil de alta densidad'],
      ],
      points: ['Carga 300 kg'],
    },
    {
      name: 'plegable',
      only: ['banco'],
      hex: '#45484e',
      say: 'Se dobla y se guarda parado detrás de la puerta.',
      facts: [
        ['Carga máxima del banco', '200 kg'],
        ['Tapiz', 'Vinil'],
      ],
      points: ['Se guarda parado'],
    },
    {
      name: 'con acolchado doble',
      only: ['banco'],
      factor: 1.08,
      hex: '#a8172b',
      say: 'Cinco centímetros de espuma que no se aplasta: la espalda queda bien apoyada de principio a fin.',
      facts: [
        ['Carga máxima del banco', '250 kg'],
        ['Tapiz', 'Vinil antidesgarro'],
      ],
      points: ['Espuma de 5 cm'],
    },
    {
      name: 'cromada',
      only: ['barra'],
      hex: '#8b8f96',
      say: 'El cromo duro no se despostilla y se limpia con un trapo seco.',
      facts: [
        ['Acabado', 'Cromo duro'],
        ['Discos', 'Hierro colado'],
      ],
      points: ['Moleteado parejo'],
    },
    {
      name: 'negra con discos de hule',
      only: ['barra'],
      factor: 1.25,
      hex: '#1d1d20',
      say: 'Los discos de hule se dejan caer sin susto para el piso ni para los vecinos.',
      facts: [
        ['Acabado', 'Óxido negro'],
        ['Discos', 'Hule macizo'],
      ],
      points: ['Discos que rebotan'],
    },
  ],
  close: [
    'Revisa los tornillos después de la primera semana: todo equipo asienta y hay que darle un apretón.',
    'Si entrenas solo, deja siempre los seguros puestos y los soportes a la altura correcta.',
    'Con esto y un par de mancuernas tienes cubierta la rutina de un año.',
  ],
  facts: [
    ['Uso', 'Doméstico'],
    ['Estructura', 'Acero con pintura electrostática'],
  ],
  points: ['Topes antiderrapantes', 'Herramienta incluida', 'Soldadura continua', 'Refacciones en México'],
  warranty: '3 años en estructura, 6 meses en tapicería',
  bigTicket: true,
});
