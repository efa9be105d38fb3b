import type { ReviewPhrases } from '../../../types.ts';
import { animationReviews, filmReviews, seriesReviews } from '../reviews/films.ts';

/** A genre of films: titles, plots and covers. */
export interface Genre {
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

/** All genres of films that the shop sells. */
export const genres: readonly Genre[] = [
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
