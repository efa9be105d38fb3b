import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { moles } from '../reviews/salsas.ts';
import { GARANTIA } from './garantia.ts';

export const molesYAdobos = productLine({
  leaf: 'supermercado/salsas-y-chiles/moles-y-adobos',
  reviews: moles,
  weight: 6,
  makers: [M.donaRefugio, M.cerroQuieto, M.tresPetates],
  art: 'jar',
  scene: 'kitchen',
  items: [
    {
      name: 'Mole poblano',
      the: 'el mole',
      short: 'Poblano',
      price: 92,
      hex: '#4a2318',
      motif: 'emoji:chocolate-bar',
      say: 'Más de veinte ingredientes: mulato, ancho, pasilla, almendra, plátano macho y su trocito de chocolate. Espeso, brillante y sin grumos.',
      facts: [
        ['Ingredientes clave', 'Mulato, ancho, almendra, chocolate'],
        ['Picor', 'Suave'],
      ],
      points: ['Más de 20 ingredientes'],
    },
    {
      name: 'Mole negro oaxaqueño',
      the: 'el mole',
      short: 'Negro',
      price: 118,
      hex: '#1f1513',
      motif: 'emoji:fire',
      say: 'Chilhuacle quemado con paciencia, hoja de aguacate y especias. Profundo, ligeramente amargo, el de las bodas.',
      facts: [
        ['Ingredientes clave', 'Chilhuacle, hoja de aguacate, ajonjolí'],
        ['Picor', 'Medio'],
      ],
      points: ['Con chilhuacle'],
    },
    {
      name: 'Pipián verde',
      the: 'el pipián',
      short: 'Pipián',
      price: 86,
      hex: '#6b8e4e',
      motif: 'emoji:seedling',
      say: 'Pepita molida, tomatillo, hoja santa y chile poblano. Cremoso sin llevar crema; con pollo, cerdo o calabacitas.',
      facts: [
        ['Ingredientes clave', 'Pepita, tomatillo, hoja santa'],
        ['Picor', 'Suave'],
      ],
      points: ['De pepita'],
    },
    {
      name: 'Mole almendrado',
      the: 'el mole',
      short: 'Almendrado',
      price: 104,
      hex: '#b06a3b',
      motif: 'emoji:chestnut',
      say: 'Dulce y sedoso, de San Pedro Atocpan por estilo. Si en tu casa el mole poblano les pica a los niños, este es el camino.',
      facts: [
        ['Ingredientes clave', 'Almendra, ancho, canela'],
        ['Picor', 'Casi nada'],
      ],
      points: ['No pica'],
    },
    {
      name: 'Adobo de guajillo',
      the: 'el adobo',
      short: 'Guajillo',
      price: 58,
      hex: '#a4231c',
      motif: 'emoji:cut-of-meat',
      say: 'Guajillo, ajo, clavo y vinagre de piña, listo para untar. Dos horas de reposo y la carne sabe a domingo.',
      facts: [
        ['Ingredientes clave', 'Guajillo, ajo, vinagre'],
        ['Picor', 'Suave'],
      ],
      points: ['Listo para untar'],
    },
    {
      name: 'Achiote preparado',
      the: 'el achiote',
      short: 'Achiote',
      price: 36,
      hex: '#c2491d',
      motif: 'emoji:orange-square',
      say: 'Recado rojo estilo yucateco: disuélvelo en jugo de naranja agria y tienes la marinada de la cochinita y del pescado tikin xic.',
      facts: [
        ['Ingredientes clave', 'Achiote, orégano, pimienta gorda'],
        ['Picor', 'Ninguno'],
      ],
      points: ['Recado yucateco'],
    },
  ],
  traits: [
    {
      name: 'en pasta',
      say: 'Viene concentrado: se disuelve en cuatro tantos de caldo caliente.',
      facts: [
        ['Forma', 'Pasta concentrada'],
        ['Rendimiento', '4 veces su peso'],
      ],
      points: ['Rinde cuatro veces'],
    },
    {
      name: 'listo para servir',
      not: ['Achiote preparado'],
      say: 'Ya está diluido y sazonado; solo caliéntalo a fuego bajo y muévelo.',
      factor: 0.9,
      facts: [
        ['Forma', 'Listo para calentar'],
        ['Rendimiento', '4 piezas de pollo por frasco'],
      ],
      points: ['Solo calentar'],
    },
    {
      name: 'molido en metate',
      say: 'Se muele en metate por un grupo de cocineras tradicionales; la textura lo cuenta.',
      factor: 1.45,
      facts: [
        ['Forma', 'Pasta de molienda tradicional'],
        ['Rendimiento', '4 veces su peso'],
      ],
      points: ['Molido en metate'],
    },
    {
      name: 'bajo en azúcar',
      not: ['Achiote preparado', 'Adobo de guajillo', 'Pipián verde'],
      say: 'Lleva menos azúcar que la receta habitual y se apoya en plátano macho y pasas.',
      factor: 1.08,
      facts: [
        ['Forma', 'Pasta concentrada'],
        ['Azúcar', '40 % menos que la receta base'],
      ],
      points: ['Menos azúcar'],
    },
  ],
  sizes: {
    option: 'Contenido',
    values: [
      ['250 g', 0.6],
      ['500 g', 1],
      ['1 kg', 1.9],
    ],
    most: 2,
  },
  close: [
    'Lo que no uses se congela muy bien en porciones.',
    'Sírvelo con ajonjolí tostado y arroz blanco. Al otro día sabe mejor.',
    'Contiene nueces o semillas: revisa la etiqueta si en tu mesa hay alergias.',
  ],
  facts: [
    ['Conservación', 'Refrigérese después de abrir'],
    ['Caducidad', '12 meses'],
    ['País de origen', 'México'],
  ],
  points: ['Sin colorantes', 'Receta de cocina tradicional', 'Se congela bien', 'Frasco de vidrio'],
  warranty: GARANTIA,
});
