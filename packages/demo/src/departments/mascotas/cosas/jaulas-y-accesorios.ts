import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { vivienda } from '../reviews.ts';

export const jaulasYAccesorios = productLine({
  leaf: 'mascotas/aves/jaulas-y-accesorios',
  weight: 1,
  reviews: vivienda,
  art: 'cage',
  scene: 'living',
  makers: [M.plumaje, M.madriguera],
  trims: ['#c98a3a', '#f1e8d2', '#5b8c3e'],
  models: ['Bugambilia', 'Balcón', 'Corredor', 'Zaguán', 'Kiosco'],
  colors: colors('Blanco', 'Negro', 'Verde', 'Dorado'),
  mostColors: 2,
  words: { animal: 'pajarito' },
  items: [
    {
      name: 'Jaula para canario',
      motif: 'emoji:baby-chick',
      the: 'la jaula',
      price: 590,
      say: 'Más ancha que alta, porque vuelan de lado y no como helicóptero.',
      sizes: {
        option: 'Ancho',
        values: [
          ['45 cm', 1],
          ['60 cm', 1.35],
        ],
      },
      facts: [
        ['Separación de barrotes', '1.2 cm'],
        ['Para', 'Canarios y pinzones'],
      ],
    },
    {
      name: 'Jaula para periquitos',
      the: 'la jaula',
      price: 690,
      say: 'Barrotes horizontales para trepar y dos perchas a distinta altura.',
      sizes: {
        option: 'Ancho',
        values: [
          ['50 cm', 1],
          ['75 cm', 1.5],
        ],
      },
      facts: [
        ['Separación de barrotes', '1.3 cm'],
        ['Para', 'Periquitos y agapornis'],
      ],
    },
    {
      name: 'Jaula para cotorro',
      the: 'la jaula',
      price: 1690,
      say: 'Alambre grueso y cerrojo que no se abre con el pico, por más ingeniero que sea.',
      facts: [
        ['Separación de barrotes', '2 cm'],
        ['Para', 'Cotorros, ninfas y pericos'],
        ['Ancho', '60 cm'],
      ],
    },
    {
      name: 'Jaula de vuelo',
      the: 'la jaula',
      price: 2890,
      say: 'Larga y alta, con ruedas, para varias aves que se llevan bien.',
      facts: [
        ['Separación de barrotes', '1.3 cm'],
        ['Para', 'Aves chicas y medianas'],
        ['Ancho', '80 cm'],
      ],
    },
  ],
  traits: [
    {
      name: 'con charola deslizable',
      say: 'La charola sale como cajón: cambias el papel sin meter la mano.',
      facts: [['Charola', 'Deslizable']],
      points: ['Se limpia en un minuto'],
    },
    {
      name: 'con comederos',
      factor: 1.05,
      say: 'Trae dos comederos que se llenan desde afuera.',
      facts: [
        ['Charola', 'Deslizable'],
        ['Incluye', '2 comederos y 2 perchas'],
      ],
      points: ['2 comederos'],
    },
    {
      name: 'con base y ruedas',
      factor: 1.35,
      say: 'La base con ruedas la lleva al sol de la mañana y de regreso.',
      facts: [
        ['Charola', 'Deslizable'],
        ['Base', 'Con ruedas'],
      ],
      points: ['Con ruedas'],
    },
    {
      name: 'plegable',
      factor: 1.1,
      say: 'Se pliega para guardarla o llevarla al veterinario.',
      facts: [['Charola', 'De plástico']],
      points: ['Se pliega'],
    },
  ],
  close: [
    'Lejos de la cocina y de las corrientes de aire; cerca de la plática.',
    'Cúbrela en la noche con una tela delgada.',
    'Perchas de distinto grosor les cuidan las patas.',
  ],
  facts: [
    ['Material', 'Alambre con pintura horneada'],
    ['Acabado', 'Sin zinc ni plomo'],
    ['Armado', 'Sin herramienta'],
  ],
  points: ['Pintura sin plomo', 'Cerrojo seguro', 'Fácil de limpiar', 'Perchas incluidas'],
  warranty: '6 meses contra defectos de fabricación',
});
