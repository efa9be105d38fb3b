import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { correas } from '../gear-reviews.ts';
import { MAKERS as M } from '../makers.ts';
import { TALLA } from './talla.ts';

export const correasYPecheras = productLine({
  leaf: 'mascotas/perros/correas-y-pecheras',
  weight: 3,
  reviews: correas,
  art: 'leash',
  scene: 'street',
  makers: [M.correteo, M.patitas, M.lomitoFeliz],
  trims: ['#1d1d20', '#f1e8d2', '#c98a3a'],
  models: ['Paseo', 'Vecino', 'Parque', 'Banqueta', 'Trote', 'Guía'],
  colors: colors('Rojo', 'Negro', 'Turquesa', 'Rosa mexicano', 'Verde olivo', 'Naranja', 'Morado'),
  mostColors: 3,
  words: { animal: 'perro' },
  items: [
    {
      name: 'Correa para perro',
      the: 'la correa',
      tag: 'correa',
      price: 179,
      say: 'Mango acolchado que no quema la mano cuando pasa una ardilla.',
      sizes: {
        option: 'Largo',
        values: [
          ['1.20 m', 1],
          ['1.80 m', 1.15],
        ],
      },
      facts: [
        ['Ancho', '2.5 cm'],
        ['Resiste', 'Perros de hasta 40 kg'],
      ],
    },
    {
      name: 'Correa retráctil para perro',
      the: 'la correa',
      tag: 'correa',
      price: 349,
      say: 'Se alarga cuando hay campo y se frena con el pulgar cuando hay coches.',
      sizes: {
        option: 'Largo',
        values: [
          ['3 m', 1],
          ['5 m', 1.25],
        ],
      },
      facts: [
        ['Freno', 'Con pulgar'],
        ['Resiste', 'Perros de hasta 25 kg'],
      ],
    },
    {
      name: 'Pechera para perro',
      the: 'la pechera',
      tag: 'pecho',
      price: 289,
      say: 'Reparte el jalón en el pecho y no en el cuello. Se pone por la cabeza y cierra a los lados.',
      sizes: TALLA,
      facts: [
        ['Ajuste', '4 puntos'],
        ['Contorno', 'CH 40-50, M 50-65, G 65-80, XG 80-100 cm'],
      ],
    },
    {
      name: 'Pechera antijalones para perro',
      the: 'la pechera',
      tag: 'pecho',
      price: 359,
      say: 'La argolla de enfrente lo voltea hacia ti cuando jala; en una semana ya paseas tú a él.',
      sizes: TALLA,
      facts: [
        ['Ajuste', '4 puntos, argolla al frente'],
        ['Contorno', 'CH 40-50, M 50-65, G 65-80, XG 80-100 cm'],
      ],
    },
    {
      name: 'Collar para perro',
      the: 'el collar',
      tag: 'correa',
      price: 129,
      say: 'Broche que abre con dos dedos y argolla soldada para la placa.',
      sizes: {
        option: 'Talla',
        values: [
          ['CH (25-35 cm)', 1],
          ['M (35-45 cm)', 1.15],
          ['G (45-60 cm)', 1.3],
        ],
      },
      facts: [
        ['Broche', 'De seguridad'],
        ['Ancho', '1.5 a 2.5 cm'],
      ],
    },
  ],
  traits: [
    {
      name: 'reflejante',
      say: 'El hilo reflejante se ve a cien metros con los faros de un coche.',
      facts: [['Reflejante', 'Sí']],
      points: ['Se ve de noche'],
    },
    {
      name: 'de nylon reforzado',
      say: 'Nylon tejido con costura en cruz; no se deshilacha ni mojado.',
      facts: [['Material', 'Nylon']],
      points: ['Costura reforzada'],
    },
    {
      name: 'de piel',
      only: ['correa'],
      factor: 1.7,
      say: 'Piel de León que se suaviza con los paseos y herrajes que no se pintan de verde.',
      facts: [['Material', 'Piel de res']],
      points: ['Piel de León'],
    },
    {
      name: 'de malla acolchada',
      only: ['pecho'],
      factor: 1.12,
      say: 'La malla acolchada no roza las axilas y se seca rápido.',
      facts: [['Material', 'Malla acolchada']],
      points: ['No roza'],
    },
    {
      name: 'con asa de control',
      only: ['pecho'],
      factor: 1.15,
      say: 'El asa del lomo lo detiene en el cruce o lo ayuda a subir al coche.',
      facts: [['Asa', 'En el lomo']],
      points: ['Asa en el lomo'],
    },
  ],
  close: [
    'Deben caber dos dedos entre la tela y el cuerpo. Ni más ni menos.',
    'Ponle placa con tu teléfono, aunque «nunca se escape».',
    'Lava a mano y seca a la sombra.',
  ],
  facts: [
    ['Herrajes', 'Metal niquelado'],
    ['Lavado', 'A mano'],
  ],
  points: ['Herrajes firmes', 'Costuras dobles', 'Colores que no se deslavan', 'Cómoda para ti y para él'],
  warranty: '3 meses contra defectos de fabricación',
});
