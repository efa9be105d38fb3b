import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { prenda } from '../reviews.ts';
import { HOMBRE } from './base.ts';

export const chamarrasYSudaderas = productLine({
  ...HOMBRE,
  leaf: 'ropa-calzado/hombre/chamarras-y-sudaderas',
  reviews: prenda,
  weight: 5,
  art: 'jacket',
  colors: colors('Negro', 'Azul marino', 'Verde olivo', 'Gris Oxford', 'Café'),
  mostColors: 2,
  makers: [M.brechaNorte, M.jacalia, M.donCamilo],
  words: { talla: 'mediano', uso: 'las mañanas frías' },
  items: [
    {
      name: 'Chamarra acolchada',
      the: 'la chamarra',
      price: 948,
      tag: 'ch',
      say: 'Relleno que abriga sin volumen de astronauta y capucha que se desmonta.',
      facts: [
        ['Cierre', 'Completo'],
        ['Capucha', 'Desmontable'],
      ],
      points: ['Capucha desmontable'],
    },
    {
      name: 'Chamarra tipo aviador',
      the: 'la chamarra',
      price: 898,
      tag: 'ch',
      say: 'Puño y cintura tejidos, bolsa en la manga y forro naranja que solo tú sabes que está ahí.',
      facts: [
        ['Cierre', 'Completo'],
        ['Capucha', 'No'],
      ],
      points: ['Bolsa en la manga'],
    },
    {
      name: 'Sudadera con capucha',
      the: 'la sudadera',
      art: 'hoodie',
      price: 498,
      tag: 'su',
      say: 'Felpa por dentro y jareta que no se va por el orificio. De regreso a casa y de domingo.',
      facts: [
        ['Cierre', 'Sin cierre'],
        ['Capucha', 'Sí'],
      ],
      points: ['Felpa por dentro'],
      words: { uso: 'los domingos' },
    },
    {
      name: 'Sudadera con cierre',
      the: 'la sudadera',
      art: 'hoodie',
      price: 548,
      tag: 'su',
      say: 'Cierre que corre derecho y bolsas de canguro. La que se queda en el coche por si acaso.',
      facts: [
        ['Cierre', 'Completo'],
        ['Capucha', 'Sí'],
      ],
      points: ['Cierre que no se atora'],
    },
  ],
  traits: [
    {
      name: 'de felpa gruesa',
      say: 'Felpa de 320 gramos que no se adelgaza con el uso.',
      only: ['su'],
      facts: [['Material', 'Algodón y poliéster']],
      points: ['Felpa de 320 g'],
    },
    {
      name: 'de felpa ligera',
      say: 'Ligera, para clima templado o para correr temprano.',
      factor: 0.92,
      only: ['su'],
      facts: [['Material', 'Algodón y poliéster']],
      points: ['Ligera'],
    },
    {
      name: 'repelente al agua',
      say: 'Repele llovizna y viento en la moto.',
      factor: 1.12,
      only: ['ch'],
      facts: [['Material', 'Nailon repelente']],
      points: ['Corta el viento'],
    },
    {
      name: 'con forro de borrega',
      not: ['Chamarra tipo aviador'],
      say: 'Borrega por dentro, para el norte en enero.',
      factor: 1.25,
      facts: [
        ['Material', 'Exterior de poliéster'],
        ['Forro', 'Borrega sintética'],
      ],
      points: ['Para enero'],
    },
    {
      name: 'de lona encerada',
      say: 'Lona encerada que se marca con el uso y queda mejor.',
      factor: 1.35,
      only: ['ch'],
      facts: [['Material', 'Lona encerada']],
      points: ['Envejece bien'],
    },
  ],
});
