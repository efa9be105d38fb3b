import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft, ReviewPhrases } from '../../types.ts';
import { coverPaints } from '../shared-covers.ts';
import { byOption } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import { animationReviews, filmReviews, giftReviews, seriesReviews } from './reviews.ts';

interface Genre {
  leaf: string;
  name: string;
  weight: number;
  heads: readonly string[];
  tails: readonly string[];
  plots: readonly string[];
  who: readonly string[];
  places: readonly string[];
  seconds: readonly string[];
  rating: readonly string[];
  minutes: readonly [number, number];
  motifs: readonly string[];
  reviews: ReviewPhrases;
}

const genres: readonly Genre[] = [
  {
    leaf: 'drama',
    name: 'Drama',
    weight: 5,
    heads: ['La última función', 'Los domingos', 'El silencio', 'Cartas', 'Aguas', 'La hija', 'Un cielo'],
    tails: [
      'de Mercedes',
      'del puerto',
      'de los mineros',
      'de invierno',
      'en Zacatecas',
      'sin retorno',
      'de la frontera',
      'de marzo',
    ],
    plots: [
      '{who} vuelve a {place} para enterrar a su padre y termina descubriendo a quién quiso en realidad.',
      'En {place}, {who} tiene que elegir entre quedarse con la verdad o con la familia.',
      'Durante una semana de lluvia en {place}, {who} cuida a un desconocido que le recuerda a alguien.',
    ],
    who: ['una maestra', 'un pescador', 'una cantante retirada', 'un joven aprendiz', 'una enfermera'],
    places: ['un pueblo minero', 'el puerto de Tuxpan', 'una vecindad que van a demoler', 'la sierra de Durango'],
    seconds: [
      'Actuaciones contenidas y una fotografía que se queda en la memoria.',
      'Ganadora del premio del público en tres festivales nacionales.',
      'Una película lenta en el mejor sentido, de las que se platican al salir.',
    ],
    rating: ['B', 'B15'],
    minutes: [94, 138],
    motifs: ['emoji:performing-arts', 'emoji:cloud-with-rain', 'emoji:love-letter', 'emoji:sailboat'],
    reviews: filmReviews,
  },
  {
    leaf: 'comedia',
    name: 'Comedia',
    weight: 4,
    heads: ['Mi suegra', 'Los compadres', 'Una boda', 'Los roomies', 'La comadre', 'Vacaciones', 'Mi ex'],
    tails: [
      'contra todos',
      'en apuros',
      'con perro incluido',
      'por accidente',
      'y otros desastres',
      'a la antigüita',
      'sin permiso',
      'en Acapulco',
    ],
    plots: [
      '{who} tiene 48 horas para salvar {place}, sin dinero y con toda la familia opinando.',
      'Un malentendido en {place} obliga a {who} a fingir que todo va de maravilla. No va.',
      '{who} se gana un viaje y descubre, ya en el avión, que tiene que compartirlo con la última persona que quería ver.',
    ],
    who: [
      'un contador despistado',
      'una recién divorciada',
      'la vecina más enojona del edificio',
      'un mariachi desafinado',
    ],
    places: [
      'el salón de fiestas',
      'un balneario en temporada alta',
      'la tienda de la abuela',
      'una boda en Tequisquiapan',
    ],
    seconds: [
      'Enredos, diálogos rápidos y un reparto que se nota que se divirtió.',
      'Para verla con la familia completa, tías incluidas.',
      'Risa asegurada, y en el último acto hasta se les escapa una lagrimita.',
    ],
    rating: ['A', 'B'],
    minutes: [88, 112],
    motifs: ['emoji:rolling-on-the-floor-laughing', 'emoji:dog-face', 'emoji:wedding', 'emoji:beach-with-umbrella'],
    reviews: filmReviews,
  },
  {
    leaf: 'accion-y-aventura',
    name: 'Acción y aventura',
    weight: 3,
    heads: ['Ruta', 'Código', 'El Tigre', 'Persecución', 'La bóveda', 'Operación', 'Máscara'],
    tails: ['sin frenos', 'del norte', 'de medianoche', 'a contrarreloj', 'de acero', 'bajo cero', 'del desierto'],
    plots: [
      '{who} tiene una noche para cruzar {place} con la mercancía equivocada en la cajuela.',
      'El golpe iba a ser perfecto. Entonces {who} se arrepiente a media huida y {place} se vuelve una trampa.',
      '{who} cambia los papeles por los puños cuando secuestran a su hermano en {place}.',
    ],
    who: [
      'una trailera retirada',
      'un luchador en desgracia',
      'una cerrajera de fama dudosa',
      'un escolta sin trabajo',
    ],
    places: ['la carretera del Espinazo', 'el puerto de Lázaro Cárdenas', 'la Rumorosa', 'un tren de carga'],
    seconds: [
      'Las persecuciones se filmaron con coches de verdad y se siente en el asiento.',
      'Golpes bien coreografiados, humor seco y un villano que da gusto odiar.',
      'Noventa y tantos minutos sin un bostezo.',
    ],
    rating: ['B', 'B15'],
    minutes: [92, 124],
    motifs: ['emoji:fire', 'emoji:articulated-lorry', 'emoji:motorcycle', 'emoji:collision', 'emoji:locked-with-key'],
    reviews: filmReviews,
  },
  {
    leaf: 'terror-y-suspenso',
    name: 'Terror y suspenso',
    weight: 4,
    heads: ['El cuarto', 'La voz', 'Luto', 'El pozo', 'Tres golpes', 'La niña', 'El retrato'],
    tails: [
      'del molino',
      'de octubre',
      'a medianoche',
      'en la pared',
      'de los perdidos',
      'sin rostro',
      'de la casa quieta',
    ],
    plots: [
      '{who} acepta un trabajo de noche en {place}. A la tercera noche entiende por qué nadie dura.',
      'Una grabación encontrada en {place} muestra a {who} haciendo algo que no recuerda.',
      '{who} se muda junto a {place}. Los vecinos bajan la voz cuando preguntan cómo durmió.',
    ],
    who: ['una restauradora', 'un velador', 'una familia', 'una locutora'],
    places: [
      'un hospital cerrado',
      'una hacienda del Bajío',
      'un cine abandonado',
      'un fraccionamiento a medio construir',
    ],
    seconds: [
      'Miedo de sombras y ruidos, casi sin sangre.',
      'El sonido es la mitad del susto: con audífonos, bajo tu propio riesgo.',
      'Basada en una leyenda que cada familia cuenta distinto.',
    ],
    rating: ['B15', 'C'],
    minutes: [86, 118],
    motifs: ['emoji:ghost', 'emoji:candle', 'emoji:eye', 'emoji:derelict-house', 'emoji:door'],
    reviews: filmReviews,
  },
  {
    leaf: 'infantil-y-animacion',
    name: 'Animación',
    weight: 4,
    heads: ['Tlacuache', 'Pepita y el dragón', 'La gran migración', 'Ajolotes', 'Robot Tamal', 'Chispa'],
    tails: [
      'al rescate',
      'de papel',
      'en la luna',
      'contra el olvido',
      'y la piñata mágica',
      'la película',
      'bajo el agua',
    ],
    plots: [
      '{who} sale de casa por primera vez y cruza {place} para cumplir una promesa.',
      'Cuando se apaga la música en {place}, {who} reúne a la banda más rara del mundo.',
      '{who} quiere volar. Nadie en {place} cree que se pueda, excepto su abuela.',
    ],
    who: ['un animalito necio', 'una niña inventora', 'un robot con miedo a la lluvia', 'un niño muy necio'],
    places: [
      'el mercado más grande del mundo',
      'un bosque de oyameles',
      'una ciudad de papel picado',
      'los canales de Xochimilco',
    ],
    seconds: [
      'Canciones pegajosas y chistes que también entienden los papás.',
      'Animación pintada cuadro por cuadro, con colores de alebrije.',
      'Para niños desde 4 años; sin sustos fuertes.',
    ],
    rating: ['AA', 'A'],
    minutes: [76, 98],
    motifs: ['emoji:raccoon', 'emoji:dragon-face', 'emoji:butterfly', 'emoji:robot', 'emoji:balloon', 'emoji:lizard'],
    reviews: animationReviews,
  },
  {
    leaf: 'documental',
    name: 'Documental',
    weight: 2,
    heads: ['Memoria', 'Gente', 'Crónica', 'Las manos', 'El canto', 'Los guardianes'],
    tails: [
      'del maíz',
      'de la ciudad',
      'del desierto',
      'de la costa',
      'de la laguna',
      'del monte',
      'de las salinas',
      'de la lluvia',
    ],
    plots: [
      'Durante dos años, las cámaras acompañaron a {who} en {place}. Nadie actúa y todo emociona.',
      'Un retrato hecho de voces: {who}, en {place}, con archivo que no se había visto.',
    ],
    who: [
      'tres familias',
      'artesanos de tercera generación',
      'un grupo de maestras',
      'músicos ambulantes',
      'cocineras tradicionales',
    ],
    places: [
      'su vida diaria',
      'los días de fiesta y los de trabajo',
      'la peor sequía en décadas',
      'una temporada de lluvias',
    ],
    seconds: [
      'Incluye entrevistas extendidas y una charla con el equipo.',
      'Sin narrador que explique de más.',
      'Buen material para clase: trae guía para docentes.',
    ],
    rating: ['A', 'B'],
    minutes: [72, 104],
    motifs: ['emoji:ear-of-corn', 'emoji:whale', 'emoji:cityscape', 'emoji:desert'],
    reviews: filmReviews,
  },
  {
    leaf: 'series',
    name: 'Serie',
    weight: 3,
    heads: ['Colonia Esperanza', 'Turno de noche', 'La notaría', 'Los Arriaga', 'Estación Norte', 'Cuarto B'],
    tails: ['temporada 1', 'temporada 2', 'temporada 3', 'serie completa', 'temporada final'],
    plots: [
      'En {place}, {who} resuelve cada semana un lío distinto mientras el suyo crece.',
      'Secretos, herencias y mucha sobremesa: {who} intenta que {place} no se venga abajo.',
    ],
    who: [
      'una comandante sin paciencia',
      'la matriarca de los Arriaga',
      'un grupo de residentes médicos',
      'un abogado sin suerte',
    ],
    places: [
      'un hospital público',
      'un despacho heredado',
      'una colonia que cambia muy rápido',
      'una estación de radio',
    ],
    seconds: [
      'Guion sin relleno y capítulos de cuarenta minutos que se van como agua.',
      'El juego trae escenas inéditas y un libreto firmado en facsímil.',
      'Empieza ligera y se pone seria sin avisar.',
    ],
    rating: ['B', 'B15'],
    minutes: [320, 640],
    motifs: ['emoji:television', 'emoji:hospital', 'emoji:police-car', 'emoji:house', 'emoji:radio'],
    reviews: seriesReviews,
  },
];

