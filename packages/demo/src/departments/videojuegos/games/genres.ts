import type { ReviewPhrases } from '../../../types.ts';
import { familyGameReviews, gameReviews, sportGameReviews } from '../reviews/games.ts';

/** A genre of games: titles, descriptions and covers. */
export interface Genre {
  leaf: string;
  name: string;
  weight: number;
  studios: readonly string[];
  heads: readonly string[];
  tails: readonly string[];
  openings: readonly string[];
  seconds: readonly string[];
  rating: readonly string[];
  hours: readonly [number, number];
  players: readonly string[];
  motifs: readonly string[];
  price: readonly [number, number];
  reviews: ReviewPhrases;
}

/** All genres of games that the shop sells. */
export const genres: readonly Genre[] = [
  {
    leaf: 'accion-y-aventura',
    name: 'Acción y aventura',
    weight: 6,
    studios: ['Estudio Ahuehuete', 'Lunada Studios', 'Juegos del Desierto'],
    heads: ['Sombra', 'Reino', 'Legado', 'Cenizas', 'El Vigía', 'Ruta', 'La Última Ofrenda', 'Centinela'],
    tails: [
      'de Obsidiana',
      'del Quinto Sol',
      'de Sal',
      'sin Nombre',
      'de los Cenotes',
      'del Norte',
      'de Medianoche',
      'bajo el Volcán',
      'de la Sierra',
    ],
    openings: [
      'Recorres selvas, ruinas y pueblos con mercado en un mundo abierto que premia la curiosidad: cada desvío esconde algo.',
      'Sigilo, combate cuerpo a cuerpo y un gancho para trepar por donde no te esperan.',
      'Una aventura de saltos y acertijos con una historia que se cuenta sin estorbar.',
    ],
    seconds: [
      'El combate se aprende en minutos y sigue dando sorpresas a las veinte horas.',
      'La dificultad se ajusta en cualquier momento, sin castigos ni sermones.',
      'Tiene modo foto, y lo vas a usar más de lo que crees.',
    ],
    rating: ['B12', 'B15', 'C'],
    hours: [15, 60],
    players: ['1 jugador', '1 a 2 jugadores'],
    motifs: [
      'emoji:crossed-swords',
      'emoji:volcano',
      'emoji:leopard',
      'emoji:compass',
      'emoji:skull',
      'emoji:bow-and-arrow',
    ],
    price: [699, 1599],
    reviews: gameReviews,
  },
  {
    leaf: 'deportes',
    name: 'Deportes',
    weight: 4,
    studios: ['Caracol Games', 'Arcadia Roma'],
    heads: ['Liga Llanera', 'Cancha Rápida', 'Máscara y Lona', 'Jonrón', 'Super Frontón', 'Básquet de Barrio'],
    tails: ['25', '26', '27', 'Temporada Total', 'Edición Clásico', 'Manager', 'Callejero'],
    openings: [
      'Partidos cortos, polvo en la cancha y un árbitro que a veces se hace el que no vio.',
      'Modo carrera desde el llano hasta el estadio lleno, con fichajes, lesiones y cascaritas de domingo.',
      'Los controles son sencillos para la reta y profundos para quien quiere torneos.',
    ],
    seconds: [
      'Los comentaristas narran en español de México y no repiten la misma frase tres veces por partido.',
      'Hasta cuatro en la misma pantalla, como debe ser.',
      'Trae editor de uniformes para meter a tu equipo de la cuadra.',
    ],
    rating: ['A', 'B'],
    hours: [20, 80],
    players: ['1 a 4 jugadores', '1 a 8 en línea'],
    motifs: ['emoji:soccer-ball', 'emoji:boxing-glove', 'emoji:baseball', 'emoji:basketball', 'emoji:trophy'],
    price: [599, 1499],
    reviews: sportGameReviews,
  },
  {
    leaf: 'carreras',
    name: 'Carreras',
    weight: 3,
    studios: ['Arcadia Roma', 'Juegos del Desierto'],
    heads: ['Baja Extrema', 'Arrancones', 'Ruta Panamericana', 'Kart Chilango', 'Trocas', 'Rally'],
    tails: ['del Desierto', 'de Media Noche', '3', '4', 'Turbo', 'a Fondo', 'de la Sierra'],
    openings: [
      'Polvo, saltos y motores que se calientan de verdad. Aquí frenar a tiempo vale más que acelerar.',
      'Pistas por carreteras de montaña, con niebla y camiones de carga incluidos.',
      'Derrapes fáciles, objetos tramposos y carreras de tres minutos para picarse toda la tarde.',
    ],
    seconds: [
      'Funciona con volante y pedales, y con control se maneja igual de sabroso.',
      'Más de sesenta vehículos para armar y pintar a tu gusto.',
      'Pantalla dividida para dos, que ya casi nadie pone.',
    ],
    rating: ['A', 'B'],
    hours: [12, 50],
    players: ['1 a 2 jugadores', '1 a 12 en línea'],
    motifs: ['emoji:racing-car', 'emoji:chequered-flag', 'emoji:pickup-truck', 'emoji:motorcycle'],
    price: [549, 1399],
    reviews: sportGameReviews,
  },
  {
    leaf: 'rol',
    name: 'Rol',
    weight: 4,
    studios: ['Estudio Ahuehuete', 'Lunada Studios', 'Mapache Interactivo'],
    heads: ['Crónicas', 'El Códice', 'Nahuales', 'La Orden', 'Hijas', 'Juramento'],
    tails: [
      'de la Niebla',
      'del Maíz Negro',
      'de Nueve Lunas',
      'del Colibrí',
      'de Xibal',
      'del Rey Tuerto',
      'de la Frontera Rota',
    ],
    openings: [
      'Combates por turnos con decisiones que se recuerdan: lo que digas en el primer pueblo te alcanza en el último.',
      'Arma tu grupo, mejora tus talismanes y explora un mapa enorme pintado a mano.',
      'Rol en tiempo real con clases que se mezclan: curandera con arco, herrero con magia, lo que se te ocurra.',
    ],
    seconds: [
      'Los textos están escritos en español desde el origen, no traducidos a la carrera.',
      'Hay varios finales y ninguno se siente de consolación.',
      'Se puede pausar en pleno combate, ideal para gente con niños.',
    ],
    rating: ['B12', 'B15'],
    hours: [40, 120],
    players: ['1 jugador', '1 a 4 en línea'],
    motifs: ['emoji:dragon', 'emoji:crystal-ball', 'emoji:shield', 'emoji:wolf', 'emoji:scroll', 'emoji:owl'],
    price: [799, 1599],
    reviews: gameReviews,
  },
  {
    leaf: 'peleas',
    name: 'Peleas',
    weight: 3,
    studios: ['Arcadia Roma', 'Caracol Games'],
    heads: ['Puños', 'Lucha Sin Límite', 'Retadores', 'Duelo', 'Máscaras'],
    tails: ['de Barrio', 'de Acero 2', 'de la Arena', 'Infinitos', 'a Dos de Tres', 'Eternos', 'de Fuego'],
    openings: [
      'Veinte peleadores con estilos de verdad: boxeo, lucha libre, capoeira y una señora con chancla.',
      'Golpes con peso, combos que se aprenden y un modo de práctica que explica en vez de regañar.',
      'Hecho para la reta en persona: cargas rápidas, revancha al instante y marcador de la noche.',
    ],
    seconds: [
      'El juego en línea va fluido hasta con internet normalito.',
      'Compatible con palanca de maquinita.',
      'Incluye torneo local para ocho y botana no incluida.',
    ],
    rating: ['B12', 'B15'],
    hours: [10, 40],
    players: ['1 a 2 jugadores', '1 a 8 en torneo'],
    motifs: ['emoji:oncoming-fist', 'emoji:collision', 'emoji:fire', 'emoji:man-wrestling', 'emoji:boxing-glove'],
    price: [599, 1399],
    reviews: gameReviews,
  },
  {
    leaf: 'familiares',
    name: 'Familiar',
    weight: 4,
    studios: ['Mapache Interactivo', 'Pixel Comal', 'Caracol Games'],
    heads: [
      'Tacos y Trompos',
      'Fiesta Mapache',
      'La Feria',
      'Chef de Cocina Chica',
      'Ajolote Saltarín',
      'Villa Papalote',
      'Baila Sobremesa',
    ],
    tails: ['para Todos', '2', 'en Vacaciones', 'Gran Mezcla', 'y la Piñata Perdida', 'Súper Reunión', 'de Noche'],
    openings: [
      'Minijuegos que se explican en diez segundos, para que abuelos y niños jueguen sin ventaja.',
      'Saltos, colores y música pegajosa: un juego amable que no frustra a los más chicos.',
      'Cooperas o saboteas: la cocina se incendia, la familia se ríe y nadie se enoja (mucho).',
    ],
    seconds: [
      'Hasta cuatro en la misma sala con un control por persona.',
      'Las partidas duran cinco minutos, perfectas para antes de cenar.',
      'Sin compras dentro del juego: lo que pagas es todo.',
    ],
    rating: ['A'],
    hours: [8, 25],
    players: ['1 a 4 jugadores'],
    motifs: ['emoji:raccoon', 'emoji:piata', 'emoji:taco', 'emoji:lizard', 'emoji:balloon', 'emoji:kite'],
    price: [399, 999],
    reviews: familyGameReviews,
  },
  {
    leaf: 'estrategia-y-simulacion',
    name: 'Estrategia y simulación',
    weight: 3,
    studios: ['Pixel Comal', 'Mapache Interactivo', 'Juegos del Desierto'],
    heads: ['Mi Rancho', 'Ciudad Lago', 'Chinampa', 'Trenes', 'Imperio', 'Fonda', 'Mercado'],
    tails: ['y Compañía', 'Simulador', 'del Altiplano', 'del Valle', 'en Construcción', 'Magnate', 'Sin Prisas'],
    openings: [
      'Empiezas con casi nada, tomas decisiones y ves crecer tu proyecto. Cuidado: roba tardes enteras.',
      'Construyes a tu ritmo, con impuestos, mal clima y vecinos que se quejan con razón.',
      'Administras gente, precios y tiempos. Las cuentas cuadran o truena el negocio.',
    ],
    seconds: [
      'Un tutorial corto y después, libertad total.',
      'La música es tan tranquila que la vas a poner para trabajar.',
      'Hay modo sin prisas para quien solo quiere decorar.',
    ],
    rating: ['A', 'B'],
    hours: [30, 150],
    players: ['1 jugador', '1 a 4 en línea'],
    motifs: [
      'emoji:seedling',
      'emoji:cityscape',
      'emoji:locomotive',
      'emoji:tractor',
      'emoji:convenience-store',
      'emoji:cow-face',
    ],
    price: [449, 1199],
    reviews: familyGameReviews,
  },
];
