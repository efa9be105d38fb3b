import type { ReviewPhrases } from '../../types.ts';
import { byGroup } from '../shared-by-group.ts';
import { lineup } from '../shared-lineup.ts';
import { reviews } from '../shared-sheet.ts';

const BRANDS = ['Brasa y Barro', 'Comal de Tere', 'Hervela', 'Alfarina'] as const;
const NAMES = [
  'Tlaquepaque',
  'Milpa',
  'Anafre',
  'Fogón',
  'Azafrán',
  'Epazote',
  'Oaxaca',
  'Jamaica',
  'Nixtamal',
  'Atlixco',
  'Cazuela',
  'Tonalá',
  'Puebla',
  'Canela',
  'Tamarindo',
  'Piloncillo',
] as const;

const TABLEWARE: ReviewPhrases = {
  good: [
    'Llegó entero y muy bien envuelto.',
    'Lo estrené un domingo con toda la familia y me lo chulearon mucho.',
    'Pesa lo que debe pesar, se siente que va a durar.',
    'Ya lo lavé como treinta veces y se ve igual que el primer día.',
    'Lo compré para regalo de boda y terminé pidiendo otro para mí.',
  ],
  mixed: [
    'Bonito y útil, aunque es más chico de lo que calculé por la foto.',
    'Cumple, pero la etiqueta dejó un pegamento terco de quitar.',
    'Me gustó; el acabado tiene un detallito que casi no se nota.',
  ],
  bad: [
    'Llegó golpeado y tuve que reclamar dos veces.',
    'Se manchó desde el primer uso y ya no quedó bien.',
    'Se siente de mucha menor calidad que en las fotos.',
  ],
};
const base = {
  scene: 'kitchen',
  warranty: '3 meses contra defectos de fabricación',
  models: NAMES,
  groups: ['Medidas y piezas', 'Material y cuidado'],
} as const;

