import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { vivienda } from '../reviews.ts';

export const jaulasParaRoedores = productLine({
  leaf: 'mascotas/roedores-y-reptiles/jaulas-para-roedores',
  weight: 1,
  reviews: vivienda,
  art: 'cage',
  scene: 'bedroom',
  makers: [M.madriguera, M.rebozoChico],
  trims: ['#f1e8d2', '#2bb5b8', '#c98a3a'],
  models: ['Túnel', 'Granero', 'Castillo', 'Vagón', 'Guarida'],
  colors: colors('Blanco', 'Turquesa', 'Rosa', 'Negro'),
  mostColors: 2,
  items: [
    {
      name: 'Jaula para hámster',
      motif: 'emoji:hamster',
      the: 'la jaula',
      price: 690,
      say: 'Base honda para mucho aserrín, porque un hámster feliz es un hámster que escarba.',
      facts: [
        ['Medidas', '80 × 50 × 45 cm'],
        ['Base', '18 cm de profundidad'],
      ],
      words: { animal: 'hámster' },
    },
    {
      name: 'Jaula para cuyo',
      motif: 'emoji:hamster',
      the: 'la jaula',
      price: 890,
      say: 'Un solo piso amplio: los cuyos corren y brincan de gusto, no trepan.',
      facts: [
        ['Medidas', '100 × 54 × 40 cm'],
        ['Base', '15 cm de profundidad'],
      ],
      words: { animal: 'cuyo' },
    },
    {
      name: 'Conejera de interior',
      motif: 'emoji:rabbit-face',
      the: 'la conejera',
      price: 1290,
      say: 'Puerta lateral para que entre y salga solo, con espacio para heno y arenero.',
      facts: [
        ['Medidas', '120 × 60 × 50 cm'],
        ['Base', '16 cm de profundidad'],
      ],
      words: { animal: 'conejo' },
    },
    {
      name: 'Jaula de tres pisos',
      motif: 'emoji:mouse-face',
      the: 'la jaula',
      price: 1690,
      say: 'Rampas y repisas para ratas, hurones o chinchillas que ven la vida en vertical.',
      facts: [
        ['Medidas', '60 × 40 × 100 cm'],
        ['Base', '10 cm de profundidad'],
      ],
      words: { animal: 'hurón' },
    },
  ],
  traits: [
    {
      name: 'con casita',
      say: 'La casita le da oscuridad, que para ellos es tranquilidad.',
      facts: [['Incluye', 'Casita y comedero']],
      points: ['Casita incluida'],
    },
    {
      name: 'con bebedero y comedero',
      say: 'El bebedero de balín no gotea y se rellena por fuera.',
      facts: [['Incluye', 'Bebedero y comedero']],
      points: ['Bebedero que no gotea'],
    },
    {
      name: 'con puerta amplia',
      factor: 1.08,
      say: 'La puerta abre todo el frente, para limpiar sin hacer contorsiones.',
      facts: [
        ['Incluye', 'Comedero'],
        ['Puerta', 'Frontal completa'],
      ],
      points: ['Abre todo el frente'],
    },
    {
      name: 'de madera y malla',
      factor: 1.3,
      say: 'Madera de pino y malla fina, más mueble que jaula.',
      facts: [
        ['Incluye', 'Bebedero'],
        ['Estructura', 'Pino'],
      ],
      points: ['Madera de pino'],
    },
  ],
  close: [
    'Cambia el sustrato una vez por semana, dejando un puño del viejo para que reconozca su casa.',
    'Sin corrientes de aire ni sol directo.',
    'Nunca uses viruta de cedro: irrita los pulmones.',
  ],
  facts: [
    ['Separación', '1 cm'],
    ['Limpieza', 'Base desmontable'],
    ['Armado', 'Sin herramienta'],
  ],
  points: ['Base desmontable', 'Cerrojos firmes', 'Buena ventilación', 'Sin filos'],
  warranty: '6 meses contra defectos de fabricación',
});
