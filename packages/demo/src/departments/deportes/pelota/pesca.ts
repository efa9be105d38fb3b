import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { pescar } from '../reviews/pelota.ts';

export const pesca = productLine({
  leaf: 'deportes/box-pesca-y-golf/pesca',
  weight: 2,
  reviews: pescar,
  art: 'fishing-rod',
  scene: 'beach',
  makers: [M.corvinera, M.marea, M.vereda],
  trims: ['#1d1d20', '#c9ccd1', '#c98a3a'],
  models: ['Lobina', 'Bajamar', 'Anzuelo', 'Muelle 8', 'Pargo', 'Presa', 'Robalo'],
  sizes: {
    option: 'Largo',
    values: [
      ['1.80 m', 1],
      ['2.10 m', 1.08],
      ['2.40 m', 1.16],
    ],
    most: 3,
  },
  items: [
    {
      name: 'Caña de pescar para presa',
      the: 'la caña',
      hex: '#2c5236',
      price: 590,
      say: 'Acción media y punta sensible: sientes la picada de la lobina antes de ver el corcho.',
      facts: [
        ['Uso', 'Agua dulce'],
        ['Línea recomendada', '6 a 12 lb'],
      ],
      scene: 'garden',
      words: { uso: 'la presa' },
    },
    {
      name: 'Caña de pescar para mar',
      the: 'la caña',
      hex: '#1f46b4',
      price: 990,
      say: 'Anillos de cerámica y portacarrete que no se oxida, para muelle, panga o playa.',
      facts: [
        ['Uso', 'Agua salada'],
        ['Línea recomendada', '15 a 30 lb'],
      ],
      words: { uso: 'pescar desde el muelle' },
    },
    {
      name: 'Caña de pescar telescópica',
      the: 'la caña',
      hex: '#a8172b',
      price: 449,
      say: 'Cerrada mide menos que una sombrilla y cabe en la mochila. La salida improvisada ya no es pretexto.',
      facts: [
        ['Uso', 'Agua dulce y orilla'],
        ['Cerrada', '45 a 60 cm'],
        ['Línea recomendada', '6 a 14 lb'],
      ],
      words: { uso: 'las vacaciones' },
    },
    {
      name: 'Caña de pescar infantil',
      the: 'la caña',
      hex: '#f5c929',
      price: 349,
      say: 'Cortita, con carrete cerrado que se opera con un botón. Nada de nudos ni llanto.',
      sizes: {
        option: 'Largo',
        values: [
          ['1.20 m', 1],
          ['1.50 m', 1.06],
        ],
      },
      facts: [
        ['Uso', 'Agua dulce'],
        ['Línea recomendada', '4 a 8 lb'],
      ],
      scene: 'garden',
      words: { uso: 'enseñar a los niños' },
    },
  ],
  traits: [
    {
      name: 'de grafito',
      factor: 1.5,
      say: 'El grafito pesa la mitad y transmite hasta el mordisco tímido.',
      facts: [['Material', 'Grafito']],
      points: ['Ligera y sensible'],
    },
    {
      name: 'de fibra de vidrio',
      say: 'La fibra de vidrio se dobla mucho antes de quejarse. Difícil de romper.',
      facts: [['Material', 'Fibra de vidrio']],
      points: ['Difícil de romper'],
    },
    {
      name: 'con carrete',
      factor: 1.6,
      say: 'Trae carrete de cinco baleros con línea puesta: amarras el anzuelo y a pescar.',
      facts: [
        ['Material', 'Fibra de vidrio'],
        ['Carrete', '5 baleros, con línea'],
      ],
      points: ['Carrete con línea'],
    },
    {
      name: 'con estuche y señuelos',
      factor: 1.75,
      say: 'Viene en estuche con carrete, doce señuelos, plomos y destorcedores.',
      facts: [
        ['Material', 'Compuesto'],
        ['Carrete', '3 baleros'],
        ['Incluye', 'Estuche y 12 señuelos'],
      ],
      points: ['12 señuelos'],
    },
  ],
  close: [
    'Enjuágala con agua dulce al volver, aunque no hayas sacado nada.',
    'Consulta la veda y los permisos de tu estado; regresa los chicos al agua.',
    'Y si no pican, por lo menos ya desayunaste junto al agua.',
  ],
  facts: [
    ['Mango', 'Espuma EVA'],
    ['Anillos', 'Cerámica'],
  ],
  points: ['Mango que no resbala', 'Anillos de cerámica', 'Funda incluida', 'Repuesto de punta'],
  warranty: '6 meses contra defectos de fabricación',
});
