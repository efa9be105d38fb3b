import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { byOption } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

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

/** A gift card for films, music or concerts. */
export function gift(random: Random): ProductDraft {
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
