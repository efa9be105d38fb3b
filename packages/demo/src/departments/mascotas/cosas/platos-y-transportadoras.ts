import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { platos, transportadoras } from '../gear-reviews.ts';
import { MAKERS as M } from '../makers.ts';

export const platosParaPerro = productLine({
  leaf: 'mascotas/perros/platos-y-transportadoras',
  weight: 1,
  reviews: platos,
  art: 'bowl',
  scene: 'kitchen',
  makers: [M.correteo, M.patitas, M.rebozoChico],
  trims: ['#f1e8d2', '#8b8f96', '#c98a3a'],
  models: ['Bocado', 'Sobremesa', 'Viajero', 'Ruta', 'Antojo', 'Buen Provecho'],
  colors: colors('Negro', 'Turquesa', 'Gris', 'Rojo', 'Rosa', 'Verde menta'),
  mostColors: 3,
  words: { animal: 'perro' },
  items: [
    {
      name: 'Plato para perro',
      the: 'el plato',
      tag: 'plato',
      price: 129,
      say: 'Pesado abajo, para que no acabe del otro lado de la cocina.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['350 ml', 1],
          ['700 ml', 1.35],
          ['1.5 L', 1.8],
        ],
        most: 3,
      },
      facts: [
        ['Base', 'Antiderrapante'],
        ['Lavado', 'Lavavajillas'],
      ],
    },
    {
      name: 'Plato de alimentación lenta',
      the: 'el plato',
      tag: 'plato',
      price: 189,
      say: 'El laberinto hace que tarden diez minutos en lo que antes tardaban diez segundos.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['500 ml', 1],
          ['1 L', 1.3],
        ],
      },
      facts: [
        ['Base', 'Antiderrapante'],
        ['Lavado', 'Lavavajillas'],
      ],
    },
    {
      name: 'Plato doble elevado',
      the: 'el plato',
      tag: 'plato',
      price: 389,
      say: 'A la altura del pecho, para cuellos largos y perros mayores.',
      sizes: {
        option: 'Altura',
        values: [
          ['15 cm', 1],
          ['25 cm', 1.25],
        ],
      },
      facts: [
        ['Base', 'Patas de hule'],
        ['Piezas', '2 platos'],
      ],
    },
  ],
  traits: [
    {
      name: 'de acero inoxidable',
      only: ['plato'],
      say: 'Acero que no guarda olores ni bacterias.',
      facts: [['Material', 'Acero inoxidable']],
      points: ['No guarda olor'],
    },
    {
      name: 'de cerámica',
      only: ['plato'],
      factor: 1.3,
      say: 'Cerámica esmaltada sin plomo, pesada y bonita.',
      facts: [['Material', 'Cerámica sin plomo']],
      points: ['Sin plomo'],
    },
    {
      name: 'de bambú',
      only: ['plato'],
      factor: 1.2,
      say: 'Fibra de bambú, ligera y amable con el planeta.',
      facts: [['Material', 'Fibra de bambú']],
      points: ['Material vegetal'],
    },
  ],
  close: [
    'Lávalo a diario; el agua del perro también se pone vieja.',
    'Agua fresca dos veces al día, y más en mayo.',
    'Ponlo en una esquina tranquila: nadie come a gusto a media pasada.',
  ],
  facts: [
    ['Libre de', 'BPA'],
    ['Uso', 'Agua y alimento'],
  ],
  points: ['Libre de BPA', 'Fácil de lavar', 'Esquinas redondeadas', 'Firme'],
  warranty: '3 meses contra defectos de fabricación',
});

export const transportadorasParaPerro = productLine({
  leaf: 'mascotas/perros/platos-y-transportadoras',
  weight: 1,
  reviews: transportadoras,
  art: 'carrier',
  scene: 'street',
  makers: [M.correteo, M.patitas, M.rebozoChico],
  trims: ['#f1e8d2', '#8b8f96', '#c98a3a'],
  models: ['Paseante', 'Maletín', 'Viajero', 'Ruta', 'Vámonos', 'Copiloto'],
  colors: colors('Negro', 'Turquesa', 'Gris', 'Rojo', 'Rosa', 'Verde menta'),
  mostColors: 3,
  words: { animal: 'perro' },
  items: [
    {
      name: 'Transportadora rígida',
      the: 'la transportadora',
      art: 'carrier',
      tag: 'viaje',
      price: 690,
      say: 'Puerta de acero, ventanas a los lados y tornillos de mano que se aprietan sin herramienta.',
      sizes: {
        option: 'Tamaño',
        values: [
          ['Hasta 7 kg', 1],
          ['Hasta 15 kg', 1.6],
          ['Hasta 25 kg', 2.5],
        ],
        most: 3,
      },
      facts: [
        ['Puerta', 'Acero'],
        ['Lavado', 'Manguera'],
      ],
      scene: 'street',
    },
    {
      name: 'Mochila transportadora',
      the: 'la mochila',
      art: 'carrier',
      tag: 'viaje',
      price: 790,
      say: 'Va en la espalda, con ventana y malla. Para metro, veterinario o consulta con la abuela.',
      sizes: {
        option: 'Tamaño',
        values: [
          ['Hasta 5 kg', 1],
          ['Hasta 8 kg', 1.2],
        ],
      },
      facts: [
        ['Ventilación', '3 lados de malla'],
        ['Lavado', 'A mano'],
      ],
      scene: 'street',
    },
    {
      name: 'Bolsa transportadora',
      the: 'la bolsa',
      tag: 'viaje',
      price: 490,
      say: 'Al hombro y con techo de malla que se abre para la caricia. Se dobla plana cuando no hay paseo.',
      sizes: {
        option: 'Tamaño',
        values: [
          ['Hasta 4 kg', 1],
          ['Hasta 7 kg', 1.2],
        ],
      },
      facts: [
        ['Ventilación', 'Techo y frente de malla'],
        ['Lavado', 'A mano'],
      ],
    },
  ],
  traits: [
    {
      name: 'ligera',
      factor: 0.94,
      say: 'Pesa poco, para que lo único que cargues sea al pasajero.',
      facts: [['Asa', 'Acolchada']],
      points: ['Muy ligera'],
    },
    {
      name: 'con bolsa para platos',
      factor: 1.12,
      say: 'La bolsa de afuera lleva plato plegable, correa y cartilla de vacunación.',
      facts: [['Bolsa exterior', 'Con cierre']],
      points: ['Bolsa para accesorios'],
    },
    {
      name: 'con tapete',
      factor: 1.08,
      say: 'Trae tapete absorbente, que en el viaje largo se agradece.',
      facts: [['Incluye', 'Tapete absorbente']],
      points: ['Tapete incluido'],
    },
    {
      name: 'con correa interior',
      say: 'La correa interior se engancha a la pechera y evita fugas al abrir.',
      facts: [['Seguro', 'Correa interior']],
      points: ['Correa interior'],
    },
  ],
  close: [
    'Mételo sin prisa y con premio; las primeras salidas, cortitas.',
    'Déjala abierta en casa unos días con una cobija: que entre porque quiere.',
    'Mide antes de pedir, que las medidas están en la ficha.',
  ],
  facts: [
    ['Cierre', 'De seguridad, por fuera'],
    ['Uso', 'Coche, metro y veterinario'],
  ],
  points: ['Buena ventilación', 'Fácil de lavar', 'Esquinas redondeadas', 'Firme'],
  warranty: '3 meses contra defectos de fabricación',
});
