import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { TABLEWARE } from './tableware-reviews.ts';

export const ollas = lineup({
  ...base,
  category: 'hogar-jardin/cocina-y-mesa/ollas-y-baterias',
  weight: 3,
  brands: ['Brasa y Barro', 'Hervela', 'Comal de Tere'],
  art: 'pot',
  contents: 'Piezas con sus tapas',
  reviews: reviews(
    [
      'Calienta parejo, y eso que soy famosa por quemar la comida.',
      'Las asas no se calientan.',
      'Rinde para toda la familia, ya con eso me ganó.',
      'Se talla poco: el cochambre no se le queda.',
      'Para {uso} quedó perfecta.',
    ],
    ['La tapa entra muy justa al principio.', 'Es pesada ya llena, con una mano no se puede.'],
    ['Se picó del fondo a los dos meses.', 'El fondo se pandeó y ya no asienta en la parrilla.'],
    TABLEWARE,
  ),
  kinds: [
    {
      name: 'Batería de cocina de 7 piezas',
      art: 'cookware-set',
      line: 'Lo indispensable para empezar casa: cacerola, olla, budinera, sartén y sus tapas.',
      price: 1290,
      point: '7 piezas con tapas',
      use: 'estrenar casa',
      group: 'gen',
      specs: [
        ['Piezas', '7'],
        ['Diámetros', '16, 20 y 24 cm'],
      ],
    },
    {
      name: 'Batería de cocina de 12 piezas',
      art: 'cookware-set',
      line: 'Doce piezas para guisar tres cosas a la vez y no lavar entre una y otra.',
      price: 2490,
      point: '12 piezas con tapas',
      use: 'cocinar diario',
      group: 'gen',
      specs: [
        ['Piezas', '12'],
        ['Diámetros', '16, 18, 20, 24 y 28 cm'],
      ],
    },
    {
      name: 'Olla exprés',
      line: 'Frijoles en cuarenta minutos y la carne que se deshace. Trae doble válvula y no abre mientras tenga presión.',
      price: 990,
      point: 'Doble válvula de seguridad',
      use: 'los frijoles',
      group: 'metal',
      specs: [
        ['Presión', '80 kPa'],
        ['Seguridad', 'Doble válvula'],
      ],
      choice: {
        name: 'Capacidad',
        values: [
          ['4 L', -150],
          ['6 L', 0],
          ['8 L', 220],
        ],
      },
    },
    {
      name: 'Olla tamalera',
      line: 'Con su rejilla y su agua abajo. La de Candelaria, la de los bautizos, la que se le presta a la vecina.',
      price: 690,
      point: 'Rejilla y tapa incluidas',
      use: 'los tamales',
      group: 'metal',
      specs: [
        ['Uso', 'Vapor'],
        ['Rejilla', 'Incluida'],
      ],
      choice: {
        name: 'Capacidad',
        values: [
          ['12 L', -180],
          ['20 L', 0],
          ['32 L', 390],
          ['50 L', 890],
        ],
      },
    },
    {
      name: 'Olla para pozole',
      line: 'Alta y ancha, con asas remachadas que aguantan el viaje de la estufa a la mesa.',
      price: 849,
      point: 'Asas remachadas',
      use: 'el pozole',
      group: 'metal',
      specs: [
        ['Uso', 'Caldos y guisos'],
        ['Asas', 'Remachadas'],
      ],
      choice: {
        name: 'Capacidad',
        values: [
          ['10 L', -200],
          ['16 L', 0],
          ['24 L', 360],
        ],
      },
    },
    {
      name: 'Cacerola con tapa',
      line: 'La que nunca llega a guardarse: hoy sopa, mañana picadillo.',
      price: 449,
      point: 'Tapa de vidrio con salida de vapor',
      use: 'el guisado',
      group: 'gen',
      specs: [
        ['Piezas', '1 con tapa'],
        ['Tapa', 'Vidrio templado'],
      ],
      choice: {
        name: 'Diámetro',
        values: [
          ['20 cm', -60],
          ['24 cm', 0],
          ['28 cm', 110],
        ],
      },
    },
  ],
  makes: [
    {
      name: 'de acero inoxidable',
      group: 'gen',
      line: 'El acero lleva triple fondo, así que el calor se reparte y no quema el centro. Sirve en gas, eléctrica e inducción.',
      point: 'Triple fondo, apto para inducción',
      more: 35,
      specs: [
        ['Material', 'Acero inoxidable'],
        ['Inducción', 'Sí'],
      ],
      palette: ['#c9ccd1', '#45484e'],
    },
    {
      name: 'de aluminio antiadherente',
      group: 'gen',
      line: 'El antiadherente suelta el huevo sin aceite y se lava con esponja suave.',
      point: 'Antiadherente por dentro',
      specs: [
        ['Material', 'Aluminio con antiadherente'],
        ['Inducción', 'No'],
      ],
    },
    {
      name: 'con recubrimiento de cerámica',
      group: 'gen',
      line: 'La cerámica no lleva PFOA y aguanta temperaturas más altas que el teflón.',
      point: 'Cerámica sin PFOA',
      more: 20,
      specs: [
        ['Material', 'Aluminio con cerámica'],
        ['Inducción', 'No'],
      ],
    },
    {
      name: 'de peltre',
      group: 'gen',
      line: 'Peltre con sus puntitos, como el de la cocina de la abuela: no se pica y no toma sabores.',
      point: 'Peltre de doble horneado',
      more: 5,
      specs: [
        ['Material', 'Acero esmaltado'],
        ['Inducción', 'Sí'],
      ],
      palette: ['#2c62b8', '#f6f5f1'],
    },
    {
      name: 'de aluminio',
      group: 'metal',
      line: 'El aluminio grueso calienta rápido y no se vence con el peso.',
      point: 'Aluminio de buen calibre',
      specs: [
        ['Material', 'Aluminio'],
        ['Inducción', 'No'],
      ],
      palette: ['#c3c6cb', '#45484e'],
    },
    {
      name: 'de acero inoxidable',
      group: 'metal',
      line: 'El acero inoxidable no se mancha con el jitomate y se lava en lavavajillas.',
      point: 'Acero que no se mancha',
      more: 40,
      specs: [
        ['Material', 'Acero inoxidable'],
        ['Inducción', 'Sí'],
      ],
      palette: ['#c9ccd1', '#1d1d20'],
    },
  ],
  closings: [
    'Lávala a mano con jabón neutro y seca luego luego, para que no le queden manchas de agua.',
    'Empieza siempre a fuego medio; con buen fondo no hace falta más.',
  ],
  palettes: [
    ['#c8242f', '#1d1d20'],
    ['#45484e', '#1d1d20'],
    ['#2bb5b8', '#45484e'],
    ['#bf5f3c', '#45484e'],
    ['#f0e2c4', '#6b4429'],
  ],
  last: 'flat',
});
