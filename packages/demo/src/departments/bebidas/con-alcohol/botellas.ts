import { MAKERS as M } from '../makers.ts';

const BASE = {
  scene: 'living',
  art: 'bottle',
  views: ['hero', 'detail', 'lifestyle', 'box'],
  points: ['Venta solo a mayores de 18 años', 'Botella protegida con doble caja', 'Sello de garantía', 'Lote impreso'],
  close: [
    'El repartidor pide una identificación oficial al entregar. Evita el exceso.',
    'Se entrega solo a mayores de 18 años. Si manejas, que sea otro día.',
    'Guárdala parada o acostada según el tapón, siempre lejos del sol. Solo para mayores de edad.',
  ],
  warranty: 'Si llega rota o con el sello abierto, te la reponemos dentro de los 7 días siguientes a la entrega.',
} as const;

/** Values that wines share: cellars, bottle and cases. */
export const VINO = {
  ...BASE,
  makers: [M.casaBarranca, M.vinaCoyota],
  params: { shape: 'wine' },
  sizes: {
    option: 'Presentación',
    values: [
      ['Botella de 750 ml', 1],
      ['Caja con 3', 2.9],
      ['Caja con 6', 5.6],
    ],
    most: 2,
  },
} as const;

/** Values that spirits share: bottle and sizes. */
export const AGAVE = {
  ...BASE,
  params: { shape: 'tequila' },
  sizes: {
    option: 'Contenido',
    values: [
      ['375 ml', 0.58],
      ['750 ml', 1],
      ['1 L', 1.28],
    ],
    most: 2,
  },
} as const;

/** Values that beers share: bottle and packs. */
export const CERVEZA = {
  ...BASE,
  scene: 'party',
  params: { shape: 'beer' },
  sizes: {
    option: 'Presentación',
    values: [
      ['6 de 355 ml', 1],
      ['12 de 355 ml', 1.95],
      ['24 de 355 ml', 3.8],
    ],
    most: 2,
  },
} as const;
