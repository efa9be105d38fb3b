import { productLine } from '../../shared-product-line.ts';
import { peceras } from '../gear-reviews.ts';
import { MAKERS as M } from '../makers.ts';

export const terrariosYCalefaccion = productLine({
  leaf: 'mascotas/roedores-y-reptiles/terrarios-y-calefaccion',
  weight: 1,
  reviews: peceras,
  art: 'aquarium',
  scene: 'bedroom',
  makers: [M.escamaSol, M.acuario],
  trims: ['#77803f', '#bf5f3c', '#5b8c3e'],
  models: ['Desierto', 'Selva', 'Oasis', 'Piedra', 'Mezquite'],
  words: { animal: 'reptil' },
  items: [
    {
      name: 'Terrario de vidrio',
      the: 'el terrario',
      hex: '#1d1d20',
      tag: 'caja',
      price: 2190,
      say: 'Puertas al frente, para no llegarle desde arriba como gavilán.',
      sizes: {
        option: 'Medida',
        values: [
          ['45 × 45 × 45 cm', 1],
          ['60 × 45 × 45 cm', 1.25],
          ['90 × 45 × 45 cm', 1.7],
        ],
        most: 3,
      },
      facts: [
        ['Vidrio', '5 mm'],
        ['Para', 'Geckos y dragones'],
      ],
    },
    {
      name: 'Tortuguero con rampa',
      the: 'el tortuguero',
      hex: '#2c5236',
      tag: 'caja',
      price: 690,
      say: 'Zona seca para asolearse y agua para nadar de verdad.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['20 L', 1],
          ['40 L', 1.5],
        ],
      },
      facts: [
        ['Vidrio', '4 mm'],
        ['Para', 'Tortugas de agua'],
      ],
    },
    {
      name: 'Lámpara UVB para reptil',
      the: 'la lámpara',
      art: 'bulb',
      hex: '#f5c929',
      tag: 'luz',
      price: 390,
      say: 'Sin UVB no fijan el calcio. Cámbiala cada seis meses aunque siga prendiendo.',
      sizes: {
        option: 'Potencia',
        values: [
          ['13 W', 1],
          ['26 W', 1.3],
        ],
      },
      facts: [
        ['Rosca', 'E27'],
        ['Voltaje', '127 V'],
      ],
    },
    {
      name: 'Foco de calor para terrario',
      the: 'el foco',
      art: 'bulb',
      hex: '#c8242f',
      tag: 'luz',
      price: 190,
      say: 'Da el punto caliente donde se tumban a digerir.',
      sizes: {
        option: 'Potencia',
        values: [
          ['50 W', 1],
          ['75 W', 1.1],
          ['100 W', 1.2],
        ],
        most: 3,
      },
      facts: [
        ['Rosca', 'E27'],
        ['Voltaje', '127 V'],
      ],
    },
  ],
  traits: [
    {
      name: 'con malla superior',
      only: ['caja'],
      say: 'La malla fina ventila y deja pasar la luz UVB.',
      facts: [['Tapa', 'Malla de acero']],
      points: ['Malla que ventila'],
    },
    {
      name: 'con fondo decorado',
      only: ['caja'],
      factor: 1.15,
      say: 'El fondo imita roca y sirve para trepar.',
      facts: [
        ['Tapa', 'Malla de acero'],
        ['Fondo', 'Espuma tipo roca'],
      ],
      points: ['Fondo de roca'],
    },
    {
      name: 'con portalámpara',
      only: ['luz'],
      factor: 1.5,
      say: 'Incluye portalámpara con pinza y campana de aluminio.',
      facts: [['Incluye', 'Portalámpara con pinza']],
      points: ['Portalámpara incluido'],
    },
    {
      name: 'para desierto',
      only: ['luz'],
      factor: 1.1,
      say: 'Intensidad alta, para especies que viven a pleno sol.',
      facts: [['Ambiente', 'Desierto']],
      points: ['Intensidad alta'],
    },
    {
      name: 'para selva',
      only: ['luz'],
      say: 'Intensidad media, para especies que viven bajo las hojas.',
      facts: [['Ambiente', 'Selva']],
      points: ['Intensidad media'],
    },
    {
      name: 'con termómetro',
      only: ['caja'],
      factor: 1.1,
      say: 'El termómetro con higrómetro quita las dudas a media noche.',
      facts: [
        ['Tapa', 'Malla de acero'],
        ['Incluye', 'Termómetro e higrómetro'],
      ],
      points: ['Termómetro incluido'],
    },
  ],
  close: [
    'Un lado tibio y otro fresco: que el animal escoja.',
    'Doce horas de luz y doce de noche, con temporizador si se te olvida.',
    'Compra solo animales de criadero registrado; pide el papel.',
  ],
  facts: [
    ['Uso', 'Interior'],
    ['Limpieza', 'Trapo húmedo, sin cloro'],
    ['Guía', 'En español, por especie'],
  ],
  points: ['Guía por especie', 'Materiales seguros', 'Fácil de limpiar', 'Refacciones disponibles'],
  warranty: '6 meses contra defectos de fabricación',
});
