import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { BIKE } from './bike.ts';

export const bicicletasDeMontana = productLine({
  ...BIKE,
  leaf: 'deportes/ciclismo/bicicletas-de-montana',
  weight: 3,
  scene: 'garden',
  params: { kind: 'mtb' },
  models: ['Ajusco', 'Brecha', 'Pinal', 'Cañada', 'Tepetate', 'Cuesta Brava', 'Malinche'],
  colors: colors('Negro mate', 'Verde militar', 'Rojo', 'Azul eléctrico', 'Naranja', 'Gris Oxford'),
  mostColors: 3,
  sizes: {
    option: 'Rodada',
    values: [
      ['26', 1],
      ['27.5', 1.06],
      ['29', 1.12],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Bicicleta de montaña de 21 velocidades',
      the: 'la bici',
      price: 4990,
      say: 'Para terracería, parque y banqueta rota. Es la bici con la que se empieza y con la que muchos se quedan.',
      facts: [
        ['Velocidades', '21 (3 × 7)'],
        ['Peso', '15.2 kg'],
      ],
      points: ['21 velocidades'],
      words: { uso: 'la terracería' },
    },
    {
      name: 'Bicicleta de montaña de 24 velocidades',
      the: 'la bici',
      price: 7490,
      say: 'Más cambios cortos para subir sin bajarse. Suspensión de 100 mm adelante, que se bloquea cuando toca pavimento.',
      facts: [
        ['Velocidades', '24 (3 × 8)'],
        ['Peso', '14.3 kg'],
      ],
      points: ['24 velocidades'],
      words: { uso: 'subir cerros' },
    },
    {
      name: 'Bicicleta de montaña de 12 velocidades',
      the: 'la bici',
      price: 15990,
      say: 'Un solo plato y doce piñones: menos que ajustar y nada que se atore en el lodo. Lista para carreras de domingo.',
      facts: [
        ['Velocidades', '12 (1 × 12)'],
        ['Peso', '12.9 kg'],
      ],
      points: ['Transmisión 1 × 12'],
      words: { uso: 'las carreras de los domingos' },
    },
  ],
  traits: [
    {
      name: 'con frenos de disco mecánicos',
      say: 'Los frenos de disco con chicote se ajustan con una llave y frenan igual en seco que en lodo.',
      facts: [
        ['Frenos', 'Disco mecánico'],
        ['Cuadro', 'Acero'],
        ['Suspensión', 'Delantera, 80 mm'],
      ],
      points: ['Freno de disco'],
    },
    {
      name: 'con frenos hidráulicos',
      factor: 1.22,
      say: 'Frena con un dedo: los hidráulicos no se aflojan ni cansan la mano en las bajadas largas.',
      facts: [
        ['Frenos', 'Disco hidráulico'],
        ['Cuadro', 'Aluminio'],
        ['Suspensión', 'Delantera, 100 mm'],
      ],
      points: ['Freno hidráulico'],
    },
    {
      name: 'de aluminio',
      factor: 1.12,
      say: 'El cuadro de aluminio le quita casi dos kilos y no le teme a la lluvia.',
      facts: [
        ['Frenos', 'Disco mecánico'],
        ['Cuadro', 'Aluminio 6061'],
        ['Suspensión', 'Delantera, 100 mm'],
      ],
      points: ['Cuadro de aluminio'],
    },
    {
      name: 'con doble suspensión',
      factor: 1.3,
      say: 'La suspensión trasera mantiene la llanta pegada al suelo entre piedras y raíces.',
      facts: [
        ['Frenos', 'Disco mecánico'],
        ['Cuadro', 'Aluminio'],
        ['Suspensión', 'Delantera y trasera'],
      ],
      points: ['Doble suspensión'],
    },
  ],
  facts: [
    ['Tipo', 'Montaña'],
    ['Llantas', 'De taco, 2.1 pulgadas'],
    ['Estatura', '26: 1.50 a 1.65 m; 27.5: 1.60 a 1.78 m; 29: 1.70 a 1.90 m'],
  ],
  bigTicket: true,
});
