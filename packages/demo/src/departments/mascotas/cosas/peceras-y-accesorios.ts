import { productLine } from '../../shared-product-line.ts';
import { peceras } from '../gear-reviews.ts';
import { MAKERS as M } from '../makers.ts';

export const pecerasYAccesorios = productLine({
  leaf: 'mascotas/peces/peceras-y-accesorios',
  weight: 2,
  reviews: peceras,
  art: 'aquarium',
  scene: 'living',
  makers: [M.acuario, M.escamaSol],
  trims: ['#6fd1d6', '#5b8c3e', '#f0705a'],
  models: ['Remanso', 'Laguna', 'Manantial', 'Arrecife', 'Xochi', 'Estero'],
  words: { animal: 'pez' },
  items: [
    {
      name: 'Pecera de vidrio',
      the: 'la pecera',
      hex: '#1d1d20',
      price: 690,
      say: 'Vidrio pulido y silicón parejo; el agua se ve más que la pecera.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['20 L', 1],
          ['40 L', 1.5],
          ['75 L', 2.4],
        ],
        most: 3,
      },
      facts: [
        ['Vidrio', '4 a 6 mm'],
        ['Para', 'Peces tropicales'],
      ],
    },
    {
      name: 'Pecera para betta',
      the: 'la pecera',
      hex: '#6a3d9a',
      price: 390,
      say: 'Chica pero no de adorno: espacio suficiente para un betta con su planta y su calma.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['8 L', 1],
          ['12 L', 1.25],
        ],
      },
      facts: [
        ['Vidrio', '3 mm'],
        ['Para', 'Un betta'],
      ],
    },
    {
      name: 'Acuario equipado',
      the: 'el acuario',
      hex: '#1d2b4f',
      price: 1890,
      say: 'Ya viene con lo que siempre se te olvida comprar. Pones grava, agua y paciencia.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['40 L', 1],
          ['60 L', 1.35],
          ['100 L', 2],
        ],
        most: 3,
      },
      facts: [
        ['Vidrio', '5 a 6 mm'],
        ['Para', 'Peces tropicales o de agua fría'],
      ],
    },
    {
      name: 'Pecera para goldfish',
      the: 'la pecera',
      hex: '#ee7a25',
      price: 1290,
      say: 'Ancha y con más litros, porque el goldfish crece y ensucia en serio. Nada de bolas de cristal.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['60 L', 1],
          ['90 L', 1.4],
        ],
      },
      facts: [
        ['Vidrio', '6 mm'],
        ['Para', 'Dos goldfish jóvenes'],
      ],
    },
  ],
  traits: [
    {
      name: 'con luz led',
      say: 'La luz led de día y de luna hace crecer las plantas y gasta lo que un foquito.',
      facts: [
        ['Iluminación', 'Led, 2 modos'],
        ['Voltaje', '127 V'],
      ],
      points: ['Luz de día y de luna'],
    },
    {
      name: 'con filtro',
      factor: 1.2,
      say: 'El filtro mueve cinco veces el volumen por hora y se abre sin regar agua.',
      facts: [
        ['Filtro', 'De cascada'],
        ['Voltaje', '127 V'],
      ],
      points: ['Filtro silencioso'],
    },
    {
      name: 'con filtro y calentador',
      factor: 1.45,
      say: 'Incluye filtro y calentador a 26 °C, la temperatura que agradecen los tropicales.',
      facts: [
        ['Filtro', 'De cascada'],
        ['Calentador', '26 °C'],
        ['Voltaje', '127 V'],
      ],
      points: ['Filtro y calentador'],
    },
    {
      name: 'con tapa',
      factor: 1.06,
      say: 'La tapa evita saltos, polvo y la curiosidad del gato.',
      facts: [['Tapa', 'De vidrio']],
      points: ['Tapa contra gatos'],
    },
  ],
  close: [
    'Deja madurar el filtro tres semanas antes de poblarla. La prisa es lo que mata peces.',
    'Cambia la cuarta parte del agua cada semana, con anticloro.',
    'Sobre un mueble nivelado y lejos del sol directo: cada litro pesa un kilo.',
  ],
  facts: [
    ['Sello', 'Silicón grado acuario'],
    ['Armado', 'Lista para llenar'],
    ['Base', 'Con hule espuma'],
  ],
  points: ['Vidrio pulido', 'Sin fugas, probada en fábrica', 'Guía de arranque', 'Empaque de unicel'],
  warranty: '6 meses contra fugas',
});
