import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { ligero } from '../reviews/fitness.ts';

export const yogaYPilates = productLine({
  leaf: 'deportes/fitness-y-gimnasio/yoga-y-pilates',
  weight: 3,
  reviews: ligero,
  art: 'yoga-mat',
  scene: 'gym',
  makers: [M.calmaChicha, M.pulsoLargo, M.vereda],
  trims: ['#6d4a30', '#f1e8d2', '#1f5966'],
  models: ['Loto', 'Amanecer', 'Raíz', 'Niebla', 'Luna Nueva', 'Marea'],
  colors: colors('Lavanda', 'Verde salvia', 'Petróleo', 'Palo de rosa', 'Negro', 'Turquesa', 'Terracota', 'Azul acero'),
  items: [
    {
      name: 'Tapete de yoga',
      the: 'el tapete',
      short: 'Tapete de yoga',
      price: 389,
      say: [
        'Se desenrolla plano a la primera y se queda quieto en el perro bocabajo.',
        'El largo alcanza para savasana con los brazos estirados, incluso si mides 1.80.',
      ],
      sizes: {
        option: 'Grosor',
        values: [
          ['4 mm', 1],
          ['6 mm', 1.2],
          ['8 mm', 1.4],
        ],
        most: 3,
      },
      facts: [
        ['Medidas', '183 × 61 cm'],
        ['Peso', '0.9 a 1.6 kg'],
      ],
      points: ['183 × 61 cm'],
      words: { uso: 'la clase de yoga' },
    },
    {
      name: 'Tapete grueso para pilates',
      the: 'el tapete',
      short: 'Pilates',
      price: 459,
      say: 'Más acolchado, para que la espalda ruede sin sentir cada vértebra contra el piso.',
      sizes: {
        option: 'Grosor',
        values: [
          ['10 mm', 1],
          ['15 mm', 1.3],
        ],
      },
      facts: [
        ['Medidas', '180 × 60 cm'],
        ['Peso', '1.3 a 1.9 kg'],
      ],
      points: ['Extra acolchado'],
      words: { uso: 'pilates en casa' },
    },
    {
      name: 'Tapete de viaje',
      the: 'el tapete',
      short: 'De viaje',
      price: 329,
      say: 'Se dobla como cobija y cabe en la mochila. Ponlo encima de cualquier tapete prestado y es como llevar el tuyo.',
      facts: [
        ['Medidas', '180 × 61 cm'],
        ['Grosor', '1.5 mm'],
        ['Peso', '0.8 kg'],
      ],
      points: ['Se dobla, no se enrolla'],
      words: { uso: 'viajar' },
    },
    {
      name: 'Tapete de yoga con líneas guía',
      the: 'el tapete',
      short: 'Con guías',
      price: 549,
      say: 'Las líneas grabadas dicen dónde van manos y pies, así corriges la postura aunque practiques solo.',
      facts: [
        ['Medidas', '183 × 66 cm'],
        ['Grosor', '5 mm'],
        ['Peso', '1.4 kg'],
      ],
      points: ['Líneas de alineación'],
      words: { uso: 'practicar sola' },
    },
  ],
  traits: [
    {
      name: 'de TPE',
      say: 'El TPE pesa poco, no tiene látex y no guarda humedad.',
      facts: [['Material', 'TPE, sin látex ni PVC']],
      points: ['Sin látex'],
    },
    {
      name: 'de hule natural',
      factor: 1.75,
      say: 'Hule natural con base porosa: agarra más mientras más sudas. Huele un poco los primeros días.',
      facts: [['Material', 'Hule natural']],
      points: ['Agarre en mojado'],
    },
    {
      name: 'de corcho',
      factor: 1.6,
      say: 'La cara de corcho es tibia al tacto y frena las bacterias y el olor.',
      facts: [['Material', 'Corcho y hule']],
      points: ['Corcho natural'],
    },
    {
      name: 'con correa para cargar',
      factor: 1.1,
      say: 'Trae una correa de algodón que también sirve para estirar.',
      facts: [
        ['Material', 'PVC sin ftalatos'],
        ['Incluye', 'Correa de algodón'],
      ],
      points: ['Correa incluida'],
    },
  ],
  close: [
    'Límpialo con agua y una gota de jabón, y sécalo a la sombra. El sol directo lo tuesta.',
    'Enróllalo con la cara de uso hacia afuera y no se le levantarán las puntas.',
    'Respira, estira y no te compares con la de al lado.',
  ],
  facts: [
    ['Lavado', 'A mano, secar a la sombra'],
    ['Uso', 'Yoga, pilates y estiramiento'],
  ],
  points: ['No resbala', 'Se enrolla fácil', 'Sin olor fuerte', 'Dos caras de uso'],
  warranty: '6 meses contra defectos de fabricación',
});
