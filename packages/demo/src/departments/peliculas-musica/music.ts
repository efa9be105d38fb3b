import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { coverPaints } from '../shared-covers.ts';
import { sketched } from '../shared-sketch.ts';
import { discReviews, turntableReviews, vinylReviews } from './reviews.ts';

interface Sound {
  genre: string;
  bands: readonly string[];
  albums: readonly string[];
  text: readonly string[];
  motifs: readonly string[];
}

const sounds: readonly Sound[] = [
  {
    genre: 'Bolero',
    bands: ['Trío Azahar', 'Lupita Arriaga', 'Los Galantes del Portal', 'Dolores Macedo'],
    albums: [
      'Noche sin ti',
      'Tres guitarras y un adiós',
      'Perfume',
      'Cita a las once',
      'Promesas de malecón',
      'La última copa',
    ],
    text: [
      'Requinto, voces juntas y letras que duelen con educación. Para cenar con luz baja.',
      'Grabado en una sola toma, con el cuarto sonando alrededor.',
    ],
    motifs: ['emoji:rose', 'emoji:guitar', 'emoji:crescent-moon'],
  },
  {
    genre: 'Norteño',
    bands: ['Los Herederos de Linares', 'Conjunto Polvareda', 'Los Gavilanes del Cerro', 'Fuelle y Bajo'],
    albums: [
      'Camino a Parral',
      'El corrido de Chema Luna',
      'Acordeón a dos manos',
      'Redova',
      'Kilómetro 300',
      'Puro Nuevo León',
    ],
    text: [
      'Acordeón al frente, bajo sexto firme y corridos que cuentan de principio a fin.',
      'Música para carretera larga y carne asada corta.',
    ],
    motifs: ['emoji:accordion', 'emoji:cowboy-hat-face', 'emoji:cactus'],
  },
  {
    genre: 'Cumbia',
    bands: ['La Sonora Caimán', 'Grupo Tepache', 'Cumbia Neza', 'Los Rebajados de Tampico'],
    albums: [
      'Baila en el patio',
      'Rebajada',
      'Sonido Tepache',
      'Noche de güiro',
      'La cumbia del tinaco',
      'Puro tíbiri',
    ],
    text: [
      'Güiro, teclado y un bajo que no deja quieto ni al más serio.',
      'De las que se ponen en la boda y llenan la pista en diez segundos.',
    ],
    motifs: ['emoji:maracas', 'emoji:crocodile', 'emoji:woman-dancing'],
  },
  {
    genre: 'Rock',
    bands: ['Avenida Ceniza', 'Los Tinacos', 'Perro Eléctrico', 'Niebla en Tlalpan'],
    albums: ['Ruido de fondo', 'Azotea', 'Última salida', 'Cables', 'Terremoto suave', 'Foco fundido'],
    text: [
      'Guitarras ásperas, coros para cantar en el coche y letras con humor de ciudad.',
      'Suena a cochera, a temblor y a sábado por la noche.',
    ],
    motifs: ['emoji:high-voltage', 'emoji:dog-face', 'emoji:cityscape', 'emoji:sign-of-the-horns'],
  },
  {
    genre: 'Jazz',
    bands: ['Cuarteto Amate', 'Inés Lozada Trío', 'Banda Nocturna de Xalapa'],
    albums: ['Lluvia en cinco', 'Café de olla', 'Standards del Golfo', 'Sesión de medianoche', 'Huapango azul'],
    text: [
      'Contrabajo, piano y silencios bien puestos. Jazz con huapango adentro.',
      'Para trabajar, cocinar o no hacer nada con elegancia.',
    ],
    motifs: ['emoji:saxophone', 'emoji:musical-keyboard', 'emoji:hot-beverage'],
  },
  {
    genre: 'Son jarocho',
    bands: ['Son de la Cuenca', 'Las Arpías', 'Los Hijos del Papaloapan'],
    albums: ['Tarima', 'Zapateado nuevo', 'Fandango en casa', 'Versos de agua', 'El cascabel al revés'],
    text: [
      'Jaranas, arpa y zapateado grabado con micrófono al ras de la tarima.',
      'Tradición viva: versos nuevos sobre sones viejos.',
    ],
    motifs: ['emoji:banjo', 'emoji:palm-tree', 'emoji:fish'],
  },
  {
    genre: 'Electrónica',
    bands: ['Volcán Modular', 'Sintética Roma', 'Nopal 303'],
    albums: ['Frecuencia tezontle', 'Onda larga', 'Pulso', 'Metro Insurgentes', 'Lava lenta'],
    text: [
      'Sintetizadores análogos con percusiones de barro. Mejor con buenas bocinas.',
      'Para correr de noche o para mirar el techo.',
    ],
    motifs: ['emoji:volcano', 'emoji:control-knobs', 'emoji:satellite-antenna'],
  },
  {
    genre: 'Clásica',
    bands: ['Orquesta de Cámara del Portal', 'Renata Cisneros, piano', 'Cuarteto Cenzontle'],
    albums: [
      'Danzas mexicanas',
      'Nocturnos',
      'Música para una catedral vacía',
      'Valses de salón',
      'Suites del altiplano',
    ],
    text: [
      'Compositores mexicanos poco grabados, con notas que explican sin aburrir.',
      'Sonido cercano: se oye la respiración antes del ataque.',
    ],
    motifs: ['emoji:violin', 'emoji:musical-score', 'emoji:bird'],
  },
];

