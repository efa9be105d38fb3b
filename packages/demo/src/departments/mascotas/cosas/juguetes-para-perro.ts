import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { juguetes } from '../reviews.ts';

export const juguetesParaPerro = productLine({
  leaf: 'mascotas/perros/juguetes-para-perro',
  weight: 3,
  reviews: juguetes,
  art: 'pet-toy',
  scene: 'garden',
  makers: [M.correteo, M.coletazo, M.lomitoFeliz],
  trims: ['#f1e8d2', '#f5c929', '#1d1d20'],
  models: ['Tómala', 'Travieso', 'Recreo', 'Jala-Jala', 'Chiflado', 'Vuelve'],
  colors: colors('Rojo', 'Azul', 'Verde limón', 'Naranja', 'Turquesa'),
  mostColors: 3,
  words: { animal: 'perro' },
  sizes: {
    option: 'Tamaño',
    values: [
      ['Chico', 1],
      ['Mediano', 1.25],
      ['Grande', 1.5],
    ],
    most: 3,
  },
  items: [
    {
      name: 'Hueso mordedor para perro',
      the: 'el hueso',
      tag: 'duro',
      price: 139,
      say: 'Para mandíbulas que no descansan. Las puntas tienen relieve que limpia los dientes.',
      facts: [
        ['Juego', 'Morder'],
        ['Nivel de mordida', 'Fuerte'],
      ],
    },
    {
      name: 'Pelota para perro',
      the: 'la pelota',
      art: 'ball',
      params: { kind: 'tennis' },
      tag: 'duro',
      price: 79,
      say: 'Bota raro, así que la persecución nunca es igual.',
      facts: [
        ['Juego', 'Lanzar y traer'],
        ['Nivel de mordida', 'Media'],
      ],
    },
    {
      name: 'Rompecabezas para premios',
      the: 'el juguete',
      tag: 'duro',
      price: 229,
      say: 'Escondes croquetas y tiene que empujar, girar y pensar. Quince minutos cansan como una hora de parque.',
      facts: [
        ['Juego', 'Pensar'],
        ['Nivel de mordida', 'Suave'],
      ],
    },
    {
      name: 'Peluche con chillido para perro',
      the: 'el peluche',
      art: 'plush',
      params: { animal: 'emoji:bear' },
      tag: 'tela',
      price: 149,
      say: 'Chilla, cruje y se deja sacudir. Tú lo vas a oír; él va a ser feliz.',
      facts: [
        ['Juego', 'Sacudir'],
        ['Nivel de mordida', 'Suave'],
      ],
    },
    {
      name: 'Zorro de peluche para perro',
      the: 'el peluche',
      art: 'plush',
      params: { animal: 'emoji:fox' },
      tag: 'tela',
      price: 169,
      say: 'Largo y casi sin relleno: aunque lo abra, la sala no amanece nevada.',
      facts: [
        ['Juego', 'Jalar'],
        ['Nivel de mordida', 'Media'],
      ],
    },
  ],
  traits: [
    {
      name: 'de hule natural',
      only: ['duro'],
      factor: 1.2,
      say: 'El hule natural cede sin desprender pedazos.',
      facts: [['Material', 'Hule natural']],
      points: ['No suelta pedazos'],
    },
    {
      name: 'de nylon',
      only: ['duro'],
      say: 'El nylon se va puliendo con el diente y dura meses.',
      facts: [['Material', 'Nylon']],
      points: ['Dura meses'],
    },
    {
      name: 'sabor pollo',
      only: ['duro'],
      factor: 1.1,
      say: 'Con sabor a pollo en el material, no encima, para que no se acabe.',
      facts: [['Material', 'Hule saborizado']],
      points: ['Sabor que dura'],
    },
    {
      name: 'de doble costura',
      only: ['tela'],
      factor: 1.1,
      say: 'La doble costura aguanta el forcejeo entre dos perros.',
      facts: [['Material', 'Felpa con lona']],
      points: ['Doble costura'],
    },
    {
      name: 'de mezclilla',
      only: ['tela'],
      factor: 1.05,
      say: 'La mezclilla gruesa limpia los dientes y va a la lavadora.',
      facts: [['Material', 'Mezclilla']],
      points: ['Lavable a máquina'],
    },
  ],
  close: [
    'Rota los juguetes cada semana: lo guardado regresa como nuevo.',
    'Elige el tamaño para que no le quepa completo en el hocico.',
    'Retíralo cuando se rompa; ningún juguete es eterno en esta familia.',
  ],
  facts: [
    ['Lavado', 'Agua y jabón'],
    ['Supervisión', 'Recomendada'],
  ],
  points: ['Sin tóxicos', 'Probado con perros de refugio', 'Fácil de lavar', 'Colores que ellos sí ven'],
  warranty: '30 días contra defectos de fabricación',
});
