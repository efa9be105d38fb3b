interface Sound {
  genre: string;
  bands: readonly string[];
  albums: readonly string[];
  text: readonly string[];
  motifs: readonly string[];
}

/** All genres of music that the shop sells. */
export const sounds: readonly Sound[] = [
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
