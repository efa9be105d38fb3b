import type { Color } from '../../../types.ts';
import { productLine } from '../../shared-product-line.ts';
import { unas } from '../reviews.ts';
import { COLOR } from './color.ts';

const ESMALTES: readonly Color[] = [
  { name: 'Rojo clavel', hex: '#c8202f' },
  { name: 'Rosa pálido', hex: '#f2c2cd' },
  { name: 'Azul talavera', hex: '#234fa0' },
  { name: 'Negro', hex: '#1d1d20' },
  { name: 'Terracota', hex: '#bf5f3c' },
  { name: 'Lila', hex: '#b79ad6' },
  { name: 'Verde nopal', hex: '#5b8c3e' },
];

export const esmaltes = productLine({
  ...COLOR,
  leaf: 'salud-belleza/maquillaje/unas',
  reviews: unas,
  weight: 4,
  art: 'nail-polish',
  colors: ESMALTES,
  mostColors: 6,
  models: ['Kermés', 'Papel Picado', 'Domingo', 'Alameda', 'Sonaja', 'Talavera'],
  close: [
    'Mira los tonos en la mano de la última foto: la pantalla engaña.',
    'Guárdalo parado y bien tapado, lejos del sol.',
    'Deja descansar la uña unos días entre una aplicación y otra.',
  ],
  points: ['Sin pruebas en animales', 'Color parejo', 'Tonos propios', 'Tapa fácil de agarrar'],
  items: [
    {
      name: 'Esmalte para uñas',
      the: 'el esmalte',
      short: 'Esmalte',
      price: 62,
      say: 'Brocha ancha que cubre la uña en dos pasadas. Dos capas delgadas secan mejor que una gruesa.',
      facts: [['Contenido', '11 ml']],
      points: ['Brocha ancha'],
    },
    {
      name: 'Esmalte en gel',
      the: 'el esmalte',
      short: 'Gel',
      price: 98,
      say: 'Necesita lámpara y dura dos semanas. Retira con calma, sin arrancar: la uña se lleva lo peor.',
      facts: [
        ['Contenido', '10 ml'],
        ['Lámpara', 'Sí'],
      ],
      points: ['Dos semanas'],
    },
    {
      name: 'Juego de uñas postizas',
      the: 'las uñas',
      short: 'Postizas',
      price: 118,
      say: 'Veinticuatro piezas en doce medidas, con pegamento. Se quitan con agua tibia y aceite.',
      facts: [['Piezas', '24']],
      points: ['Doce medidas'],
    },
  ],
  traits: [
    {
      name: 'de alto brillo',
      say: 'Brillo parejo, de salón.',
      facts: [['Acabado', 'Brillo']],
      points: ['Alto brillo'],
    },
    {
      name: 'de acabado mate',
      say: 'Acabado mate, como gis fino.',
      facts: [['Acabado', 'Mate']],
      points: ['Acabado mate'],
    },
    {
      name: 'de acabado nacarado',
      say: 'Con nácar que cambia según la luz.',
      factor: 1.08,
      facts: [['Acabado', 'Nacarado']],
      points: ['Cambia con la luz'],
    },
    {
      name: 'con destellos',
      say: 'Con brillitos finos, del tipo que no raspa.',
      factor: 1.1,
      facts: [['Acabado', 'Destellos']],
      points: ['Brillo fino'],
    },
  ],
});
