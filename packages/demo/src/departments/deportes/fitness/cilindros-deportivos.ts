import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cilindros } from '../reviews/fitness.ts';

export const cilindrosDeportivos = productLine({
  leaf: 'deportes/fitness-y-gimnasio/cilindros-deportivos',
  weight: 2,
  reviews: cilindros,
  art: 'sports-bottle',
  scene: 'gym',
  makers: [M.vereda, M.pulsoLargo, M.pedalina, M.marea],
  trims: ['#1d1d20', '#f6f5f1', '#45484e'],
  models: ['Manantial', 'Trago', 'Ojo de Agua', 'Cantimplora 2', 'Deshielo'],
  colors: colors('Negro', 'Azul cielo', 'Verde menta', 'Coral', 'Lila', 'Blanco', 'Petróleo', 'Rosa'),
  items: [
    {
      name: 'Cilindro térmico',
      the: 'el cilindro',
      short: 'Térmico',
      tag: 'termico',
      price: 449,
      say: 'Doble pared al vacío: el hielo del desayuno sigue tintineando en la tarde.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['500 ml', 1],
          ['750 ml', 1.2],
          ['1 L', 1.4],
        ],
        most: 3,
      },
      facts: [
        ['Frío', 'Hasta 24 horas'],
        ['Caliente', 'Hasta 10 horas'],
      ],
      words: { uso: 'la oficina' },
    },
    {
      name: 'Cilindro para bicicleta',
      the: 'el cilindro',
      short: 'Para bici',
      tag: 'plastico',
      price: 149,
      say: 'Se aprieta con una mano sin bajar el ritmo y entra en cualquier portabidón.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['600 ml', 1],
          ['750 ml', 1.15],
        ],
      },
      facts: [
        ['Frío', 'Sin aislamiento'],
        ['Boquilla', 'De silicón, no gotea'],
      ],
      words: { uso: 'la bici' },
    },
    {
      name: 'Botella de galón con marcas de hora',
      the: 'la botella',
      short: 'Galón',
      tag: 'plastico',
      price: 229,
      say: 'Las marcas van diciendo cuánta agua te toca a cada hora. Parece broma, pero funciona.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['2 L', 1],
          ['3.8 L', 1.35],
        ],
      },
      facts: [
        ['Frío', 'Sin aislamiento'],
        ['Asa', 'Integrada'],
      ],
      words: { uso: 'tomar más agua' },
    },
    {
      name: 'Vaso mezclador',
      the: 'el vaso',
      short: 'Mezclador',
      tag: 'plastico',
      price: 169,
      say: 'La rejilla deshace los grumos de la proteína y la tapa truena al cerrar, para que no haya dudas en la mochila.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['500 ml', 1],
          ['700 ml', 1.15],
        ],
      },
      facts: [
        ['Frío', 'Sin aislamiento'],
        ['Mezclador', 'Rejilla de acero'],
      ],
      words: { uso: 'la proteína' },
    },
  ],
  traits: [
    {
      name: 'de acero inoxidable',
      only: ['termico'],
      say: 'El acero 18/8 no guarda el sabor del café de ayer.',
      facts: [['Material', 'Acero inoxidable 18/8']],
      points: ['Acero 18/8'],
    },
    {
      name: 'con tapa de popote',
      say: 'El popote se levanta con un dedo y se lava con el cepillito que trae.',
      factor: 1.12,
      facts: [['Tapa', 'Con popote y cepillo']],
      points: ['Cepillo para el popote'],
    },
    {
      name: 'con base de silicón',
      only: ['termico'],
      factor: 1.1,
      say: 'La base de silicón calla el golpe contra el escritorio y evita abolladuras.',
      facts: [['Base', 'Silicón']],
      points: ['Base que no suena'],
    },
    {
      name: 'libre de BPA',
      only: ['plastico'],
      say: 'El plástico no tiene BPA, no se pone turbio y va al lavavajillas.',
      facts: [['Material', 'Tritán libre de BPA']],
      points: ['Va al lavavajillas'],
    },
    {
      name: 'con compartimento',
      only: ['plastico'],
      factor: 1.15,
      say: 'Abajo se enrosca un compartimento para llaves, pastillas o una medida de polvo.',
      facts: [
        ['Material', 'Polipropileno'],
        ['Compartimento', '150 ml'],
      ],
      points: ['Compartimento inferior'],
    },
  ],
  close: [
    'Lávalo el día que lo usas; mañana ya es otra historia.',
    'Déjalo destapado boca abajo y nunca olerá a guardado.',
    'Un par de estos y dejas de comprar botellitas en el camino.',
  ],
  facts: [
    ['Lavado', 'Agua tibia y jabón'],
    ['A prueba de derrames', 'Sí'],
  ],
  points: ['No gotea', 'Boca ancha para hielos', 'Cabe en el portavasos', 'Asa para cargar'],
  warranty: '6 meses contra defectos de fabricación',
});
