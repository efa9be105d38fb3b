import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { botana } from '../reviews/botanas.ts';
import { BASE } from './base.ts';

export const cacahuatesYSemillas = productLine({
  ...BASE,
  leaf: 'supermercado/botanas-y-dulces/cacahuates-y-semillas',
  reviews: botana,
  weight: 5,
  makers: [M.picapleitos, M.lasTrojes, M.cerroQuieto],
  art: 'pouch',
  items: [
    {
      name: 'Cacahuates',
      the: 'los cacahuates',
      short: 'Cacahuates',
      price: 48,
      hex: '#c68642',
      motif: 'emoji:peanuts',
      say: 'Grandes y parejos, tostados hasta el centro. La botana que abre cualquier conversación.',
      facts: [['Semilla', 'Cacahuate']],
      points: ['Tostado parejo'],
    },
    {
      name: 'Pepitas de calabaza',
      the: 'las pepitas',
      short: 'Pepitas',
      price: 72,
      hex: '#7f9b4e',
      motif: 'emoji:jack-o-lantern',
      say: 'Peladas y verdes, para picar o para espolvorear en ensalada y sopa de calabaza.',
      facts: [['Semilla', 'Calabaza pelada']],
      points: ['Ya peladas'],
    },
    {
      name: 'Garbanzos tostados',
      the: 'los garbanzos',
      short: 'Garbanzos',
      price: 46,
      hex: '#d9b779',
      motif: 'emoji:falafel',
      say: 'Crujen como cacahuate y traen más fibra. Buenos para la tarde en la oficina.',
      facts: [['Semilla', 'Garbanzo']],
      points: ['Más fibra'],
    },
    {
      name: 'Almendras',
      the: 'las almendras',
      short: 'Almendras',
      price: 148,
      hex: '#a0622d',
      motif: 'emoji:chestnut',
      say: 'Enteras, con piel, tostadas en seco. Un puño basta de colación.',
      facts: [['Semilla', 'Almendra con piel']],
      points: ['Tostadas en seco'],
    },
    {
      name: 'Nuez de la India',
      the: 'la nuez',
      short: 'Nuez India',
      price: 168,
      hex: '#ead7b0',
      motif: 'emoji:seedling',
      say: 'Mantequillosa y suave, en pieza entera. Licuada con agua también hace una crema espesa para pastas.',
      facts: [['Semilla', 'Nuez de la India']],
      points: ['Pieza entera'],
    },
  ],
  traits: [
    {
      name: 'con sal',
      say: 'Llevan sal fina que se pega sin necesidad de aceite.',
      facts: [
        ['Sabor', 'Salado'],
        ['Picor', 'Ninguno'],
      ],
      points: ['Sin aceite añadido'],
    },
    {
      name: 'con chile y limón',
      say: 'Enchilado y con limón; deja polvito en el fondo, que es lo mejor.',
      motif: 'emoji:lime',
      hex: '#c8452e',
      facts: [
        ['Sabor', 'Chile y limón'],
        ['Picor', 'Medio'],
      ],
      points: ['Enchilado'],
    },
    {
      name: 'al natural',
      say: 'Ni sal ni aceite ni azúcar: solo tostado.',
      factor: 0.98,
      facts: [
        ['Sabor', 'Natural'],
        ['Sal añadida', 'No'],
      ],
      points: ['Sin sal añadida'],
    },
    {
      name: 'con ajo y chile de árbol',
      say: 'Con ajos enteros y chile de árbol frito, estilo cantina.',
      motif: 'emoji:garlic',
      factor: 1.08,
      facts: [
        ['Sabor', 'Ajo y chile'],
        ['Picor', 'Medio'],
      ],
      points: ['Estilo cantina'],
    },
    {
      name: 'con miel',
      say: 'Una capa delgada de miel y una pizca de sal; se acaban rápido.',
      motif: 'emoji:honey-pot',
      factor: 1.1,
      facts: [
        ['Sabor', 'Miel'],
        ['Picor', 'Ninguno'],
      ],
      points: ['Con miel de abeja'],
    },
  ],
  sizes: {
    option: 'Contenido',
    values: [
      ['120 g', 0.5],
      ['280 g', 1],
      ['1 kg', 3.1],
    ],
    most: 2,
  },
});