const ollas = lineup({
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

const sartenes = lineup({
  ...base,
  category: 'hogar-jardin/cocina-y-mesa/sartenes-y-comales',
  weight: 2,
  brands: ['Comal de Tere', 'Brasa y Barro'],
  art: 'pan',
  contents: '1 pieza',
  reviews: reviews(
    [
      'Calienta rápido y guarda el calor.',
      'Se limpia con agua caliente y un trapo.',
      'No se pega nada, y lo he puesto a prueba.',
      'Agarra calor parejo en toda la superficie.',
      'Lo uso para {uso} casi diario.',
    ],
    ['Pesa mucho, mi mamá lo maneja con las dos manos.', 'Echó algo de humo las primeras dos veces.'],
    ['Baila en la hornilla, no asienta bien.', 'La superficie se puso áspera al mes.'],
    TABLEWARE,
  ),
  kinds: [
    {
      name: 'Comal redondo',
      art: 'comal',
      line: 'Ancho, plano y con buen calor. Caben cuatro tortillas a la vez y todavía un chile por la orilla.',
      price: 329,
      point: 'Superficie plana para tortillas',
      use: 'calentar tortillas',
      group: 'comal',
      specs: [
        ['Diámetro', '32 cm'],
        ['Grosor', '4 mm'],
      ],
    },
    {
      name: 'Comal doble para estufa',
      art: 'comal',
      line: 'Cubre dos quemadores: de un lado las tortillas, del otro los sopes.',
      price: 549,
      point: 'Cubre dos quemadores',
      use: 'los sopes',
      group: 'placa',
      specs: [
        ['Medida', '50 × 28 cm'],
        ['Grosor', '4 mm'],
      ],
    },
    {
      name: 'Sartén',
      line: 'Para el huevo del diario, con orilla baja que deja voltear sin miedo.',
      price: 349,
      point: 'Orilla baja para voltear fácil',
      use: 'los huevos',
      group: 'sarten',
      specs: [
        ['Diámetro', 'Según la medida'],
        ['Mango', 'Baquelita'],
      ],
      choice: {
        name: 'Diámetro',
        values: [
          ['20 cm', -70],
          ['24 cm', 0],
          ['28 cm', 90],
          ['30 cm', 140],
        ],
      },
    },
    {
      name: 'Sartén hondo con tapa',
      line: 'Hondo para guisar con caldillo sin salpicar la estufa.',
      price: 529,
      point: 'Hondo, con tapa de vidrio',
      use: 'los chiles rellenos',
      group: 'sarten',
      specs: [
        ['Diámetro', '28 cm'],
        ['Profundidad', '8 cm'],
      ],
    },
    {
      name: 'Plancha acanalada',
      line: 'Los canales dejan la marca en la arrachera y escurren la grasa.',
      price: 479,
      point: 'Canales que escurren la grasa',
      use: 'la arrachera',
      group: 'sarten',
      specs: [
        ['Medida', '28 × 28 cm'],
        ['Mango', 'Abatible'],
      ],
    },
    {
      name: 'Disco para asar',
      art: 'comal',
      line: 'El disco norteño, con su borde para la discada y tres patas para la leña.',
      price: 890,
      point: 'Va sobre leña o quemador',
      use: 'la discada',
      group: 'placa',
      scene: 'garden',
      specs: [
        ['Diámetro', '52 cm'],
        ['Grosor', '5 mm'],
      ],
    },
  ],
  makes: [
    {
      name: 'de hierro vaciado',
      line: 'El hierro tarda en calentar y mucho más en enfriarse. Bien curado es antiadherente por naturaleza y dura para los nietos.',
      point: 'Hierro vaciado que mejora con los años',
      more: 30,
      specs: [
        ['Material', 'Hierro vaciado'],
        ['Curado', 'Requiere curado'],
      ],
      palette: ['#2a2a2d', '#45484e'],
    },
    {
      name: 'de acero al carbón',
      line: 'El acero al carbón es más ligero que el hierro y agarra el mismo sazón.',
      point: 'Acero al carbón',
      more: 10,
      specs: [
        ['Material', 'Acero al carbón'],
        ['Curado', 'Requiere curado'],
      ],
      palette: ['#36383c', '#8b8f96'],
    },
    {
      name: 'antiadherente',
      group: 'sarten',
      line: 'Cinco capas de antiadherente: se limpia con una servilleta.',
      point: 'Antiadherente de cinco capas',
      specs: [
        ['Material', 'Aluminio forjado'],
        ['Curado', 'No requiere'],
      ],
      palette: ['#a8172b', '#1d1d20'],
    },
    {
      name: 'tipo granito',
      group: 'sarten',
      line: 'El recubrimiento moteado resiste mejor la cuchara que el liso.',
      point: 'Recubrimiento tipo granito',
      more: 12,
      specs: [
        ['Material', 'Aluminio con recubrimiento mineral'],
        ['Curado', 'No requiere'],
      ],
      palette: ['#8b8f96', '#6b4429'],
    },
    {
      name: 'de barro',
      group: 'comal',
      line: 'Barro sin plomo, encalado y cocido a leña: da a la tortilla un sabor que el metal no da.',
      point: 'Barro libre de plomo',
      more: -15,
      specs: [
        ['Material', 'Barro'],
        ['Curado', 'Con cal y agua'],
      ],
      palette: ['#bf5f3c', '#8c5f38'],
    },
  ],
  closings: [
    'Guárdalo seco; si es de hierro, con una capa delgada de aceite.',
    'Usa cuchara de madera y nunca agua fría sobre el metal caliente.',
  ],
  last: 'scale',
});

const cuchillos = lineup({
  ...base,
  category: 'hogar-jardin/cocina-y-mesa/cuchillos-y-utensilios',
  weight: 2,
  brands: ['Hervela', 'Comal de Tere'],
  art: 'knife-set',
  contents: 'Piezas en estuche',
  reviews: reviews(
    [
      'Corta limpio, sin aplastar ni desgarrar.',
      'El filo aguantó meses sin chaira.',
      'El mango no se resbala con la mano mojada.',
      'Lo uso para {uso} y corta como mantequilla.',
      'Cuidado, vienen filosísimos de fábrica.',
    ],
    ['Buen filo, pero el mango se mancha con el achiote.', 'Hay que secarlo luego luego o se marca.'],
    ['Se oxidó la hoja a la primera lavada.', 'El mango se despegó al mes.'],
    TABLEWARE,
  ),
  kinds: [
    {
      name: 'Juego de cuchillos de 6 piezas',
      line: 'Chef, pan, filetear, multiusos, mondador y su base de madera.',
      price: 849,
      point: '6 piezas con base',
      use: 'todo',
      specs: [
        ['Piezas', '6'],
        ['Hojas', '9 a 20 cm'],
      ],
    },
    {
      name: 'Juego de cuchillos de 14 piezas',
      line: 'La colección completa, con seis cuchillos para carne asada, tijeras y chaira.',
      price: 1590,
      point: '14 piezas con chaira',
      use: 'la carne asada',
      specs: [
        ['Piezas', '14'],
        ['Hojas', '9 a 20 cm'],
      ],
    },
    {
      name: 'Cuchillo de chef',
      line: 'Uno bueno vale por seis regulares. Veinte centímetros, bien balanceado entre hoja y mango.',
      price: 429,
      point: 'Hoja de 20 cm',
      use: 'picar',
      specs: [
        ['Piezas', '1'],
        ['Hojas', '20 cm'],
      ],
    },
    {
      name: 'Hacha de cocina',
      line: 'Para el hueso del puchero y el pollo entero. Pesa lo necesario para que el golpe lo haga ella.',
      price: 389,
      point: 'Hoja gruesa para hueso',
      use: 'cortar hueso',
      specs: [
        ['Piezas', '1'],
        ['Hojas', '17 cm'],
      ],
    },
    {
      name: 'Cuchillos para carne',
      line: 'Seis iguales con sierra fina, para que nadie pelee con su bistec.',
      price: 349,
      point: '6 piezas con sierra',
      use: 'los cortes',
      specs: [
        ['Piezas', '6'],
        ['Hojas', '12 cm'],
      ],
    },
  ],
  makes: [
    {
      name: 'con mango de madera',
      line: 'El mango de madera de granadillo va con tres remaches y calienta en la mano.',
      point: 'Mango de madera con remaches',
      more: 20,
      specs: [
        ['Mango', 'Granadillo'],
        ['Acero', 'Inoxidable 420'],
      ],
      palette: ['#6d4a30', '#c9ccd1'],
    },
    {
      name: 'de acero forjado',
      line: 'Hoja y mango salen de la misma pieza de acero: no hay unión donde se junte mugre.',
      point: 'Una sola pieza forjada',
      more: 45,
      specs: [
        ['Mango', 'Acero'],
        ['Acero', 'Alto carbono'],
      ],
      palette: ['#c9ccd1', '#1d1d20'],
    },
    {
      name: 'con mango antiderrapante',
      line: 'El mango de hule texturizado no se va ni con la mano llena de masa.',
      point: 'Mango que no resbala',
      specs: [
        ['Mango', 'Polipropileno y hule'],
        ['Acero', 'Inoxidable 420'],
      ],
      palette: ['#1d1d20', '#c8242f'],
    },
    {
      name: 'con hoja martillada',
      line: 'El martillado de la hoja no es adorno: la papa se despega en lugar de quedarse pegada.',
      point: 'Hoja martillada que no se pega',
      more: 35,
      specs: [
        ['Mango', 'Madera laminada'],
        ['Acero', 'Alto carbono'],
      ],
      palette: ['#45484e', '#8c5f38'],
    },
  ],
  closings: [
    'A mano y con esponja: el lavavajillas se lleva el filo.',
    'Pásale la chaira cada semana y la piedra dos veces al año.',
  ],
  last: 'flat',
});

const vajillas = lineup({
  ...base,
  category: 'hogar-jardin/cocina-y-mesa/vajillas',
  weight: 2,
  brands: ['Alfarina', 'Brasa y Barro'],
  art: 'plate-set',
  scene: 'living',
  contents: 'Vajilla en caja con separadores',
  reviews: reviews(
    [
      'Los colores son vivos y no se despintan con las lavadas.',
      'El tamaño es generoso, no de esos platitos de restaurante.',
      'Mesa puesta, foto y al chat familiar.',
      'Los bordes están parejos, sin esos filos que cortan.',
      'La saqué para {uso} y todos preguntaron.',
    ],
    ['Apilados ocupan más de lo que pensé.', 'Muy bonitos; para el microondas prefiero usar otros.'],
    ['Se despostillan con mirarlos.', 'Varios venían con manchas desde la caja.'],
    TABLEWARE,
  ),
  kinds: [
    {
      name: 'Vajilla de 12 piezas',
      line: 'Para cuatro: plato extendido, tazón y plato postre.',
      price: 790,
      point: '12 piezas para 4 personas',
      use: 'el diario',
      specs: [
        ['Piezas', '12'],
        ['Servicio', '4 personas'],
      ],
    },
    {
      name: 'Vajilla de 20 piezas',
      line: 'Para cuatro con todo y tazas: trinche, hondo, postre, taza y platito.',
      price: 1290,
      point: '20 piezas para 4 personas',
      use: 'la comida del domingo',
      specs: [
        ['Piezas', '20'],
        ['Servicio', '4 personas'],
      ],
    },
    {
      name: 'Vajilla de 30 piezas',
      line: 'Para seis y con buena cara, de las que se sacan en Navidad y luego ya no se guardan.',
      price: 1990,
      point: '30 piezas para 6 personas',
      use: 'la cena de Navidad',
      specs: [
        ['Piezas', '30'],
        ['Servicio', '6 personas'],
      ],
    },
    {
      name: 'Juego de 6 platos hondos',
      line: 'Seis hondos de a de veras, para pozole, pasta o cereal.',
      price: 549,
      point: '6 platos hondos de 700 ml',
      use: 'el pozole',
      specs: [
        ['Piezas', '6'],
        ['Servicio', '6 personas'],
      ],
    },
    {
      name: 'Juego de 4 platones',
      line: 'Cuatro platones ovalados para poner el guisado al centro y que cada quien se sirva.',
      price: 649,
      point: '4 platones ovalados',
      use: 'las reuniones',
      specs: [
        ['Piezas', '4'],
        ['Servicio', 'Para compartir'],
      ],
    },
  ],
  makes: [
    {
      name: 'de talavera',
      line: 'Dibujo de talavera poblana aplicado a mano; ninguna pieza sale idéntica a otra.',
      point: 'Decorado a mano',
      more: 45,
      specs: [
        ['Material', 'Cerámica esmaltada sin plomo'],
        ['Microondas', 'Sí'],
      ],
      params: { pattern: 'talavera' },
      palette: ['#1f46b4', '#f6f5f1'],
    },
    {
      name: 'de porcelana lisa',
      line: 'Porcelana blanca que hace lucir cualquier platillo.',
      point: 'Porcelana blanca',
      specs: [
        ['Material', 'Porcelana'],
        ['Microondas', 'Sí'],
      ],
      params: { pattern: 'plain' },
      palette: ['#f6f5f1', '#c9ccd1'],
    },
    {
      name: 'de gres con greca',
      line: 'El gres pesa, conserva el calor y lleva una greca sencilla en la orilla.',
      point: 'Gres que conserva el calor',
      more: 20,
      specs: [
        ['Material', 'Gres'],
        ['Microondas', 'Sí'],
      ],
      params: { pattern: 'zigzag' },
      palette: ['#bf5f3c', '#f0e2c4'],
    },
    {
      name: 'de melamina con flores',
      line: 'La melamina no se rompe: es para el patio, los niños y la casa de campo.',
      point: 'No se rompe',
      more: -30,
      specs: [
        ['Material', 'Melamina'],
        ['Microondas', 'No'],
      ],
      params: { pattern: 'flowers' },
      palette: ['#e4007c', '#f5c929'],
    },
    {
      name: 'de barro bruñido',
      line: 'Barro de alta temperatura, pulido con piedra hasta que brilla sin esmalte.',
      point: 'Barro bruñido sin plomo',
      more: 15,
      specs: [
        ['Material', 'Barro de alta temperatura'],
        ['Microondas', 'No'],
      ],
      params: { pattern: 'dots' },
      palette: ['#a3492f', '#46301f'],
    },
    {
      name: 'con motivos otomíes',
      line: 'Venados, pájaros y flores de Tenango en colores que alegran hasta el huevo con frijoles.',
      point: 'Motivos otomíes',
      more: 25,
      specs: [
        ['Material', 'Porcelana'],
        ['Microondas', 'Sí'],
      ],
      params: { pattern: 'otomi' },
      palette: ['#f6f5f1', '#e4007c'],
    },
  ],
  closings: [
    'Las piezas se reponen por separado; escríbenos si alguna pasa a mejor vida.',
    'Guarda con una servilleta entre plato y plato y no habrá rayones.',
  ],
  last: 'flat',
});

const vasos = byGroup(
  {
    ...base,
    category: 'hogar-jardin/cocina-y-mesa/vasos-tazas-y-termos',
    weight: 3,
    brands: ['Alfarina', 'Hervela', 'Brasa y Barro'],
    art: 'glass-set',
    contents: 'Piezas en caja con separadores',
    kinds: [
      {
        name: 'Juego de 6 vasos',
        line: 'Vasos altos y pesados, del tamaño del agua de jamaica con hielos.',
        price: 329,
        point: '6 vasos de 400 ml',
        use: 'el agua fresca',
        group: 'vidrio',
        specs: [
          ['Piezas', '6'],
          ['Capacidad', '400 ml'],
        ],
      },
      {
        name: 'Juego de 4 copas margarita',
        line: 'Boca ancha para escarchar con sal y chile sin que se te caiga la mitad.',
        price: 399,
        point: '4 copas de 350 ml',
        use: 'las margaritas',
        group: 'vidrio',
        specs: [
          ['Piezas', '4'],
          ['Capacidad', '350 ml'],
        ],
      },
      {
        name: 'Juego de 6 caballitos',
        line: 'Fondo grueso y boca fina, como pide un buen reposado.',
        price: 229,
        point: '6 caballitos de 60 ml',
        use: 'los tequilas',
        group: 'vidrio',
        specs: [
          ['Piezas', '6'],
          ['Capacidad', '60 ml'],
        ],
      },
      {
        name: 'Jarra con 6 vasos',
        line: 'Jarra de dos litros con pico que no escurre y sus seis vasos.',
        price: 489,
        point: 'Jarra de 2 L y 6 vasos',
        use: 'la limonada',
        group: 'vidrio',
        specs: [
          ['Piezas', '7'],
          ['Capacidad', '2 L y 350 ml'],
        ],
      },
      {
        name: 'Taza de cerámica',
        art: 'mug',
        line: 'Taza grande, de las que abrazas con las dos manos en enero.',
        price: 149,
        point: '400 ml',
        use: 'el café',
        group: 'taza',
        specs: [
          ['Piezas', '1'],
          ['Capacidad', '400 ml'],
        ],
      },
      {
        name: 'Juego de 4 jarritos',
        art: 'mug',
        line: 'Jarritos para café de olla, ponche o champurrado. El calor se queda adentro.',
        price: 349,
        point: '4 jarritos de 300 ml',
        use: 'el ponche',
        group: 'taza',
        specs: [
          ['Piezas', '4'],
          ['Capacidad', '300 ml'],
        ],
      },
      {
        name: 'Termo de acero',
        art: 'thermos',
        line: 'Doble pared al vacío: doce horas caliente, veinticuatro frío, y por fuera no suda.',
        price: 389,
        point: '12 horas caliente, 24 frío',
        use: 'el trabajo',
        group: 'termo',
        specs: [
          ['Piezas', '1'],
          ['Material', 'Acero inoxidable'],
        ],
        choice: {
          name: 'Capacidad',
          values: [
            ['500 ml', -70],
            ['750 ml', 0],
            ['1 L', 90],
          ],
        },
      },
      {
        name: 'Vaso térmico con popote',
        art: 'thermos',
        line: 'Vaso grande con asa y popote, para el agua que dijiste que ibas a tomar.',
        price: 349,
        point: 'Con asa y popote',
        use: 'la oficina',
        group: 'termo',
        specs: [
          ['Piezas', '1'],
          ['Material', 'Acero inoxidable'],
        ],
        choice: {
          name: 'Capacidad',
          values: [
            ['600 ml', -60],
            ['900 ml', 0],
            ['1.2 L', 80],
          ],
        },
      },
    ],
    makes: [
      {
        name: 'de vidrio soplado',
        group: 'vidrio',
        line: 'Soplado en Tonalá con vidrio reciclado: cada pieza trae su burbuja y su firma.',
        point: 'Vidrio soplado reciclado',
        more: 30,
        specs: [
          ['Elaboración', 'Soplado a mano'],
          ['Lavavajillas', 'No'],
        ],
      },
      {
        name: 'de vidrio templado',
        group: 'vidrio',
        line: 'El vidrio templado aguanta el golpe contra la llave y el cambio de frío a caliente.',
        point: 'Vidrio templado',
        specs: [
          ['Elaboración', 'Industrial'],
          ['Lavavajillas', 'Sí'],
        ],
      },
      {
        name: 'con borde de color',
        group: 'vidrio',
        line: 'El borde pintado es el clásico de las mesas mexicanas.',
        point: 'Borde de color',
        more: 20,
        specs: [
          ['Elaboración', 'Soplado a mano'],
          ['Lavavajillas', 'No'],
        ],
      },
      {
        name: 'con flores',
        group: 'taza',
        line: 'Lleva flores pintadas como bordado y una frase de abuela.',
        point: 'Decorado con flores',
        specs: [
          ['Elaboración', 'Esmaltado sin plomo'],
          ['Lavavajillas', 'Sí'],
        ],
        params: { motif: 'emoji:hibiscus' },
      },
      {
        name: 'con gato',
        group: 'taza',
        line: 'Un gato asomado de un lado y la cola del otro.',
        point: 'Dibujo por los dos lados',
        specs: [
          ['Elaboración', 'Esmaltado sin plomo'],
          ['Lavavajillas', 'Sí'],
        ],
        params: { motif: 'emoji:cat-face' },
      },
      {
        name: 'con nopal',
        group: 'taza',
        line: 'El nopal va pintado a pincel sobre el esmalte.',
        point: 'Pintado a pincel',
        more: 10,
        specs: [
          ['Elaboración', 'Esmaltado sin plomo'],
          ['Lavavajillas', 'Sí'],
        ],
        params: { motif: 'emoji:cactus' },
      },
      {
        name: 'con tapa hermética',
        group: 'termo',
        line: 'La tapa cierra con media vuelta y no gotea acostado en la mochila.',
        point: 'Tapa que no gotea',
        specs: [
          ['Pared', 'Doble, al vacío'],
          ['Lavavajillas', 'No'],
        ],
      },
      {
        name: 'con acabado mate',
        group: 'termo',
        line: 'La pintura en polvo se agarra bien con la mano sudada y disimula los golpes.',
        point: 'Acabado que no resbala',
        more: 8,
        specs: [
          ['Pared', 'Doble, al vacío'],
          ['Lavavajillas', 'No'],
        ],
      },
    ],
    closings: [
      'Enjuaga antes de estrenar. Con cepillo largo llegas hasta el fondo.',
      'Va empacado con separadores de cartón; si algo llega roto, lo reponemos.',
    ],
    colors: ['Azul rey', 'Turquesa', 'Verde botella', 'Terracota', 'Blanco', 'Rosa mexicano', 'Negro', 'Mostaza'],
  },
  {
    vidrio: reviews(
      [
        'Con luz de tarde se ven preciosos en la mesa.',
        'El vidrio es grueso, no de los que truenan al primer brindis.',
        'No los he estrenado y ya me pidieron el dato.',
        'El tamaño es generoso, cabe con todo y hielo.',
        'Ideal para {uso}.',
      ],
      ['Bonitos, pero hay que lavarlos a mano con cuidado.', 'El borde es un poco grueso para mi gusto.'],
      ['Dos llegaron estrellados.', 'Uno se cuarteó al lavarlo.'],
      TABLEWARE,
    ),
    taza: reviews(
      [
        'El tamaño es generoso, da para platicar un rato.',
        'El dibujo no se ha despintado con las lavadas.',
        'El asa se agarra bien, cabe la mano completa.',
        'Guarda el calor hasta el último trago.',
        'Ideal para {uso}.',
      ],
      ['Se calienta mucho del asa en el microondas.', 'El borde es un poco grueso para mi gusto.'],
      ['Llegó con el asa despegada.', 'Se despostilló con mirarla.'],
      TABLEWARE,
    ),
    termo: reviews(
      [
        'Mantiene el hielo hasta la tarde, lo comprobé en la obra.',
        'El café sigue caliente a media mañana.',
        'No suda ni moja los papeles del escritorio.',
        'Se lava fácil, la boca es ancha.',
        'Ideal para {uso}.',
      ],
      ['Bonito, pero no cabe en el portavasos del coche.', 'La tapa pide fuerza para abrir.'],
      ['Gotea por la tapa.', 'Se le va el calor en una hora.'],
      TABLEWARE,
    ),
  },
);

const tradicion = byGroup(
  {
    ...base,
    category: 'hogar-jardin/cocina-y-mesa/molcajetes-y-cocina-tradicional',
    weight: 1,
    brands: ['Comal de Tere', 'Brasa y Barro'],
    art: 'molcajete',
    contents: '1 pieza lista para curar',
    kinds: [
      {
        name: 'Molcajete con tejolote',
        line: 'Porosa y áspera, la piedra rompe el chile en lugar de cortarlo y suelta el aceite.',
        price: 549,
        point: 'Tejolote incluido',
        use: 'las salsas',
        group: 'piedra',
        specs: [
          ['Diámetro', 'Según el tamaño'],
          ['Peso', '3 a 9 kg'],
        ],
        choice: {
          name: 'Tamaño',
          values: [
            ['Chico, 15 cm', -160],
            ['Mediano, 20 cm', 0],
            ['Grande, 25 cm', 290],
          ],
        },
      },
      {
        name: 'Molcajete con forma de cochinito',
        line: 'Tiene trompa, orejas y patas, y muele tan serio como los demás.',
        price: 690,
        point: 'Tallado con cabeza de cochinito',
        use: 'el guacamole',
        group: 'piedra',
        specs: [
          ['Diámetro', '18 cm'],
          ['Peso', '5 kg'],
        ],
      },
      {
        name: 'Metate con mano',
        line: 'Para chocolate, masa y mole. Se usa de rodillas o sobre la mesa, a brazo y con paciencia.',
        price: 1690,
        point: 'Mano de piedra incluida',
        use: 'el chocolate',
        group: 'piedra',
        specs: [
          ['Medida', '40 × 28 cm'],
          ['Peso', '14 kg'],
        ],
      },
      {
        name: 'Prensa para tortillas',
        art: 'pan',
        line: 'Un testal, un apretón y sale redonda. La palanca larga hace el esfuerzo.',
        price: 349,
        point: 'Tortillas de 17 cm',
        use: 'las tortillas',
        group: 'metal',
        specs: [
          ['Diámetro', '18 cm'],
          ['Peso', '2.6 kg'],
        ],
      },
      {
        name: 'Cazuela',
        art: 'pot',
        line: 'Para el arroz del domingo y el mole del bautizo. Va de la lumbre a la mesa.',
        price: 429,
        point: 'De la estufa a la mesa',
        use: 'el mole',
        group: 'barro',
        specs: [
          ['Diámetro', '32 cm'],
          ['Peso', '3.2 kg'],
        ],
      },
      {
        name: 'Olla para frijoles',
        art: 'pot',
        line: 'Panzona y de boca angosta, para que el frijol se cueza en su propio vapor.',
        price: 389,
        point: 'Cocción lenta y pareja',
        use: 'los frijoles',
        group: 'barro',
        specs: [
          ['Capacidad', '5 L'],
          ['Peso', '3 kg'],
        ],
      },
    ],
    makes: [
      {
        name: 'de piedra volcánica',
        group: 'piedra',
        line: 'Es basalto de una sola pieza, labrado a cincel. Trae instrucciones para curarlo con arroz y ajo.',
        point: 'Basalto labrado a mano',
        specs: [
          ['Material', 'Piedra volcánica'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#4a4d55', '#8b8f96'],
      },
      {
        name: 'de piedra fina',
        group: 'piedra',
        line: 'De grano cerrado: se cura en una tarde y suelta menos polvo.',
        point: 'Piedra de grano cerrado',
        more: 35,
        specs: [
          ['Material', 'Basalto de grano fino'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#36383c', '#5b5f66'],
      },
      {
        name: 'de hierro',
        group: 'metal',
        line: 'El peso del hierro aplasta parejo sin que le cargues el cuerpo.',
        point: 'Hierro con esmalte horneado',
        more: 15,
        specs: [
          ['Material', 'Hierro vaciado'],
          ['Elaboración', 'Fundición'],
        ],
        palette: ['#2a2a2d', '#8b8f96'],
      },
      {
        name: 'de madera de mezquite',
        group: 'metal',
        line: 'El mezquite es una madera dura y aromática que no se pandea con la masa.',
        point: 'Madera de mezquite',
        more: 40,
        specs: [
          ['Material', 'Mezquite'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#7d5331', '#46301f'],
      },
      {
        name: 'de barro sin plomo',
        group: 'barro',
        line: 'Barro esmaltado sin plomo, con su papel que lo certifica.',
        point: 'Esmalte sin plomo',
        specs: [
          ['Material', 'Barro esmaltado'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#a3492f', '#46301f'],
      },
      {
        name: 'de barro rojo',
        group: 'barro',
        line: 'Barro rojo bruñido, sin esmalte, de los que sudan tantito al principio y luego toman su sazón.',
        point: 'Barro bruñido a piedra',
        more: 12,
        specs: [
          ['Material', 'Barro rojo'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#bf5f3c', '#6b4429'],
      },
    ],
    closings: [
      'Se lava con agua y escobetilla, sin jabón, y se seca al sol.',
      'Hecho por manos mexicanas: el tamaño puede variar un centímetro entre piezas.',
    ],
    last: 'scale',
  },
  {
    piedra: reviews(
      [
        'La salsa sabe distinta, ni la licuadora más cara la iguala.',
        'No suelta arenilla después de curarlo como viene en la hoja.',
        'Pesa como debe: es piedra de verdad.',
        'Lo llevé a la mesa para {uso} y fue la sensación.',
        'Mi abuela le dio el visto bueno, y ella no regala nada.',
      ],
      [
        'Hay que tenerle paciencia al curado, me llevó toda la tarde.',
        'La mano de piedra es un poco chica para la mía.',
      ],
      ['Sigue soltando polvo después de tres curadas.', 'Llegó despostillado de una pata.'],
      TABLEWARE,
    ),
    metal: reviews(
      [
        'Las tortillas salen redondas y parejas a la primera.',
        'La palanca no pide fuerza, mis hijos hacen cola.',
        'Con el plástico no se pega nada.',
        'Ya no vuelvo a comprar tortillas de paquete.',
        'Mi abuela le dio el visto bueno, y ella no regala nada.',
      ],
      ['Hay que girar la tortilla y darle otra prensada.', 'Pesa bastante para sacarla y guardarla diario.'],
      ['La bisagra venía chueca y aplasta de un solo lado.', 'La palanca se aflojó al mes.'],
      TABLEWARE,
    ),
    barro: reviews(
      [
        'La usé para {uso} y el sabor cambia por completo.',
        'Guarda el calor hasta que se sirven todos.',
        'Pasó el curado sin tronarse.',
        'Se ve preciosa llegando a la mesa.',
        'Mi abuela le dio el visto bueno, y ella no regala nada.',
      ],
      ['Hay que curarla con paciencia, me llevó toda la tarde.', 'Pide lumbre bajita, si no, se tarda y truena.'],
      ['Se cuarteó la primera vez que la puse al fuego.', 'Trasmina un poco por abajo.'],
      TABLEWARE,
    ),
  },
);

export const cocinaMesa = {
  brands: BRANDS,
  archetypes: [ollas, sartenes, cuchillos, vajillas, ...vasos, ...tradicion],
};
