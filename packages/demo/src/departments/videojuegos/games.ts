import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft, ReviewPhrases } from '../../types.ts';
import { coverPaints } from '../shared-covers.ts';
import { byOption, clip } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import { codeReviews, familyGameReviews, gameReviews, sportGameReviews } from './reviews.ts';

interface Genre {
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

const genres: readonly Genre[] = [
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

const consoles = ['Tlacuani 2', 'Kuxtal X', 'Tlacuani Bolsillo', 'PC'] as const;
const looks = [
  ['#1d2b4f', '#f5c929'],
  ['#7a1f36', '#ee7a25'],
  ['#0f6b41', '#ece14a'],
  ['#4d2a63', '#e4007c'],
  ['#1d1d20', '#c8242f'],
  ['#2bb5b8', '#f6f5f1'],
  ['#ee7a25', '#1d1d20'],
  ['#2450f0', '#6fd1d6'],
  ['#e4007c', '#f5c929'],
] as const;

/** How each number of players sounds within a sentence. */
const company: Readonly<Record<string, string>> = {
  '1 jugador': 'en solitario',
  '1 a 2 jugadores': 'en solitario o entre dos',
  '1 a 4 jugadores': 'en solitario o entre cuatro en la misma sala',
  '1 a 4 en línea': 'en solitario o con hasta cuatro en línea',
  '1 a 8 en línea': 'en casa o con hasta ocho en línea',
  '1 a 12 en línea': 'en solitario o con hasta doce en línea',
  '1 a 8 en torneo': 'entre dos o en torneo de ocho',
};

function game(random: Random, genre: Genre): ProductDraft {
  const name = `${random.pick(genre.heads)} ${random.pick(genre.tails)}`;
  const studio = random.pick(genre.studios);
  const platform = random.pick(consoles.slice(0, 3));
  const edition = random.weighted([
    ['', 5],
    ['Edición Especial', 2],
    ['Edición Coleccionista', 1],
    ['Edición Completa', 2],
  ] as const);
  const [shortest, longest] = genre.hours;
  const hours = random.int(shortest, longest);
  const [low, high] = genre.price;
  const rating = random.pick(genre.rating);
  const players = random.pick(genre.players);
  const extra = { '': 0, 'Edición Especial': 250, 'Edición Coleccionista': 1400, 'Edición Completa': 350 }[edition];
  const gigs = random.int(6, 95);
  return sketched({
    brand: studio,
    model: name,
    title: `Videojuego ${name}${edition ? ` ${edition}` : ''} para ${platform}, físico`,
    text: [
      random.pick(genre.openings),
      `${name} dura unas ${hours} horas y se juega ${company[players] ?? 'en solitario'}. ${random.pick(genre.seconds)}`,
      edition === 'Edición Coleccionista'
        ? 'La caja trae figura de resina, libro de arte y mapa de tela, además del juego físico.'
        : edition === 'Edición Completa'
          ? 'Incluye las expansiones publicadas y todos los trajes.'
          : edition === 'Edición Especial'
            ? 'Viene con estuche metálico y tres misiones adicionales.'
            : false,
    ],
    points: [
      `Para ${platform}`,
      players.charAt(0).toUpperCase() + players.slice(1),
      `Cerca de ${hours} horas`,
      `Clasificación ${rating}`,
      'Voces o textos en español',
    ],
    specs: {
      Juego: [
        ['Título', name],
        ['Género', genre.name],
        ['Estudio', studio],
        ['Jugadores', players],
        ['Duración', `Cerca de ${hours} h`],
      ],
      Edición: [
        ['Consola', platform],
        ['Formato', 'Físico'],
        ['Clasificación', `${rating} (Lineamientos de la Secretaría de Gobernación)`],
        ['Idioma', 'Español de Latinoamérica'],
        ['Espacio necesario', `${gigs} GB`],
        ['Región', 'Sin bloqueo'],
      ],
    },
    price: low + (high - low) * random.next() + extra,
    art: 'game-case',
    params: { label: name, sub: platform, imprint: studio, motif: random.pick(genre.motifs) },
    subject: `Videojuego ${name} para ${platform}`,
    paint: random.pick(coverPaints),
    shots: [
      ['hero', random.pick(['studio', 'shelf'])],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    warranty: 'Cambio en 30 días por disco o cartucho dañado',
    words: { titulo: name, consola: platform },
  });
}

function download(random: Random): ProductDraft {
  const genre = random.pick(genres);
  const name = `${random.pick(genre.heads)} ${random.pick(genre.tails)}`;
  const platform = random.pick(consoles);
  const kind = random.pick(['Juego completo', 'Expansión', 'Pase de temporada']);
  const [low, high] = genre.price;
  return sketched({
    brand: random.pick(genre.studios),
    model: `${name} digital`,
    title: `${kind} ${name} para ${platform}, código digital`,
    text: [
      kind === 'Juego completo'
        ? `${random.pick(genre.openings)}`
        : kind === 'Expansión'
          ? `Suma zonas, personajes y unas ${random.int(4, 15)} horas a ${name}. Necesitas el juego base.`
          : `Con el pase de ${name} recibes el contenido de la temporada conforme sale. Necesitas el juego base.`,
      `El código llega a tu correo en minutos y se canjea en la tienda de ${platform}. Asegúrate de que tu cuenta esté registrada en México.`,
    ],
    points: ['Entrega por correo', `Para ${platform}`, kind, 'Cuenta de México'],
    specs: {
      Contenido: [
        ['Tipo', kind],
        ['Título', name],
        ['Género', genre.name],
        ['Plataforma', platform],
      ],
      Entrega: [
        ['Forma', 'Código por correo'],
        ['Tiempo', 'Menos de 15 minutos'],
        ['Región', 'México'],
        ['Caducidad', 'No caduca'],
      ],
    },
    price: (low + (high - low) * random.next()) * (kind === 'Juego completo' ? 0.85 : 0.35),
    art: 'gift-card',
    params: { label: clip(name, 14), sub: clip(kind, 20), motif: random.pick(genre.motifs) },
    paint: random.pick(looks),
    shots: [
      ['hero', 'studio'],
      ['flat', 'desk'],
      ['lifestyle', 'living'],
    ],
    warranty: 'Código garantizado; no hay cambios una vez revelado',
    digital: true,
    words: { titulo: name, consola: platform },
  });
}

function balance(random: Random): ProductDraft {
  const [brand, shop] = random.pick([
    ['Tlacuani', 'Tienda Tlacuani'],
    ['Kuxtal Play', 'Kuxtal Play'],
    ['Arcadia Roma', 'Arcadia'],
    ['Pixel Comal', 'Comal en línea'],
  ] as const);
  const look = random.pick([
    'Clásica',
    'Cumpleaños',
    'Vacaciones',
    'Posada',
    'Retro',
    'Neón',
    'Buen Fin',
    'Día del Niño',
    'Mundial',
    'Regreso a Clases',
    'Catrina',
    'Alebrije',
  ]);
  const use = random.pick(['juegos y expansiones', 'trajes y monedas', 'películas y juegos', 'cualquier contenido']);
  const motif = random.pick([
    'emoji:video-game',
    'emoji:joystick',
    'emoji:gem-stone',
    'emoji:wrapped-gift',
    'emoji:rocket',
    'emoji:coin',
  ]);
  const greeting = random.pick(['con mensaje de regalo', 'entrega inmediata', 'para regalar']);
  return sketched({
    brand,
    model: `Saldo ${look}`,
    title: `Tarjeta de saldo digital ${shop} ${look} para ${use}, ${greeting}`,
    text: [
      `Saldo para comprar ${use} en ${shop}. Tú eliges el monto y el código llega por correo en minutos, con el diseño ${look}.`,
      greeting.includes('regal')
        ? 'Puedes escribir un mensaje y programar la fecha de entrega: quedas bien aunque te hayas acordado ayer.'
        : 'Se canjea una vez y el saldo no caduca. Solo funciona en cuentas registradas en México.',
    ],
    points: ['Entrega por correo', 'No caduca', 'Cuenta de México', 'Monto a elegir'],
    specs: {
      Saldo: [
        ['Tienda', shop],
        ['Moneda', 'Pesos mexicanos'],
        ['Uso', use],
        ['Caducidad', 'No caduca'],
      ],
      Entrega: [
        ['Forma', 'Código por correo'],
        ['Tiempo', 'Menos de 15 minutos'],
        ['Región', 'México'],
        ['Diseño', look],
      ],
    },
    price: 200,
    art: 'gift-card',
    params: { label: clip(shop, 14), sub: look, motif },
    paint: random.pick(looks),
    variants: byOption('Monto', [
      ['$200', 0],
      ['$300', 100],
      ['$500', 300],
      ['$1,000', 800],
    ]),
    shots: [
      ['hero', 'studio'],
      ['flat', 'desk'],
      ['lifestyle', 'party'],
    ],
    warranty: 'Código garantizado; no hay cambios una vez revelado',
    digital: true,
    words: { titulo: shop, consola: shop },
  });
}

function subscription(random: Random): ProductDraft {
  const [brand, service] = random.pick([
    ['Tlacuani', 'Tlacuani Pase'],
    ['Kuxtal Play', 'Kuxtal Ilimitado'],
    ['Arcadia Roma', 'Arcadia Nube'],
  ] as const);
  const level = random.pick(['Básico', 'Familiar', 'Total', 'Estudiante', 'En Línea']);
  const perk = random.pick([
    'juego en línea',
    'catálogo de 150 juegos',
    'guardado en la nube',
    'pruebas anticipadas',
    'descuentos de socio',
    'juegos retro incluidos',
    'dos juegos al mes',
  ]);
  const people = level === 'Familiar' ? random.pick([4, 6]) : 1;
  const monthly = { Básico: 89, Familiar: 189, Total: 249, Estudiante: 69, 'En Línea': 99 }[level] ?? 99;
  const gift = random.pick(['', ' para regalar', ' con prueba de 7 días']);
  return sketched({
    brand,
    model: `${service} ${level}`,
    title: `Suscripción ${service} ${level} con ${perk}${gift}, código digital`,
    text: [
      `${service} ${level} incluye ${perk} para ${people === 1 ? 'una cuenta' : `hasta ${people} personas de la misma casa`}. Canjeas el código y empieza a contar ese día.`,
      'No se renueva sola: al terminar decides si compras otra. Si ya tienes una activa, los meses se suman.',
    ],
    points: [
      perk.charAt(0).toUpperCase() + perk.slice(1),
      people > 1 ? `Hasta ${people} personas` : 'Una cuenta',
      'Sin renovación automática',
      'Entrega por correo',
    ],
    specs: {
      Servicio: [
        ['Servicio', service],
        ['Nivel', level],
        ['Personas', String(people)],
        ['Incluye', perk],
      ],
      Entrega: [
        ['Forma', 'Código por correo'],
        ['Tiempo', 'Menos de 15 minutos'],
        ['Región', 'México'],
        ['Renovación', 'Manual'],
      ],
    },
    price: monthly,
    art: 'gift-card',
    params: {
      label: clip(service, 14),
      sub: level,
      motif: random.pick(['emoji:video-game', 'emoji:infinity', 'emoji:cloud', 'emoji:crown']),
    },
    paint: random.pick(looks),
    variants: byOption('Duración', [
      ['1 mes', 0],
      ['3 meses', Math.round(monthly * 1.7)],
      ['12 meses', monthly * 8],
    ]),
    shots: [
      ['hero', 'studio'],
      ['flat', 'desk'],
      ['lifestyle', 'living'],
    ],
    warranty: 'Código garantizado; no hay cambios una vez revelado',
    digital: true,
    words: { titulo: service, consola: service },
  });
}

export const games: readonly Archetype[] = [
  ...genres.map(
    (genre): Archetype => ({
      category: `videojuegos/juegos/${genre.leaf}`,
      weight: genre.weight,
      reviews: genre.reviews,
      make: (random) => game(random, genre),
    }),
  ),
  { category: 'videojuegos/tarjetas-y-codigos/juegos-descargables', weight: 3, reviews: codeReviews, make: download },
  { category: 'videojuegos/tarjetas-y-codigos/saldo-digital', weight: 2, reviews: codeReviews, make: balance },
  { category: 'videojuegos/tarjetas-y-codigos/suscripciones', weight: 2, reviews: codeReviews, make: subscription },
];
