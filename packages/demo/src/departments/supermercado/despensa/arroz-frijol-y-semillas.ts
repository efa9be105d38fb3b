import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { granos } from '../reviews/despensa.ts';
import { GARANTIA, SECO } from './garantia.ts';

export const arrozFrijolYSemillas = productLine({
  leaf: 'supermercado/despensa/arroz-frijol-y-semillas',
  reviews: granos,
  weight: 12,
  makers: [M.milpaHonda, M.lasTrojes, M.cerroQuieto, M.donaRefugio],
  art: 'sack',
  scene: 'kitchen',
  sizes: {
    option: 'Presentación',
    values: [
      ['Bolsa de 500 g', 0.58],
      ['Bolsa de 900 g', 1],
      ['Costal de 5 kg', 5],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Arroz blanco grano largo',
      the: 'el arroz',
      short: 'Grano largo',
      price: 34,
      hex: '#f3ead2',
      motif: 'emoji:cooked-rice',
      say: 'Grano largo y entero que queda suelto: el de la olla de diario, el rojo del domingo y el arroz con leche de la abuela. Una taza rinde tres ya cocida.',
      facts: [
        ['Tipo de grano', 'Largo, 5 % quebrado máximo'],
        ['Tiempo de cocción', '18 a 20 min'],
      ],
      points: ['Queda suelto, no se bate'],
    },
    {
      name: 'Arroz integral',
      the: 'el arroz',
      short: 'Integral',
      price: 46,
      hex: '#c9a66b',
      motif: 'emoji:sheaf-of-rice',
      say: 'Conserva el salvado, así que tarda un poco más en la lumbre y se siente más entero al morder. Remójalo media hora y ahorras diez minutos de gas.',
      facts: [
        ['Tipo de grano', 'Largo con salvado'],
        ['Tiempo de cocción', '35 a 40 min'],
      ],
      points: ['Fuente de fibra'],
    },
    {
      name: 'Frijol negro',
      the: 'el frijol',
      short: 'Frijol negro',
      price: 42,
      hex: '#2b2430',
      motif: 'emoji:beans',
      say: [
        'Caldoso, con epazote y su chorrito de aceite: así se sirve en el sur. Da un caldo oscuro y espeso sin necesidad de molerlo.',
        'De cáscara delgada y caldo tinto. Es el que piden las enfrijoladas, los molletes del sureste y la olla con epazote.',
      ],
      facts: [
        ['Variedad', 'Jamapa'],
        ['Tiempo de cocción', '90 min en olla, 35 min en olla exprés'],
      ],
      points: ['Caldo oscuro y espeso'],
    },
    {
      name: 'Frijol bayo',
      the: 'el frijol',
      short: 'Frijol bayo',
      price: 44,
      hex: '#b98b5e',
      motif: 'emoji:beans',
      say: 'Cremoso y suave, el favorito para refritos: se machaca con la cuchara y agarra muy bien la manteca. También va entero, con nopales y chorizo.',
      facts: [
        ['Variedad', 'Bayo Madero'],
        ['Tiempo de cocción', '75 min en olla, 30 min en olla exprés'],
      ],
      points: ['Ideal para refritos'],
    },
    {
      name: 'Frijol flor de mayo',
      the: 'el frijol',
      short: 'Flor de mayo',
      price: 48,
      hex: '#c98a8a',
      motif: 'emoji:pot-of-food',
      say: 'Rosado y tierno, el frijol de la olla del Bajío. Se cuece pronto, no pierde la forma y deja un caldo claro que pide cebolla, cilantro y limón.',
      facts: [
        ['Variedad', 'Flor de mayo'],
        ['Tiempo de cocción', '70 min en olla, 28 min en olla exprés'],
      ],
      points: ['Se cuece pronto'],
    },
    {
      name: 'Lenteja chica',
      the: 'la lenteja',
      short: 'Lenteja',
      price: 38,
      hex: '#7f7144',
      motif: 'emoji:bowl-with-spoon',
      say: 'No necesita remojo: en media hora hay sopa con plátano macho, tocino o verduras. Económica, rendidora y muy agradecida con las sobras.',
      facts: [
        ['Variedad', 'Chica parda'],
        ['Tiempo de cocción', '25 a 30 min'],
      ],
      points: ['Sin remojo'],
    },
    {
      name: 'Garbanzo',
      the: 'el garbanzo',
      short: 'Garbanzo',
      price: 49,
      hex: '#d9b779',
      motif: 'emoji:falafel',
      say: 'Grande y parejo, para caldo tlalpeño, ensalada fría o hummus. Remójalo desde la noche anterior y pélalo solo si te gusta sedoso.',
      facts: [
        ['Variedad', 'Blanco Sinaloa'],
        ['Tiempo de cocción', '80 min en olla, 35 min en olla exprés'],
      ],
      points: ['Calibre grande y parejo'],
    },
  ],
  traits: [
    {
      name: 'súper extra',
      say: 'Es categoría súper extra: cribado dos veces para que no te toque separar basurita en la mesa.',
      facts: [
        ['Calidad', 'Súper extra'],
        ['Limpieza', 'Cribado doble'],
      ],
      points: ['Cribado dos veces'],
    },
    {
      name: 'de cosecha nueva',
      say: 'Viene de la última cosecha, y eso se nota en la olla: se ablanda antes y no se despelleja.',
      factor: 1.12,
      facts: [
        ['Calidad', 'Extra'],
        ['Cosecha', '2025'],
      ],
      points: ['Cosecha del último ciclo'],
    },
    {
      name: 'sin agroquímicos',
      say: 'Se cultiva sin plaguicidas ni fertilizantes de síntesis, con abono de composta y rotación de milpa.',
      factor: 1.38,
      facts: [
        ['Calidad', 'Extra'],
        ['Cultivo', 'Sin agroquímicos de síntesis'],
      ],
      points: ['Cultivo de milpa'],
    },
    {
      name: 'selección a mano',
      say: 'Se escoge a mano sobre mesas de luz, por eso casi no trae granos partidos.',
      factor: 1.2,
      facts: [
        ['Calidad', 'Selecta'],
        ['Limpieza', 'Escogido a mano'],
      ],
      points: ['Casi sin granos partidos'],
    },
  ],
  close: [
    'Una vez abierta la bolsa, pásalo a un frasco con tapa: se conserva mejor y no entran palomillas.',
    'Guárdalo lejos de la estufa y de la luz directa. Dentro de un frasco de vidrio aguanta muy bien el año.',
    'Enjuágalo antes de cocinar y aprovecha esa primera agua para las plantas.',
  ],
  facts: [
    ['Conservación', SECO],
    ['Caducidad', '12 meses a partir del empaque'],
    ['País de origen', 'México'],
    ['Contiene gluten', 'No'],
  ],
  points: ['Lote y fecha a la vista', 'Grano mexicano', 'Bolsa sellada', 'Rinde para toda la familia'],
  warranty: GARANTIA,
});
