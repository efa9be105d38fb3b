import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft, ReviewPhrases } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { sketched } from '../shared-sketch.ts';
import { instrumentReviews, keysReviews, percussionReviews, windReviews } from './reviews.ts';

interface Instrument {
  leaf: string;
  weight: number;
  noun: string;
  art: string;
  params?: Readonly<Record<string, string | number>>;
  brands: readonly string[];
  series: readonly string[];
  kinds: readonly { name: string; price: number; text: string; detail: string }[];
  woods: readonly string[];
  packs: readonly string[];
  care: readonly string[];
  rows: (random: Random) => readonly (readonly [string, string])[];
  palettes: readonly (readonly ColorName[])[];
  reviews: ReviewPhrases;
}

const kindsOfInstrument: readonly Instrument[] = [
  {
    leaf: 'instrumentos-de-cuerda/guitarras-acusticas',
    weight: 4,
    noun: 'Guitarra',
    art: 'guitar',
    params: { kind: 'acoustic' },
    brands: ['Laudería Paracho Sur', 'Guitarras Tarasca'],
    series: ['Serenata', 'Paricutín', 'Ronda', 'Eronga', 'Pirekua', 'Zirahuén'],
    kinds: [
      {
        name: 'clásica de estudio',
        price: 1899,
        text: 'De nailon, con mástil cómodo para quien empieza. Afina bien y perdona mucho.',
        detail: 'Cuerdas de nailon, 65 cm de tiro',
      },
      {
        name: 'clásica de concierto',
        price: 8900,
        text: 'Hecha por un solo laudero, de principio a fin. La voz se abre con los meses, como el pan bueno.',
        detail: 'Cuerdas de nailon, 65 cm de tiro',
      },
      {
        name: 'acústica tipo folk',
        price: 2799,
        text: 'Cuerdas de acero y caja grande: acompaña la voz en la fogata sin micrófono.',
        detail: 'Cuerdas de acero, 65 cm de tiro',
      },
      {
        name: 'electroacústica',
        price: 4299,
        text: 'Con pastilla y afinador integrado. Se conecta y sales a tocar.',
        detail: 'Cuerdas de acero, ecualizador de 4 bandas',
      },
      {
        name: 'tres cuartos para niños',
        price: 1299,
        text: 'A la medida de manos de 7 a 11 años, para que la primera clase no sea la última.',
        detail: 'Cuerdas de nailon, 58 cm de tiro',
      },
    ],
    woods: ['tapa de cedro', 'tapa de pino abeto', 'tapa de caoba', 'tapa de parota'],
    packs: ['con funda', 'con estuche rígido', 'con afinador y plumillas', 'con correa', 'con cuerdas de repuesto'],
    care: [
      'Hecha en Paracho, Michoacán. No la dejes en el coche: el calor despega la tapa.',
      'Llega calibrada; si vives en clima seco, pon un humidificador en el estuche.',
    ],
    rows: () => [
      ['Trastes', '19'],
      ['Diapasón', 'Palo escrito'],
    ],
    palettes: [['Miel', 'Nogal'], ['Encino'], ['Miel', 'Negro']],
    reviews: instrumentReviews,
  },
  {
    leaf: 'instrumentos-de-cuerda/guitarras-electricas',
    weight: 3,
    noun: 'Guitarra eléctrica',
    art: 'guitar',
    params: { kind: 'electric' },
    brands: ['Guitarras Tarasca', 'Sonora Márquez'],
    series: ['Relámpago', 'Avenida', 'Trueno', 'Polvo', 'Ceniza', 'Neón'],
    kinds: [
      {
        name: 'de dos cortes',
        price: 3499,
        text: 'Tres pastillas y palanca: del brillo del surf al blues con pocos movimientos.',
        detail: '3 pastillas sencillas',
      },
      {
        name: 'de un corte',
        price: 3899,
        text: 'Dos pastillas dobles con cuerpo y sostenido largo. Rock sin complicaciones.',
        detail: '2 pastillas dobles',
      },
      {
        name: 'semihueca',
        price: 5999,
        text: 'Caja con eses y sonido tibio, buena para jazz, cumbia y canciones tristes.',
        detail: '2 pastillas dobles',
      },
      {
        name: 'de siete cuerdas',
        price: 6499,
        text: 'Para afinar abajo y que todo siga claro. Metal, progresivo y vecinos pacientes.',
        detail: '2 pastillas activas',
      },
    ],
    woods: ['cuerpo de aliso', 'cuerpo de caoba', 'cuerpo de tilo'],
    packs: ['con amplificador de 15 W', 'con funda', 'con cable y correa', 'sola'],
    care: [
      'Viene con cuerdas calibre 10 y octavación revisada.',
      'El mástil se ajusta con la llave incluida; un cuarto de vuelta suele bastar.',
    ],
    rows: () => [
      ['Trastes', '22'],
      ['Puente', 'Trémolo de 6 tornillos'],
    ],
    palettes: [
      ['Rojo', 'Negro'],
      ['Turquesa', 'Crema'],
      ['Negro', 'Blanco'],
      ['Miel', 'Vino'],
    ],
    reviews: instrumentReviews,
  },
  {
    leaf: 'instrumentos-de-cuerda/ukuleles',
    weight: 2,
    noun: 'Ukulele',
    art: 'ukulele',
    brands: ['Laudería Paracho Sur', 'Guitarras Tarasca'],
    series: ['Mandarina', 'Pelícano', 'Ola', 'Coco', 'Tortuga', 'Brisa'],
    kinds: [
      {
        name: 'soprano',
        price: 599,
        text: 'Chiquito y alegre, el más fácil para empezar. Cuatro acordes y ya hay canción.',
        detail: '21 pulgadas',
      },
      {
        name: 'concierto',
        price: 899,
        text: 'Un poco más grande: trastes cómodos y sonido más lleno.',
        detail: '23 pulgadas',
      },
      { name: 'tenor', price: 1299, text: 'El que eligen los adultos con dedos de adulto.', detail: '26 pulgadas' },
    ],
    woods: ['de caoba', 'de koa laminada', 'de bambú', 'de nogal'],
    packs: ['con funda', 'con afinador', 'con correa y plumillas', 'con método'],
    care: [
      'Las cuerdas nuevas se estiran: afínalo seguido la primera semana.',
      'Pesa tan poco que se va de viaje como equipaje de mano.',
    ],
    rows: () => [
      ['Cuerdas', '4 de nailon'],
      ['Trastes', '15'],
    ],
    palettes: [
      ['Nogal', 'Miel'],
      ['Turquesa', 'Amarillo'],
      ['Encino', 'Rosa'],
    ],
    reviews: instrumentReviews,
  },
  {
    leaf: 'instrumentos-de-cuerda/violines',
    weight: 2,
    noun: 'Violín',
    art: 'violin',
    brands: ['Laudería Paracho Sur', 'Sonora Márquez'],
    series: ['Estudio', 'Mariachi', 'Huapango', 'Cámara', 'Alondra'],
    kinds: [
      {
        name: 'para principiante',
        price: 1899,
        text: 'Completo para la primera clase, con puente ya tallado y alma en su lugar.',
        detail: 'Clavijas de madera dura',
      },
      {
        name: 'de estudio avanzado',
        price: 4999,
        text: 'Tapas macizas y barniz delgado, para dejar atrás el sonido de escuela.',
        detail: 'Tapa maciza',
      },
      {
        name: 'eléctrico',
        price: 3499,
        text: 'Se practica con audífonos a medianoche y se conecta al amplificador en el ensayo.',
        detail: 'Salida de 6.3 mm',
      },
    ],
    woods: ['4/4', '3/4', '1/2', '1/4'],
    packs: ['con estuche y arco', 'con estuche, arco y brea', 'con hombrera', 'con cuerdas de repuesto'],
    care: [
      'Afloja el arco al guardarlo y limpia la brea con un paño seco.',
      'Un ajuste con laudero a los tres meses lo deja perfecto; es normal en instrumentos nuevos.',
    ],
    rows: () => [
      ['Arco', 'Brasil, crin natural'],
      ['Cordal', 'Con microafinadores'],
    ],
    palettes: [['Miel'], ['Nogal', 'Miel'], ['Café oscuro']],
    reviews: instrumentReviews,
  },
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

/** What is said of the wood, key, size or finish. */
function finished(wood: string): string {
  if (/^\d/u.test(wood)) return `viene en tamaño ${wood}`;
  if (/^(tapa|cuerpo|acabado)/u.test(wood)) return `lleva ${wood}`;
  if (wood.startsWith('de ')) return `es ${wood}`;
  if (/^en [A-Z]/u.test(wood)) return `está afinado ${wood}`;
  return `viene ${wood}`;
}

/** Kinds that do not look like the rest of their shelf. */
const ownArt: Readonly<Record<string, string>> = {
  'Par de bongós': 'emoji:long-drum',
  Tarola: 'emoji:drum',
};

function instrument(random: Random, kindOf: Instrument): ProductDraft {
  const kind = random.pick(kindOf.kinds);
  const brand = random.pick(kindOf.brands);
  const model = `${random.pick(kindOf.series)} ${random.int(1, 9)}${random.pick(['', '0', '5', ' Plus'])}`;
  const wood = random.pick(kindOf.woods);
  const pack = random.pick(kindOf.packs);
  const standsAlone =
    kindOf.noun === 'Percusión' || kind.name.startsWith('piano') || kind.name.startsWith('controlador');
  const noun = standsAlone ? kind.name.charAt(0).toUpperCase() + kind.name.slice(1) : `${kindOf.noun} ${kind.name}`;
  const joint = wood.startsWith('con ') ? ` y ${pack.replace(/^con /u, '')}` : `, ${pack}`;
  const extra = pack === 'sola' ? '' : joint;
  const palette = colors(...random.pick(kindOf.palettes));
  return sketched({
    brand,
    model,
    title: `${noun} ${brand} ${model}, ${wood}${noun.length > 28 && extra.length > 18 ? '' : extra}`,
    text: [
      kind.text,
      `El modelo ${model} ${finished(wood)}${pack === 'sola' ? '' : ` y se entrega ${pack}`}.`,
      random.pick(kindOf.care),
    ],
    points: [
      kind.detail,
      wood.charAt(0).toUpperCase() + wood.slice(1),
      pack === 'sola' ? 'Calibrada de fábrica' : pack.charAt(0).toUpperCase() + pack.slice(1),
      'Revisión antes del envío',
    ],
    specs: {
      Instrumento: [['Tipo', noun], ['Detalle', kind.detail], ['Característica', wood], ...kindOf.rows(random)],
      Generales: [
        ['Nivel', kind.price < 2000 ? 'Principiante' : kind.price < 6000 ? 'Intermedio' : 'Avanzado'],
        ['Incluye', pack === 'sola' ? 'Llave de ajuste' : pack.replace(/^con /u, '')],
        ['Origen', brand.includes('Paracho') ? 'Paracho, Michoacán' : 'Armado en México'],
        ['Servicio', 'Refacciones y taller en México'],
      ],
    },
    price: kind.price * (1 + random.int(0, 6) * 0.03) + (/rígido|amplificador|banco/u.test(pack) ? 900 : 100),
    art: ownArt[kind.name] ?? kindOf.art,
    ...(kindOf.params ? { params: kindOf.params } : {}),
    subject: `${noun} ${brand} ${model}`,
    palette,
    paint: ['#46301f', '#f0e2c4'],
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', random.pick(['living', 'bedroom'])],
      ['box', 'shelf'],
    ],
    bigTicket: kind.price > 3000,
    words: { modelo: model, persona: random.pick(['mi hijo', 'mi hija', 'mi papá', 'mi sobrino']) },
  });
}

export const instruments: readonly Archetype[] = kindsOfInstrument.map((kindOf) => ({
  category: `peliculas-musica/${kindOf.leaf}`,
  weight: kindOf.weight,
  reviews: kindOf.reviews,
  make: (random) => instrument(random, kindOf),
}));
