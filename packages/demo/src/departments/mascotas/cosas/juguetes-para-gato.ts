import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { juguetes } from '../reviews.ts';

export const juguetesParaGato = productLine({
  leaf: 'mascotas/gatos/juguetes-para-gato',
  weight: 2,
  reviews: juguetes,
  art: 'pet-toy',
  scene: 'living',
  makers: [M.michoacana, M.bigoteFino, M.correteo],
  trims: ['#f1e8d2', '#6a3d9a', '#f28c28'],
  models: ['Cacería', 'Medianoche', 'Salto', 'Pata Loca', 'Zarpa', 'Travesura'],
  colors: colors('Naranja', 'Gris', 'Rosa', 'Turquesa', 'Morado'),
  mostColors: 3,
  words: { animal: 'gato' },
  items: [
    {
      name: 'Ratón de juguete para gato',
      the: 'el ratón',
      params: { motif: 'emoji:mouse' },
      price: 69,
      say: 'Del tamaño que cabe en la boca, para que te lo deje de regalo en la almohada.',
      sizes: {
        option: 'Presentación',
        values: [
          ['2 piezas', 1],
          ['6 piezas', 2.5],
        ],
      },
      facts: [
        ['Juego', 'Cazar'],
        ['Tamaño', '7 cm'],
      ],
    },
    {
      name: 'Caña con plumas para gato',
      the: 'la caña',
      params: { motif: 'emoji:feather' },
      price: 99,
      say: 'La mueves como pájaro herido y salta más alto de lo que creías.',
      facts: [
        ['Juego', 'Saltar'],
        ['Largo', '90 cm'],
      ],
    },
    {
      name: 'Pescado de tela para gato',
      the: 'el pescado',
      params: { motif: 'emoji:fish' },
      price: 129,
      say: 'Largo, para abrazarlo con las de adelante y patearlo con las de atrás.',
      sizes: {
        option: 'Tamaño',
        values: [
          ['20 cm', 1],
          ['30 cm', 1.3],
        ],
      },
      facts: [
        ['Juego', 'Patear'],
        ['Lavado', 'A mano'],
      ],
    },
    {
      name: 'Bola de estambre para gato',
      the: 'la bola',
      params: { motif: 'emoji:yarn' },
      price: 79,
      say: 'Tejida y pegada por dentro: no se desenreda ni deja hilos que tragar.',
      sizes: {
        option: 'Presentación',
        values: [
          ['1 pieza', 1],
          ['3 piezas', 2.5],
        ],
      },
      facts: [
        ['Juego', 'Rodar'],
        ['Tamaño', '6 cm'],
      ],
    },
  ],
  traits: [
    {
      name: 'con hierba gatera',
      factor: 1.1,
      say: 'Lleva hierba gatera, que a la mitad de los gatos los vuelve comediantes.',
      facts: [['Relleno', 'Fibra y hierba gatera']],
      points: ['Con hierba gatera'],
    },
    {
      name: 'con cascabel',
      say: 'El cascabel te avisa que son las tres de la mañana y alguien está jugando.',
      facts: [
        ['Relleno', 'Fibra'],
        ['Sonido', 'Cascabel'],
      ],
      points: ['Con cascabel'],
    },
    {
      name: 'de materiales naturales',
      factor: 1.2,
      say: 'Algodón, lana y henequén, sin plásticos que astillen.',
      facts: [['Relleno', 'Lana']],
      points: ['Sin plásticos'],
    },
    {
      name: 'con papel que cruje',
      factor: 1.05,
      say: 'Cruje como bolsa del súper, y ya sabes el efecto.',
      facts: [
        ['Relleno', 'Fibra y papel'],
        ['Sonido', 'Crujido'],
      ],
      points: ['Cruje al morder'],
    },
  ],
  close: [
    'Juega diez minutos antes de dormir y quizá te deje dormir a ti.',
    'Guarda lo que tenga cuerda cuando no estés mirando.',
    'Cambia los juguetes cada semana: se aburren con estilo.',
  ],
  facts: [
    ['Edad', 'Desde 3 meses'],
    ['Supervisión', 'Recomendada'],
    ['País de origen', 'México'],
  ],
  points: ['Sin piezas chicas', 'Colores sin plomo', 'Ligero', 'Para interior'],
  warranty: '30 días contra defectos de fabricación',
});
