import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { prenda } from '../reviews.ts';
import { HOMBRE } from './base.ts';
import { TALLAS_CINTURA } from './tallas.ts';

export const pantalonesYBermudas = productLine({
  ...HOMBRE,
  leaf: 'ropa-calzado/hombre/pantalones-y-bermudas',
  reviews: prenda,
  weight: 6,
  art: 'pants',
  sizes: TALLAS_CINTURA,
  colors: colors('Caqui', 'Negro', 'Azul marino', 'Gris Oxford', 'Verde olivo'),
  mostColors: 2,
  makers: [M.remache, M.donCamilo, M.brechaNorte],
  words: { talla: '32', uso: 'el trabajo' },
  items: [
    {
      name: 'Pantalón casual',
      the: 'el pantalón',
      price: 498,
      tag: 'tela',
      say: 'De oficina informal: pinzas no, bolsas hondas sí. Se plancha poco y aguanta sillas malas.',
      facts: [['Corte', 'Recto']],
      points: ['Bolsas hondas'],
    },
    {
      name: 'Jeans de corte recto',
      the: 'los jeans',
      art: 'jeans',
      colors: colors('Azul mezclilla', 'Índigo', 'Negro', 'Azul deslavado'),
      price: 548,
      tag: 'mezclilla',
      say: 'Mezclilla firme con espacio en el muslo. Cinco bolsas y remaches que no se botan.',
      facts: [['Corte', 'Recto']],
      points: ['Remaches firmes'],
    },
    {
      name: 'Pantalón cargo',
      the: 'el pantalón',
      price: 548,
      tag: 'tela',
      say: 'Bolsas laterales con cierre, rodilla con pinza y jareta al tobillo. Para campo, obra o concierto.',
      facts: [['Corte', 'Recto con bolsas']],
      points: ['Bolsas con cierre'],
      words: { uso: 'el campo' },
    },
    {
      name: 'Bermuda',
      the: 'la bermuda',
      art: 'shorts',
      price: 398,
      tag: 'tela',
      say: 'Largo arriba de la rodilla, ni corta ni de basquetbolista. Pretina con resorte por dentro.',
      facts: [['Corte', 'Recto']],
      points: ['Pretina cómoda'],
      words: { uso: 'la playa' },
    },
  ],
  traits: [
    {
      name: 'con elastano',
      say: 'Dos por ciento de elastano, para subir escaleras y sentarse en el piso.',
      facts: [['Material', 'Algodón y 2 % elastano']],
      points: ['Cede al moverte'],
    },
    {
      name: 'de algodón firme',
      say: 'Algodón de buen peso que mantiene la forma.',
      factor: 1.06,
      facts: [['Material', 'Algodón 100 %']],
      points: ['Mantiene la forma'],
    },
    {
      name: 'de secado rápido',
      say: 'Tela técnica que se moja y en media hora ya está.',
      factor: 1.12,
      only: ['tela'],
      facts: [['Material', 'Poliamida y elastano']],
      points: ['Seca rápido'],
    },
    {
      name: 'de uso rudo',
      say: 'Triple costura y tela de doce onzas, para trabajar.',
      factor: 1.15,
      facts: [
        ['Material', 'Algodón 12 oz'],
        ['Costura', 'Triple'],
      ],
      points: ['Triple costura'],
    },
  ],
});
