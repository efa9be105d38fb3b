import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { ruedas } from '../reviews/ciclismo.ts';

export const patinetas = productLine({
  leaf: 'deportes/patines-y-scooters/patinetas',
  weight: 1,
  reviews: ruedas,
  art: 'skateboard',
  scene: 'street',
  makers: [M.ruedaChica, M.duela, M.marea],
  trims: ['#1d1d20', '#f5c929', '#e4007c'],
  models: ['Bordillo', 'Cantera', 'Ocaso', 'Grafo', 'Banqueta', 'Nahual'],
  colors: colors('Negro', 'Turquesa', 'Naranja', 'Morado', 'Verde', 'Fucsia'),
  mostColors: 3,
  items: [
    {
      name: 'Patineta de calle',
      the: 'la patineta',
      price: 899,
      say: 'Dos puntas, cóncava y con buen rebote: para trucos, escalones y skatepark.',
      sizes: {
        option: 'Ancho',
        values: [
          ['7.75 pulgadas', 1],
          ['8 pulgadas', 1.02],
          ['8.25 pulgadas', 1.04],
        ],
      },
      facts: [
        ['Largo', '79 cm'],
        ['Ruedas', '53 mm, duras'],
      ],
      words: { uso: 'el skatepark' },
    },
    {
      name: 'Longboard',
      the: 'el longboard',
      price: 1590,
      say: 'Largo y tranquilo, para bajar avenidas como quien surfea sin mar.',
      facts: [
        ['Largo', '104 cm'],
        ['Ruedas', '70 mm, suaves'],
      ],
      words: { uso: 'pasear' },
    },
    {
      name: 'Patineta crucero',
      the: 'la patineta',
      price: 749,
      say: 'Chiquita, de plástico flexible, cabe en el casillero y lleva a cualquier lado.',
      facts: [
        ['Largo', '57 cm'],
        ['Ruedas', '60 mm, suaves'],
      ],
      words: { uso: 'ir a la prepa' },
    },
  ],
  traits: [
    {
      name: 'de maple',
      factor: 1.25,
      say: 'Siete capas de maple prensado en frío: truena menos y brinca más.',
      facts: [['Tabla', '7 capas de maple']],
      points: ['7 capas de maple'],
    },
    {
      name: 'de bambú',
      factor: 1.3,
      say: 'El bambú flexiona y se come la vibración del pavimento.',
      facts: [['Tabla', 'Bambú y fibra']],
      points: ['Madera flexible'],
    },
    {
      name: 'con ruedas luminosas',
      factor: 1.15,
      say: 'Las ruedas prenden solas al rodar, para que te vean al anochecer.',
      facts: [
        ['Tabla', 'Madera laminada'],
        ['Luces', 'En ruedas'],
      ],
      points: ['Ruedas con luz'],
    },
    {
      name: 'para principiantes',
      say: 'Los ejes vienen un poco apretados, así no baila debajo de quien apenas empieza.',
      facts: [['Tabla', 'Madera laminada']],
      points: ['Ejes estables'],
    },
  ],
  close: [
    'Afloja los ejes poco a poco: cuando gires sin pensarlo, ya están en su punto.',
    'Casco y muñequeras. Los trucos se presumen enteros.',
    'No la dejes en el charco; los baleros no perdonan.',
  ],
  facts: [
    ['Baleros', 'ABEC-7'],
    ['Ejes', 'Aluminio'],
    ['Peso máximo', '100 kg'],
  ],
  points: ['Lista para usarse', 'Lija antiderrapante', 'Ejes de aluminio', 'Llave incluida'],
  warranty: '3 meses contra defectos de fabricación',
});
