import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { byOption, clip } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';
import { consoles } from './game.ts';
import { genres } from './genres.ts';

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

/** A code to download a game. */
export function download(random: Random): ProductDraft {
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

/** Credit for a game store. */
export function balance(random: Random): ProductDraft {
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

/** A subscription to online play, for some months. */
export function subscription(random: Random): ProductDraft {
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
