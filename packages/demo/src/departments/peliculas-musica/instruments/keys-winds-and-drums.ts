import { keysReviews, percussionReviews, windReviews } from '../reviews/instruments.ts';
import type { Instrument } from './instrument.ts';

/** Keyboards, accordions, trumpets and drums. */
export const keysWindsAndDrums: readonly Instrument[] = [
  {
    leaf: 'teclados-vientos-y-percusion/teclados-y-pianos',
    weight: 3,
    noun: 'Teclado',
    art: 'piano',
    brands: ['Sonora Márquez', 'Fuelle Norte'],
    series: ['Nocturno', 'Salón', 'Partitura', 'Ensayo', 'Marfil'],
    kinds: [
      {
        name: 'de 61 teclas con ritmos',
        price: 2499,
        text: 'Cientos de sonidos y ritmos, con cumbia y banda entre ellos. Trae lecciones en pantalla.',
        detail: '61 teclas sensibles',
      },
      {
        name: 'piano digital de 88 teclas',
        price: 9999,
        text: 'Teclas con peso, pedal y sonido muestreado de cola. Se practica con audífonos y nadie se queja.',
        detail: '88 teclas contrapesadas',
      },
      {
        name: 'controlador MIDI de 25 teclas',
        price: 1499,
        text: 'Cabe en la mochila y maneja cualquier programa de música.',
        detail: '25 teclas, 8 pads',
      },
      {
        name: 'infantil de 37 teclas',
        price: 799,
        text: 'Con micrófono y canciones guiadas por luces.',
        detail: '37 teclas',
      },
    ],
    woods: ['con USB', 'con Bluetooth', 'con salida de audífonos', 'con grabación'],
    packs: ['con base', 'con adaptador', 'con base y banco', 'con pedal'],
    care: [
      'Cúbrelo con una funda: el polvo es el enemigo de los contactos.',
      'El manual está en español y hay clases en video.',
    ],
    rows: (random) => [
      ['Sonidos', String(random.pick([100, 200, 300, 400]))],
      ['Alimentación', '127 V'],
    ],
    palettes: [['Negro'], ['Negro', 'Blanco'], ['Nogal', 'Negro']],
    reviews: keysReviews,
  },
  {
    leaf: 'teclados-vientos-y-percusion/acordeones',
    weight: 2,
    noun: 'Acordeón',
    art: 'accordion',
    brands: ['Fuelle Norte', 'Sonora Márquez'],
    series: ['Linares', 'Redova', 'Parral', 'Polka', 'Huizache', 'Sabinas'],
    kinds: [
      {
        name: 'de 31 botones',
        price: 7999,
        text: 'El norteño de toda la vida: responde rápido y tiene el filo que se busca.',
        detail: '31 botones, 12 bajos',
      },
      {
        name: 'de 34 botones',
        price: 12999,
        text: 'Doble nota y registros, para quien ya toca y quiere más colores.',
        detail: '34 botones, 12 bajos, 3 registros',
      },
      {
        name: 'de 26 teclas',
        price: 9499,
        text: 'Para quien viene del piano. Ligero y con buen aire en el fuelle.',
        detail: '26 teclas, 48 bajos',
      },
      {
        name: 'infantil de 7 botones',
        price: 899,
        text: 'No es de juguete: afina. Perfecto para el niño que imita al abuelo.',
        detail: '7 botones, 2 bajos',
      },
    ],
    woods: ['en Sol', 'en Fa', 'en Mi', 'en La'],
    packs: ['con correas', 'con estuche rígido', 'con mochila', 'con método'],
    care: [
      'Guárdalo con el fuelle cerrado y lejos del sol.',
      'Llega afinado; el taller de la marca en Monterrey da el servicio.',
    ],
    rows: () => [
      ['Lengüetas', 'Acero'],
      ['Fuelle', '16 pliegues, esquinas metálicas'],
    ],
    palettes: [['Rojo', 'Negro'], ['Verde bandera', 'Negro'], ['Blanco perla', 'Rojo'], ['Azul rey']],
    reviews: windReviews,
  },
  {
    leaf: 'teclados-vientos-y-percusion/trompetas',
    weight: 2,
    noun: 'Trompeta',
    art: 'trumpet',
    brands: ['Sonora Márquez', 'Fuelle Norte'],
    series: ['Plaza', 'Banda', 'Garibaldi', 'Alba', 'Cornetín'],
    kinds: [
      {
        name: 'de estudio en Si bemol',
        price: 3499,
        text: 'Émbolos suaves y afinación estable. La que resiste la banda de la secundaria.',
        detail: 'Si bemol, campana de 123 mm',
      },
      {
        name: 'profesional en Si bemol',
        price: 9999,
        text: 'Campana martillada y respuesta inmediata, para mariachi y salón.',
        detail: 'Si bemol, campana de 125 mm',
      },
      {
        name: 'de bolsillo',
        price: 2899,
        text: 'Mismo largo de tubo, la mitad de espacio. Para viajar y practicar.',
        detail: 'Si bemol, compacta',
      },
      { name: 'en Do', price: 7499, text: 'Más brillante, pensada para orquesta.', detail: 'Do, campana de 122 mm' },
    ],
    woods: ['laqueada', 'plateada', 'niquelada', 'en latón rojo'],
    packs: ['con estuche', 'con boquilla 7C', 'con estuche y aceite', 'con atril'],
    care: [
      'Ponle aceite a los émbolos cada semana y enjuágala una vez al mes.',
      'Trae guantes y paño para que el sudor no coma el acabado.',
    ],
    rows: () => [
      ['Émbolos', 'Acero inoxidable'],
      ['Boquilla', '7C'],
    ],
    palettes: [['Dorado'], ['Dorado', 'Plata'], ['Plata', 'Cobre']],
    reviews: windReviews,
  },
  {
    leaf: 'teclados-vientos-y-percusion/baterias-y-percusion',
    weight: 3,
    noun: 'Percusión',
    art: 'drum',
    brands: ['Percusiones Caimán', 'Sonora Márquez'],
    series: ['Tamborazo', 'Manglar', 'Caimán', 'Guaguancó', 'Tierra', 'Estruendo'],
    kinds: [
      {
        name: 'Batería acústica de 5 piezas',
        price: 7999,
        text: 'Completa, con platillos y banco. Solo faltan tú y un cuarto con buena puerta.',
        detail: 'Bombo de 22 pulgadas',
      },
      {
        name: 'Batería electrónica',
        price: 8499,
        text: 'Parches de malla y audífonos: se practica a las once de la noche sin guerra vecinal.',
        detail: '8 pads de malla',
      },
      {
        name: 'Cajón peruano',
        price: 1499,
        text: 'Te sientas encima y ya eres la sección rítmica.',
        detail: 'Bordonera ajustable',
      },
      {
        name: 'Par de bongós',
        price: 999,
        text: 'Piel natural y herrajes fuertes, para bolero, son y sobremesa.',
        detail: '7 y 8.5 pulgadas',
      },
      {
        name: 'Tarola',
        price: 1899,
        text: 'Casco de madera y bordón parejo: seca en banda, con cuerpo en rock.',
        detail: '14 × 5.5 pulgadas',
      },
      {
        name: 'Conga',
        price: 3299,
        text: 'Casco de encino y parche grueso, con el grave que se siente en el piso.',
        detail: '11.75 pulgadas',
      },
    ],
    woods: ['acabado brillante', 'acabado mate', 'acabado satinado', 'acabado natural'],
    packs: ['con funda', 'con método impreso', 'con correa de transporte', 'con clases en video'],
    care: [
      'Afloja los parches medio giro si no vas a tocar en un mes.',
      'La llave de afinación viene incluida, y el truco es apretar en cruz.',
    ],
    rows: () => [
      ['Herrajes', 'Cromados'],
      ['Parches', 'Reemplazables'],
    ],
    palettes: [['Rojo', 'Negro'], ['Miel', 'Nogal'], ['Azul marino', 'Plata'], ['Vino']],
    reviews: percussionReviews,
  },
];
