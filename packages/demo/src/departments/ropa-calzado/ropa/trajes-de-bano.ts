import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { prenda } from '../reviews.ts';
import { MUJER } from './base.ts';

export const trajesDeBano = productLine({
  ...MUJER,
  leaf: 'ropa-calzado/mujer/trajes-de-bano',
  reviews: prenda,
  weight: 3,
  art: 'swimsuit',
  scene: 'beach',
  makers: [M.penasco, M.jacalia, M.lunaDiurna],
  colors: colors('Negro', 'Coral', 'Turquesa', 'Azul marino', 'Mostaza'),
  words: { talla: 'mediana', uso: 'la playa' },
  close: [
    'Enjuágalo con agua dulce al salir y no lo exprimas: el cloro y la sal gastan el elástico.',
    'Sécalo a la sombra. El protector solar en crema mancha las telas claras.',
    'Por higiene se cambia con etiqueta y sello interior.',
  ],
  points: [
    'Forro que no se transparenta',
    'Hecho en México',
    'Guía de medidas incluida',
    'Cambio de talla con etiqueta',
  ],
  items: [
    {
      name: 'Traje de baño completo',
      the: 'el traje',
      price: 598,
      say: 'Sujeta bien sin apretar, con copas que se sacan y tirantes que se cruzan. Para nadar, no solo para la foto.',
      facts: [
        ['Piezas', '1'],
        ['Forro', 'Completo'],
      ],
      points: ['Para nadar'],
    },
    {
      name: 'Bikini',
      the: 'el bikini',
      price: 548,
      say: 'Top con amarre al cuello y parte de abajo con cobertura media. Se ajusta, no se baja.',
      facts: [
        ['Piezas', '2'],
        ['Forro', 'Completo'],
      ],
      points: ['Ajustable'],
    },
    {
      name: 'Tankini',
      the: 'el tankini',
      price: 628,
      say: 'Blusa larga y calzón alto: cómoda para perseguir niños en la alberca.',
      facts: [
        ['Piezas', '2'],
        ['Forro', 'Frontal'],
      ],
      points: ['Cómodo en la alberca'],
    },
    {
      name: 'Pareo',
      the: 'el pareo',
      art: 'scarf',
      params: { pattern: 'leaves' },
      price: 248,
      say: 'De falda, de vestido o de toalla chica. Se amarra en dos nudos.',
      facts: [
        ['Medidas', '180 × 110 cm'],
        ['Forro', 'No'],
      ],
      points: ['Tres usos'],
      sizes: { option: 'Talla', values: [['Unitalla', 1]] },
      tag: 'pareo',
    },
  ],
  traits: [
    {
      name: 'con protección UV',
      say: 'Tela con factor UPF 50, que ayuda pero no reemplaza al protector.',
      factor: 1.12,
      not: ['pareo'],
      facts: [['Material', 'Poliamida, UPF 50']],
      points: ['UPF 50'],
    },
    {
      name: 'resistente al cloro',
      say: 'Fibra que aguanta la alberca más de una temporada.',
      factor: 1.1,
      not: ['pareo'],
      facts: [['Material', 'Poliéster PBT']],
      points: ['Aguanta el cloro'],
    },
    {
      name: 'con estampado tropical',
      say: 'Hojas y flores dibujadas por nosotros, a color completo.',
      params: { pattern: 'leaves' },
      facts: [['Material', 'Poliamida y elastano']],
      points: ['Estampado propio'],
    },
    {
      name: 'de manta suave',
      say: 'Manta ligera que se seca en lo que comes un coctel.',
      only: ['pareo'],
      facts: [['Material', 'Algodón']],
      points: ['Seca pronto'],
    },
  ],
});
