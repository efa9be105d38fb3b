import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { trajes } from '../reviews/aire-libre.ts';

export const trajesDeNatacion = productLine({
  leaf: 'deportes/natacion/trajes-de-natacion',
  weight: 2,
  reviews: trajes,
  art: 'swimsuit',
  scene: 'beach',
  makers: [M.poza, M.marea],
  trims: ['#1d1d20', '#f6f5f1', '#ee7a25'],
  models: ['Crol', 'Delfín', 'Volcada', 'Cloro Cero', 'Metros', 'Corriente'],
  colors: colors('Azul marino', 'Negro', 'Vino', 'Petróleo', 'Morado', 'Fucsia'),
  mostColors: 2,
  words: { talla: 'M' },
  sizes: {
    option: 'Talla',
    values: [
      ['CH', 1],
      ['M', 1],
      ['G', 1],
      ['XG', 1.04],
    ],
  },
  items: [
    {
      name: 'Traje de natación para mujer',
      the: 'el traje',
      price: 649,
      say: 'Espalda cruzada que libera los hombros y no se mueve en las vueltas.',
      facts: [
        ['Corte', 'Una pieza, espalda cruzada'],
        ['Forro', 'Frontal'],
      ],
      words: { uso: 'entrenar' },
    },
    {
      name: 'Traje de natación tipo jammer',
      the: 'el traje',
      params: { pattern: 'plain' },
      art: 'shorts',
      price: 549,
      say: 'Llega arriba de la rodilla, comprime el muslo y quita resistencia al agua.',
      facts: [
        ['Corte', 'Jammer'],
        ['Forro', 'Frontal'],
      ],
      words: { uso: 'el equipo de natación' },
    },
    {
      name: 'Traje de natación infantil',
      the: 'el traje',
      price: 399,
      say: 'Tirantes firmes y tela que aguanta tallarse contra la orilla de la alberca.',
      sizes: {
        option: 'Talla',
        values: [
          ['4', 1],
          ['6', 1],
          ['8', 1.04],
          ['10', 1.04],
          ['12', 1.08],
        ],
      },
      facts: [
        ['Corte', 'Una pieza'],
        ['Forro', 'Completo'],
      ],
      words: { uso: 'las clases de natación' },
    },
    {
      name: 'Traje de manga larga contra el sol',
      the: 'el traje',
      price: 749,
      say: 'Cubre hombros y brazos: menos bloqueador en el mar y ningún ardor en la noche.',
      facts: [
        ['Corte', 'Manga larga'],
        ['Forro', 'Frontal'],
        ['Protección solar', 'UPF 50+'],
      ],
      words: { uso: 'el mar' },
    },
  ],
  traits: [
    {
      name: 'resistente al cloro',
      factor: 1.15,
      say: 'La tela de PBT resiste el cloro hasta diez veces más que la licra común.',
      facts: [['Tela', 'Poliéster PBT']],
      points: ['Aguanta el cloro'],
    },
    {
      name: 'de secado rápido',
      say: 'Se exprime, se cuelga y en dos horas está listo.',
      facts: [['Tela', 'Poliéster y elastano']],
      points: ['Seca en dos horas'],
    },
    {
      name: 'estampado',
      factor: 1.08,
      params: { pattern: 'zigzag' },
      say: 'El estampado va teñido en la fibra, no encima, así que no se cuartea.',
      facts: [['Tela', 'Poliamida y elastano']],
      points: ['Estampado que no se cae'],
    },
    {
      name: 'de compresión',
      factor: 1.35,
      say: 'Aprieta parejo y mantiene el cuerpo alto en el agua.',
      facts: [['Tela', 'Poliamida de compresión']],
      points: ['Compresión pareja'],
    },
  ],
  close: [
    'Enjuágalo con agua fría al salir y no lo exprimas retorciendo.',
    'Debe quedar justo en seco: en el agua todo afloja un poco.',
    'Los trajes de baño se cambian solo con el sello de higiene puesto.',
  ],
  facts: [
    ['Cuidado', 'A mano, a la sombra'],
    ['Costuras', 'Planas'],
  ],
  points: ['Costuras planas', 'No se transparenta', 'Libertad de movimiento', 'Sello de higiene'],
  warranty: '3 meses contra defectos de fabricación. Cambio de talla con el sello de higiene puesto.',
});