const directors = [
  'Amparo Quintanar',
  'Rogelio Batres',
  'Inés Urrutia',
  'Saúl Montaño',
  'Paloma Rentería',
  'Evaristo Nájera',
  'Nayeli Tovar',
  'Tadeo Mendieta',
  'Julia Escamilla',
  'Hilario Cisneros',
] as const;
const looks = [
  ['#1d1d20', '#c8242f'],
  ['#1d2b4f', '#f5c929'],
  ['#7a1f36', '#f0e2c4'],
  ['#0f6b41', '#f5c929'],
  ['#4d2a63', '#e4007c'],
  ['#ee7a25', '#1d2b4f'],
  ['#2bb5b8', '#f6f5f1'],
  ['#56748f', '#f0e2c4'],
] as const;

function film(random: Random, genre: Genre): ProductDraft {
  const name = `${random.pick(genre.heads)} ${random.pick(genre.tails)}`;
  const studio = random.pick(['Cine Permanencia', 'Butaca Roja']);
  const director = random.pick(directors);
  const year = random.int(1996, 2025);
  const plot = random
    .pick(genre.plots)
    .replace('{who}', random.pick(genre.who))
    .replace('{place}', random.pick(genre.places));
  const [shortest, longest] = genre.minutes;
  const minutes = random.int(shortest, longest);
  const restored = year < 2006 && random.chance(0.6);
  const series = genre.leaf === 'series';
  const discs = series ? random.int(2, 5) : 1;
  const edition = random.pick([
    '',
    ', edición con extras',
    ', versión extendida',
    restored ? ', restaurada en 4K' : ', con libreto',
  ]);
  return sketched({
    brand: studio,
    model: name,
    title: `${name} (${year}), de ${director}${edition}`,
    text: [
      plot.charAt(0).toUpperCase() + plot.slice(1),
      random.pick(genre.seconds),
      `${series ? `Son ${discs} discos con ${Math.round(minutes / 42)} capítulos` : `Dura ${minutes} minutos`}, en español y con subtítulos para personas sordas. ${restored ? 'La copia se restauró desde el negativo original.' : 'Trae detrás de cámaras y avances.'}`,
    ],
    points: [
      `Dirección de ${director}`,
      series ? `${discs} discos` : `${minutes} minutos`,
      'Subtítulos para personas sordas',
      restored ? 'Restaurada' : 'Detrás de cámaras',
    ],
    specs: {
      [series ? 'Serie' : 'Película']: [
        ['Título', name],
        ['Dirección', director],
        ['Año', String(year)],
        ['Género', genre.name],
        ['Duración', series ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`],
      ],
      Edición: [
        ['Distribuye', studio],
        ['Discos', String(discs)],
        ['Audio', 'Español 5.1'],
        ['Subtítulos', 'Español e inglés'],
        ['Región', 'Región 4 (DVD) y A (Blu-ray)'],
        ['Clasificación', random.pick(genre.rating)],
      ],
    },
    price: (series ? 249 : 119) + discs * 30 + (edition ? 40 : 0) + (year > 2020 ? 60 : 0),
    art: 'film-case',
    params: {
      label: name,
      sub: director,
      imprint: studio,
      motif: random.pick(genre.motifs),
    },
    subject: `${series ? 'Serie' : 'Película'} ${name}`,
    paint: random.pick(coverPaints),
    variants: byOption('Formato', [
      ['DVD', 0],
      ['Blu-ray', series ? 200 : 100],
    ]),
    shots: [
      ['hero', random.pick(['studio', 'shelf'])],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
    ],
    warranty: 'Cambio en 30 días por disco dañado',
    words: { titulo: name, director },
  });
}

function gift(random: Random): ProductDraft {
  const brand = random.pick(['Cine Permanencia', 'Butaca Roja', 'Sello Luciérnaga']);
  const kind = random.pick([
    'para el cine',
    'de cine y palomitas',
    'para renta de películas',
    'de música en línea',
    'para conciertos',
  ]);
  const [look, motif] = random.pick([
    ['Cumpleaños', 'emoji:birthday-cake'],
    ['Aniversario', 'emoji:two-hearts'],
    ['Graduación', 'emoji:graduation-cap'],
    ['Posada', 'emoji:piata'],
    ['Día de las Madres', 'emoji:bouquet'],
    ['Día del Padre', 'emoji:trophy'],
    ['Gracias', 'emoji:hibiscus'],
    ['Día del Niño', 'emoji:balloon'],
    ['Navidad', 'emoji:christmas-tree'],
    ['Amistad', 'emoji:handshake'],
    ['Solo Porque Sí', 'emoji:popcorn'],
    ['Retiro', 'emoji:sunset'],
  ] as const);
  const delivery = random.pick(['entrega inmediata', 'con fecha programada', 'con dedicatoria', 'con video de saludo']);
  return sketched({
    brand,
    model: `Regalo ${look}`,
    title: `Tarjeta de regalo ${kind} ${brand} ${look}, digital, ${delivery}`,
    text: [
      `Un regalo que no ocupa espacio y siempre queda: tarjeta ${kind} con diseño de ${look}. Eliges el monto y nosotros la mandamos por correo o por mensaje.`,
      delivery.includes('programada')
        ? 'La puedes dejar lista hoy para que llegue el mero día a las ocho de la mañana.'
        : delivery.includes('dedicatoria')
          ? 'Hay lugar para una dedicatoria de hasta 300 letras. Con eso alcanza para ponerse cursi.'
          : delivery.includes('video')
            ? 'Grabas un saludo corto con el celular y se abre junto con la tarjeta.'
            : 'El código llega en minutos y no caduca.',
    ],
    points: [
      'Monto a elegir',
      'No caduca',
      delivery.charAt(0).toUpperCase() + delivery.slice(1),
      'Por correo o mensaje',
    ],
    specs: {
      Tarjeta: [
        ['Uso', kind],
        ['Diseño', look],
        ['Moneda', 'Pesos mexicanos'],
        ['Caducidad', 'No caduca'],
      ],
      Entrega: [
        ['Forma', 'Digital'],
        ['Tiempo', 'Menos de 15 minutos o en fecha programada'],
        ['Canje', 'En taquilla o en línea'],
        ['Saldo parcial', 'Sí'],
      ],
    },
    price: 150,
    art: 'gift-card',
    params: { label: brand, sub: look, motif },
    paint: random.pick(looks),
    variants: byOption('Monto', [
      ['$150', 0],
      ['$300', 150],
      ['$500', 350],
      ['$1,000', 850],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'party'],
      ['flat', 'desk'],
    ],
    warranty: 'Código garantizado',
    digital: true,
    words: { titulo: look },
  });
}

export const films: readonly Archetype[] = [
  ...genres.map(
    (genre): Archetype => ({
      category: `peliculas-musica/peliculas-y-series/${genre.leaf}`,
      weight: genre.weight,
      reviews: genre.reviews,
      make: (random) => film(random, genre),
    }),
  ),
  { category: 'peliculas-musica/boletos-y-regalos/tarjetas-de-regalo', weight: 2, reviews: giftReviews, make: gift },
];