/** Colours of the pressings; the others are black. */
const pressings: Readonly<Record<string, string>> = {
  'vinil rosa mexicano': '#e4007c',
  'vinil transparente': '#dfe8ee',
  'vinil jaspeado': '#8a4b6e',
  'vinil ámbar': '#c8791e',
  'vinil azul humo': '#56748f',
};

function album(random: Random, vinyl: boolean): ProductDraft {
  const sound = random.pick(sounds);
  const band = random.pick(sound.bands);
  const name = random.pick(sound.albums);
  const label = random.pick(['Discos Tololoche', 'Sello Luciérnaga', 'Casa Vinilo']);
  const year = random.int(/Electrónica|Rock/u.test(sound.genre) ? 1994 : 1968, 2026);
  const double = vinyl && random.chance(0.2);
  const shade = random.pick([
    'vinil negro de 180 g',
    'vinil rosa mexicano',
    'vinil transparente',
    'vinil jaspeado',
    'vinil ámbar',
    'vinil azul humo',
  ]);
  const press = vinyl
    ? `${double ? 'doble ' : ''}${shade}`
    : random.pick(['CD digipack', 'CD remasterizado', 'CD y libreto', 'CD doble en vivo', 'CD aniversario']);
  const tracks = random.int(8, 14) + (double || press.includes('doble') ? 8 : 0);
  return sketched({
    brand: label,
    model: `${name} (${year})`,
    title: `${band} - ${name} (${year}), ${press}`,
    text: [
      random.pick(sound.text),
      `«${name}» reúne ${tracks} temas de ${band}. ${vinyl ? (shade.includes('180') ? 'El prensado de 180 gramos pesa y se queda quieto en el plato.' : 'El color no afecta el sonido: la mezcla se cortó con cuidado y se escucha limpia.') : press.includes('remaster') ? 'La remasterización respeta los matices y no lo sube todo al máximo.' : 'Trae libreto con letras y fotos de las sesiones.'}`,
      vinyl ? 'Llega en funda interior antiestática y cartón de viaje grueso, sin esquinas dobladas.' : false,
    ],
    points: [
      press.charAt(0).toUpperCase() + press.slice(1),
      `${tracks} temas`,
      sound.genre,
      vinyl ? 'Empaque reforzado' : 'Letras incluidas',
    ],
    specs: {
      Disco: [
        ['Artista', band],
        ['Título', name],
        ['Año', String(year)],
        ['Género', sound.genre],
        ['Temas', String(tracks)],
      ],
      Edición: [
        ['Sello', label],
        ['Formato', vinyl ? `LP ${double ? 'doble' : 'sencillo'} de 12 pulgadas` : 'Disco compacto'],
        ['Velocidad', vinyl ? '33⅓ rpm' : 'No aplica'],
        ['Presentación', press],
        ['Peso', vinyl ? (double ? '560 g' : '310 g') : '95 g'],
      ],
    },
    price: vinyl
      ? 549 + (double ? 300 : 0) + (shade.includes('negro') ? 0 : 80) + random.int(0, 4) * 20
      : 149 + (press.includes('doble') ? 80 : 0) + random.int(0, 4) * 10,
    art: vinyl ? 'vinyl' : 'disc-case',
    params: {
      label: name,
      sub: band,
      imprint: label,
      motif: random.pick(sound.motifs),
      ...(vinyl ? { disc: pressings[shade] ?? '#1d1d20' } : {}),
    },
    subject: `Disco ${name}, de ${band}`,
    paint: random.pick(coverPaints),
    shots: [
      ['hero', random.pick(['studio', 'shelf'])],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['flat', 'desk'],
    ],
    warranty: 'Cambio en 30 días por defecto de fábrica',
    words: { titulo: name, artista: band },
  });
}

