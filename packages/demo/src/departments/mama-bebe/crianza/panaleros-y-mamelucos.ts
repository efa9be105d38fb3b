import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { ropa } from '../reviews/crianza.ts';
import { BASE, PASTEL } from './base.ts';

export const panalerosYMamelucos = productLine({
  ...BASE,
  makers: [M.ositoDulce, M.rebocito, M.cunaluna],
  leaf: 'mama-bebe/ropa-y-mama/panaleros-y-mamelucos',
  reviews: ropa,
  weight: 6,
  art: 'onesie',
  models: ['Ajolote', 'Luna', 'Xoloito', 'Milpa', 'Tecolote'],
  colors: PASTEL,
  mostColors: 3,
  sizes: {
    option: 'Talla',
    values: [
      ['0-3 meses', 1],
      ['3-6 meses', 1],
      ['6-12 meses', 1.05],
      ['12-18 meses', 1.08],
    ],
  },
  facts: [
    ['Broches', 'Sin níquel'],
    ['Costuras', 'Planas'],
    ['Lavado', 'Agua fría'],
    ['País de origen', 'México'],
  ],
  points: ['Costuras planas', 'Telas que no pican', 'Hecho en México', 'Cambio de talla gratis por 30 días'],
  close: [
    'Lava la prenda con agua fría antes del primer uso.',
    'Si es regalo, va con papel y sin precio en la nota.',
    'Sécala a la sombra para que conserve el color.',
  ],
  warranty: '30 días para cambio, con etiqueta y sin uso.',
  items: [
    {
      name: 'Pañalero de manga corta',
      the: 'el pañalero',
      short: 'Pañalero',
      price: 98,
      motif: 'emoji:frog',
      say: 'Cuello cruzado que se baja por los hombros cuando hay desastre. Broches abajo, a prueba de madrugada.',
      facts: [['Manga', 'Corta']],
      points: ['Cuello cruzado'],
    },
    {
      name: 'Mameluco de manga larga',
      the: 'el mameluco',
      short: 'Mameluco',
      price: 168,
      motif: 'emoji:owl',
      say: 'Con pies y cierre de dos carros: se abre por abajo sin destaparlo todo.',
      facts: [
        ['Manga', 'Larga'],
        ['Pies', 'Cubiertos'],
      ],
      points: ['Cierre de dos carros'],
    },
    {
      name: 'Conjunto de bebé',
      the: 'el conjunto',
      short: 'Conjunto',
      price: 248,
      motif: 'emoji:rabbit',
      say: 'Playera y pantalón suaves, con pretina que no marca la panza. Para salir y también para gatear.',
      facts: [['Piezas', '2']],
      points: ['Pretina suave'],
    },
  ],
  traits: [
    {
      name: 'de algodón peinado',
      say: 'Algodón peinado, que no se hace bolita y respira.',
      facts: [['Material', 'Algodón 100 %']],
      points: ['Algodón peinado'],
    },
    {
      name: 'de algodón orgánico',
      say: 'Algodón orgánico sin blanquear, con ese tono crudo que se mantiene.',
      factor: 1.3,
      facts: [['Material', 'Algodón orgánico']],
      points: ['Algodón orgánico'],
    },
    {
      name: 'de felpa',
      say: 'Felpa por dentro, para la mañana fría y el aire acondicionado.',
      factor: 1.15,
      facts: [['Material', 'Algodón con felpa']],
      points: ['Para el frío'],
    },
    {
      name: 'con bordado',
      say: 'Con una figura bordada en el pecho, sin hilos que molesten por dentro.',
      factor: 1.2,
      params: { pattern: 'otomi' },
      facts: [
        ['Material', 'Algodón'],
        ['Bordado', 'Sí'],
      ],
      points: ['Bordado'],
    },
  ],
});
