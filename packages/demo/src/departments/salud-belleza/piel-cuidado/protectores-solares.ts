import { productLine } from '../../shared-product-line.ts';
import { piel } from '../reviews.ts';
import { FACIAL } from './base.ts';

export const protectoresSolares = productLine({
  ...FACIAL,
  leaf: 'salud-belleza/cuidado-facial/protectores-solares',
  reviews: piel,
  weight: 4,
  art: 'tube',
  scene: 'beach',
  sizes: {
    option: 'Contenido',
    values: [
      ['50 ml', 1],
      ['120 ml', 1.7],
      ['200 ml', 2.3],
    ],
    most: 2,
  },
  close: [
    'Dos dedos de producto para cara y cuello, y repite cada dos horas o después de nadar.',
    'Póntelo quince minutos antes de salir; ningún protector bloquea todo el sol.',
    'El sol de la ciudad también cuenta, aunque esté nublado.',
  ],
  items: [
    {
      name: 'Protector solar facial FPS 50',
      the: 'el protector',
      short: 'FPS 50',
      price: 248,
      hex: '#f2c94c',
      motif: 'emoji:sun',
      say: 'Ligero y sin dejar la cara blanca. Cabe en la bolsa, que es la única forma de acordarse de reaplicar.',
      facts: [
        ['FPS', '50+'],
        ['Amplio espectro', 'UVA y UVB'],
      ],
      points: ['FPS 50+'],
    },
    {
      name: 'Protector solar mineral FPS 30',
      the: 'el protector',
      short: 'Mineral',
      price: 268,
      hex: '#eef3e7',
      motif: 'emoji:sun',
      say: 'Filtro mineral de óxido de zinc, para pieles reactivas. Deja un velo apenas visible.',
      facts: [
        ['FPS', '30'],
        ['Filtro', 'Óxido de zinc'],
      ],
      points: ['Filtro mineral'],
    },
    {
      name: 'Protector solar corporal FPS 50',
      the: 'el protector',
      short: 'Corporal',
      price: 298,
      hex: '#2bb5b8',
      motif: 'emoji:beach-with-umbrella',
      say: 'Para playa y alberca: aguanta el agua y rinde en piernas y espalda.',
      facts: [
        ['FPS', '50'],
        ['Resistencia al agua', '80 minutos'],
      ],
      points: ['Aguanta el agua'],
    },
  ],
  traits: [
    {
      name: 'de toque seco',
      say: 'Acabado seco, para quien no soporta sentirse pegajoso.',
      facts: [['Acabado', 'Seco']],
      points: ['No pegajoso'],
    },
    {
      name: 'con color',
      say: 'Pigmento que se empareja con varios tonos y disimula un poco.',
      factor: 1.1,
      facts: [['Acabado', 'Con color']],
      points: ['Empareja el tono'],
    },
    {
      name: 'para piel sensible',
      say: 'Sin perfume, probado en piel reactiva.',
      factor: 1.08,
      facts: [
        ['Acabado', 'Natural'],
        ['Perfume', 'No contiene'],
      ],
      points: ['Sin perfume'],
    },
    {
      name: 'en gel ligero',
      not: ['Protector solar mineral FPS 30'],
      say: 'Textura de gel que desaparece, para el calor.',
      facts: [['Acabado', 'Transparente']],
      points: ['Para el calor'],
    },
  ],
  models: ['Cenit', 'Mediodía', 'Costa', 'Altiplano'],
});