function turntable(random: Random): ProductDraft {
  const brand = random.pick(['Tornamesa Coyote', 'Casa Vinilo']);
  const kind = random.pick([
    {
      name: 'Tornamesa de maleta',
      price: 1399,
      text: 'Se abre, se enchufa y suena. Trae bocinas integradas y se va contigo a la azotea.',
    },
    {
      name: 'Tornamesa de banda',
      price: 3499,
      text: 'Motor separado del plato para que la vibración no llegue a la aguja. La que cuida tus discos.',
    },
    {
      name: 'Tornamesa de tracción directa',
      price: 6999,
      text: 'Arranque inmediato y velocidad firme, para escuchar o para mezclar.',
    },
    {
      name: 'Tornamesa con Bluetooth',
      price: 2499,
      text: 'Manda el sonido a tus bocinas sin cables, y si un día quieres cables, también.',
    },
  ]);
  const model = `${random.pick(['Surco', 'Aguja', 'Lado B', 'Giro', 'Treinta y Tres', 'Serenata'])} ${random.int(1, 9)}0`;
  const extra = random.pick(
    kind.name.includes('maleta')
      ? ['con aguja de repuesto', 'con entrada auxiliar', 'con asa de piel', 'con Bluetooth']
      : [
          'con aguja de repuesto',
          'con tapa acrílica',
          'con preamplificador',
          'con salida USB',
          'con contrapeso ajustable',
        ],
  );
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Nogal', 'Negro'],
      ['Negro', 'Rojo'],
      ['Turquesa', 'Rosa'],
      ['Encino', 'Blanco'],
    ]),
  );
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model} ${extra}, 33 y 45 rpm`,
    text: [
      kind.text,
      `La ${model} viene ${extra}. ${kind.name.includes('maleta') ? 'Buena para empezar y para discos de uso diario.' : 'El brazo permite ajustar la presión de la aguja, que es lo que alarga la vida de los discos.'}`,
    ],
    points: [
      '33 y 45 rpm',
      extra.charAt(0).toUpperCase() + extra.slice(1),
      kind.name.includes('Bluetooth') ? 'Bluetooth 5.3' : 'Salida RCA',
      'Guía en español',
    ],
    specs: {
      Tornamesa: [
        ['Tipo', kind.name],
        ['Velocidades', kind.name.includes('maleta') ? '33, 45 y 78 rpm' : '33 y 45 rpm'],
        ['Aguja', kind.price > 2000 ? 'De imán móvil, reemplazable' : 'Cerámica, reemplazable'],
        ['Bocinas', kind.name.includes('maleta') ? 'Integradas, 2 × 3 W' : 'No'],
      ],
      Generales: [
        ['Salidas', kind.name.includes('Bluetooth') ? 'RCA y Bluetooth' : 'RCA'],
        ['Alimentación', '127 V, 60 Hz'],
        ['Peso', `${(kind.price / 900 + 1).toFixed(1)} kg`],
        ['Incluye', extra],
      ],
    },
    price: kind.price + random.int(0, 8) * 60,
    art: 'turntable',
    params: { kind: kind.name.includes('maleta') ? 'suitcase' : 'deck' },
    subject: `${kind.name} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
    ],
    bigTicket: kind.price > 3000,
    words: { modelo: model },
  });
}

const at = (leaf: string) => `peliculas-musica/musica/${leaf}`;

export const music: readonly Archetype[] = [
  { category: at('viniles'), weight: 6, reviews: vinylReviews, make: (random) => album(random, true) },
  { category: at('discos-compactos'), weight: 4, reviews: discReviews, make: (random) => album(random, false) },
  { category: at('tornamesas'), weight: 2, reviews: turntableReviews, make: turntable },
];
