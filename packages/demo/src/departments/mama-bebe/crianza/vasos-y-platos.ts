import { productLine } from '../../shared-product-line.ts';
import { comida } from '../reviews/crianza.ts';
import { MESA, PASTEL } from './base.ts';

export const vasosYPlatos = productLine({
  ...MESA,
  leaf: 'mama-bebe/alimentacion/vasos-y-platos',
  reviews: comida,
  weight: 3,
  art: 'plate-set',
  models: ['Cochinito', 'Elotito', 'Rana', 'Abeja', 'Nopal'],
  colors: PASTEL,
  mostColors: 3,
  close: [
    'Revisa que la ventosa y la mesa estén limpias para que pegue bien.',
    'Comer con las manos también cuenta: tenle paciencia al tiradero.',
    'Si es regalo, va con papel y sin precio en la nota.',
  ],
  items: [
    {
      name: 'Plato con ventosa',
      the: 'el plato',
      short: 'Plato',
      price: 168,
      say: 'La ventosa se pega a mesas lisas y frena el clásico de voltearlo. Con divisiones, para los que no aceptan mezclas.',
      facts: [['Divisiones', '3']],
      points: ['No se voltea'],
    },
    {
      name: 'Vaso entrenador',
      the: 'el vaso',
      short: 'Vaso',
      art: 'sports-bottle',
      price: 118,
      say: 'Con asas y válvula que no gotea, para pasar del biberón al vaso abierto sin inundar la sala.',
      facts: [['Capacidad', '240 ml']],
      points: ['No gotea'],
    },
    {
      name: 'Set de cubiertos',
      the: 'el set',
      short: 'Cubiertos',
      art: 'emoji:fork-and-knife',
      price: 98,
      say: 'Mango corto y gordito, tenedor con puntas romas. Con estuche para salir a comer.',
      facts: [['Piezas', '3']],
      points: ['Con estuche'],
    },
    {
      name: 'Set de plato y tazón',
      the: 'el set',
      short: 'Set',
      price: 248,
      say: 'Plato y tazón del mismo juego, con cuchara suave para la encía.',
      facts: [['Piezas', '4']],
      points: ['Cuchara suave'],
    },
  ],
  traits: [
    {
      name: 'de silicona',
      say: 'Silicona que va al microondas y al lavavajillas sin deformarse.',
      facts: [['Material', 'Silicona grado alimenticio']],
      points: ['Va al microondas'],
    },
    {
      name: 'de bambú',
      not: ['Vaso entrenador'],
      say: 'Bambú con base de silicona: bonito en la mesa, lavado a mano.',
      factor: 1.2,
      facts: [
        ['Material', 'Bambú y silicona'],
        ['Lavado', 'A mano'],
      ],
      points: ['De bambú'],
    },
    {
      name: 'de fibra de trigo',
      say: 'Fibra de trigo, ligera y difícil de romper.',
      factor: 0.9,
      facts: [['Material', 'Fibra de trigo']],
      points: ['Difícil de romper'],
    },
  ],
});
