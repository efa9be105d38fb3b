import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { LINENS } from './linen-reviews.ts';
import { NAMES } from './names.ts';

export const cortinas = lineup({
  category: 'hogar-jardin/colchones-y-blancos/cortinas',
  weight: 2,
  brands: ['Telar Menta', 'Casa Xilitla'],
  models: NAMES,
  reviews: reviews(
    [
      'Con esta cortina dormimos los de turno de noche. De veras oscurece.',
      'El largo quedó rozando el piso, como se ve en las revistas.',
      'Bajó el calorón de la tarde en {uso}.',
      'Los ojillos corren suaves en el cortinero.',
      'Cae bonita desde que la cuelgas, solo la vaporicé tantito.',
    ],
    [
      'Pasa algo de luz por las orillas, es normal pero ténganlo en cuenta.',
      'Necesita planchada, llega muy marcada de los dobleces.',
    ],
    ['Un panel salió tres centímetros más corto que el otro.', 'Dice que oscurece y se ve todo para adentro.'],
    LINENS,
  ),
  kinds: [
    {
      name: 'Par de cortinas blackout',
      line: 'La tela de tres capas bloquea casi toda la luz y baja un poco el ruido de la calle. Hecha para dormir de día, para la pantalla y para los bebés.',
      price: 749,
      point: 'Bloquea casi toda la luz',
      specs: [
        ['Paso de luz', 'Blackout'],
        ['Paneles', '2'],
      ],
      use: 'la recámara',
      scene: 'bedroom',
    },
    {
      name: 'Par de cortinas translúcidas',
      line: 'Deja entrar la luz de la mañana y cuida la vista desde la banqueta.',
      price: 449,
      point: 'Deja pasar luz suave',
      specs: [
        ['Paso de luz', 'Translúcida'],
        ['Paneles', '2'],
      ],
      use: 'la sala',
      scene: 'living',
    },
    {
      name: 'Persiana enrollable',
      note: 'Mide el hueco de la ventana en tres puntos y pide la medida menor. Se instala a techo o a pared, con los soportes que trae.',
      line: 'Se recoge por completo y se detiene donde la dejes. En ventanas chicas queda mejor que cualquier tela colgada.',
      price: 590,
      point: 'Cadena lateral con freno',
      specs: [
        ['Paso de luz', 'Semiopaca'],
        ['Paneles', '1'],
      ],
      use: 'el estudio',
      scene: 'desk',
    },
    {
      name: 'Cortina para cocina',
      note: 'Mide de extremo a extremo del cortinero. Cada mes una lavada corta y queda sin rastro de grasa.',
      line: 'Corta, alegre y fácil de bajar para lavarla, porque en la cocina todo agarra grasa.',
      price: 279,
      point: 'Cenefa y dos faldones',
      specs: [
        ['Paso de luz', 'Semiopaca'],
        ['Paneles', '3'],
      ],
      use: 'la cocina',
      scene: 'kitchen',
    },
    {
      name: 'Cortina de baño',
      note: 'Sacúdela y déjala extendida después de bañarte; una vez al mes, lavadora con un chorro de vinagre.',
      line: 'Repele el agua y trae imanes en la orilla de abajo para que no se te pegue mientras te bañas.',
      price: 229,
      point: 'Repele el agua, con doce ganchos',
      specs: [
        ['Paso de luz', 'Opaca'],
        ['Paneles', '1'],
      ],
      use: 'la regadera',
      scene: 'bath',
      choice: {
        name: 'Medida',
        values: [
          ['180 × 180 cm', 0],
          ['180 × 200 cm', 40],
        ],
      },
    },
  ],
  makes: [
    {
      name: 'en tono liso',
      line: 'Un tono liso, sin dibujo, para que luzca lo demás.',
      point: 'Tela lisa',
      specs: [['Diseño', 'Liso']],
      params: { pattern: 'plain' },
    },
    {
      name: 'con hojas',
      line: 'El follaje estampado mete algo de jardín aunque vivas en un cuarto piso.',
      point: 'Estampado de hojas',
      specs: [['Diseño', 'Hojas']],
      params: { pattern: 'leaves' },
    },
    {
      name: 'a rayas',
      line: 'Las rayas verticales hacen que el techo parezca más alto.',
      point: 'Rayas verticales',
      specs: [['Diseño', 'Rayas']],
      params: { pattern: 'stripes' },
    },
    {
      name: 'con lunares',
      line: 'Lunares chicos y parejos, divertidos sin ser infantiles.',
      point: 'Estampado de lunares',
      specs: [['Diseño', 'Lunares']],
      params: { pattern: 'dots' },
    },
    {
      name: 'con grecas',
      line: 'Una greca en zigzag le pone carácter a una pared blanca.',
      point: 'Diseño de grecas',
      specs: [['Diseño', 'Grecas']],
      params: { pattern: 'zigzag' },
    },
  ],
  closings: [
    'Para que caiga con vuelo, el ancho total debe ser el doble de tu ventana.',
    'Se lava en ciclo delicado y se cuelga húmeda: su propio peso la plancha.',
  ],
  choice: {
    name: 'Medida',
    values: [
      ['140 × 180 cm', -60],
      ['140 × 220 cm', 0],
      ['140 × 250 cm', 90],
    ],
  },
  colors: ['Gris Oxford', 'Beige', 'Blanco', 'Azul marino', 'Verde salvia', 'Terracota', 'Petróleo'],
  trim: ['#f1e8d2'],
  specs: [
    ['Instalación', 'Ojillos metálicos o soporte'],
    ['Cuidado', 'Lavadora, ciclo delicado'],
  ],
  art: 'curtain',
  scene: 'living',
  heroScene: 'living',
  warranty: '3 meses contra defectos de fabricación',
  contents: 'Cortinas y herrajes según modelo',
});
