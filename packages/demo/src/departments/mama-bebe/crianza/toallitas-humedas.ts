import { productLine } from '../../shared-product-line.ts';
import { panal } from '../reviews/crianza.ts';
import { HIGIENE } from './base.ts';

export const toallitasHumedas = productLine({
  ...HIGIENE,
  leaf: 'mama-bebe/panales-e-higiene/toallitas-humedas',
  reviews: panal,
  weight: 4,
  art: 'pouch',
  facts: [
    ['Alcohol', 'No contiene'],
    ['Tapa', 'Con broche'],
    ['pH', '5.5'],
    ['País de origen', 'México'],
  ],
  sizes: {
    option: 'Presentación',
    values: [
      ['80 toallitas', 1],
      ['3 paquetes de 80', 2.8],
      ['12 paquetes de 80', 10.5],
    ],
    most: 2,
  },
  points: ['Tapa rígida', 'Sin alcohol', 'Hecho en México', 'Empaque con sello'],
  close: [
    'Cierra bien la tapa para que no se sequen. No las tires al inodoro.',
    'Ante cualquier reacción en la piel, suspende y consulta a tu pediatra.',
    'Deja un paquete en el coche y otro en la pañalera.',
  ],
  items: [
    {
      name: 'Toallitas húmedas',
      the: 'las toallitas',
      short: 'Húmedas',
      price: 58,
      hex: '#cfe8f5',
      motif: 'emoji:droplet',
      say: 'Gruesas y con bastante agua: con una o dos alcanza. La tapa rígida evita que el paquete se seque.',
      facts: [['Textura', 'Gruesa']],
      points: ['Con una alcanza'],
    },
    {
      name: 'Toallitas de agua pura',
      the: 'las toallitas',
      short: 'Agua pura',
      price: 72,
      hex: '#e8f5f7',
      motif: 'emoji:water-wave',
      say: 'Agua y poco más, para los primeros meses y para pieles que no perdonan.',
      facts: [['Composición', '99 % agua']],
      points: ['99 % agua'],
    },
    {
      name: 'Toallitas para manos y cara',
      the: 'las toallitas',
      short: 'Manos y cara',
      price: 54,
      hex: '#f2c6d4',
      motif: 'emoji:soap',
      say: 'Para el postre, el parque y la chamarra llena de paleta.',
      facts: [['Textura', 'Media']],
      points: ['Para el parque'],
    },
  ],
  traits: [
    {
      name: 'sin aroma',
      say: 'Sin perfume, que es lo que casi siempre recomiendan.',
      facts: [['Aroma', 'Ninguno']],
      points: ['Sin perfume'],
    },
    {
      name: 'con manzanilla',
      say: 'Con extracto de manzanilla, muy tenue.',
      motif: 'emoji:sunflower',
      facts: [['Aroma', 'Manzanilla']],
      points: ['Con manzanilla'],
    },
    {
      name: 'con avena',
      say: 'Con avena coloidal para piel irritada.',
      factor: 1.1,
      motif: 'emoji:sheaf-of-rice',
      facts: [
        ['Aroma', 'Ninguno'],
        ['Activo', 'Avena coloidal'],
      ],
      points: ['Avena coloidal'],
    },
    {
      name: 'biodegradables',
      say: 'De fibra vegetal biodegradable; ni así van al inodoro.',
      factor: 1.25,
      facts: [['Material', 'Fibra vegetal']],
      points: ['Biodegradables'],
    },
  ],
});
