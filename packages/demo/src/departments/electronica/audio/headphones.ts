import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

/** Headphones with a headband. */
export function headphones(random: Random): ProductDraft {
  const brand = random.pick(['Zarape Audio', 'Mirlo', 'Orvenor']);
  const kind = random.pick([
    {
      key: 'con cancelación de ruido',
      series: ['Claustro', 'Biblioteca', 'Silencio'],
      hours: [30, 40, 60],
      price: 1899,
      anc: true,
      text: 'Se los pone uno y el mundo baja la voz. En el camión, en el avión o con el vecino remodelando, se vuelve a escuchar lo que uno quería.',
    },
    {
      key: 'Bluetooth',
      series: ['Rebozo', 'Serenata', 'Tarareo'],
      hours: [40, 50, 70],
      price: 699,
      anc: false,
      text: 'Ligeros, plegables y con batería para toda la semana. Los que se quedan en la mochila y nunca fallan.',
    },
    {
      key: 'de estudio',
      series: ['Cabina', 'Partitura', 'Metrónomo'],
      hours: [],
      price: 1499,
      anc: false,
      text: 'Sonido plano, sin bajos de adorno, para grabar, mezclar o practicar piano a medianoche. El cable rizado se quita y se cambia.',
    },
    {
      key: 'para niños',
      series: ['Pirinola', 'Matatena', 'Ronda'],
      hours: [20, 30],
      price: 379,
      anc: false,
      text: 'El volumen se detiene en 85 decibeles, así que puedes dejarlos con sus caricaturas sin preocuparte por sus oídos.',
    },
  ]);
  const series = random.pick(kind.series);
  const model = `${series} ${random.int(1, 9)}${random.pick(['00', '50', '0'])}`;
  const hours = kind.hours.length > 0 ? random.pick(kind.hours) : 0;
  const palette = colors(
    ...(kind.key === 'para niños'
      ? random.pick<readonly ColorName[]>([
          ['Turquesa', 'Rosa'],
          ['Azul', 'Amarillo'],
          ['Morado', 'Verde limón'],
        ])
      : kind.key === 'de estudio'
        ? (['Negro'] as const)
        : random.pick<readonly ColorName[]>([
            ['Negro', 'Hueso'],
            ['Grafito', 'Azul marino', 'Terracota'],
            ['Negro', 'Verde salvia'],
            ['Blanco perla', 'Negro', 'Lavanda'],
          ])),
  );
  return sketched({
    brand,
    model,
    title: `Audífonos de diadema ${brand} ${model} ${kind.key}${hours > 0 ? `, ${hours} horas de batería` : ', cable desmontable'}`,
    text: [
      kind.text,
      kind.key === 'de estudio'
        ? `Transductores de ${random.pick([40, 45, 50])} mm y almohadillas de terciopelo que se reemplazan. Los ${series} aguantan años de cabina.`
        : `La batería de los ${model} rinde unas ${hours} horas y, si se acaba, con diez minutos de carga da para la tarde.${kind.anc ? ' El modo ambiente deja pasar los anuncios del aeropuerto con un toque.' : ''}`,
      random.pick([
        'Se pliegan y caben en su bolsa. La diadema está acolchada y no aprieta los lentes.',
        'Las almohadillas se quitan para limpiarlas y las hay de repuesto.',
        'También funcionan con cable de 3.5 mm, que viene en la caja.',
      ]),
    ],
    points: [
      kind.key.charAt(0).toUpperCase() + kind.key.slice(1),
      hours > 0 ? `${hours} horas de batería` : 'Cable de 3 m desmontable',
      kind.key === 'para niños' ? 'Volumen limitado a 85 dB' : 'Almohadillas suaves',
      hours > 0 ? 'Bluetooth 5.3' : 'Adaptador de 6.3 mm',
    ],
    specs: {
      Sonido: [
        ['Transductor', '40 mm'],
        ['Respuesta', kind.key === 'de estudio' ? '10 Hz a 28 kHz' : '20 Hz a 20 kHz'],
        ['Impedancia', kind.key === 'de estudio' ? '64 ohms' : '32 ohms'],
        ['Cancelación de ruido', kind.anc ? 'Activa, hasta 42 dB' : 'Pasiva'],
      ],
      Generales: [
        ['Conexión', hours > 0 ? 'Bluetooth 5.3 y cable de 3.5 mm' : 'Cable de 3.5 mm'],
        ['Batería', hours > 0 ? `${hours} h` : 'No usa'],
        ['Carga', hours > 0 ? 'USB-C' : 'No aplica'],
        ['Peso', `${kind.key === 'para niños' ? random.int(120, 160) : random.int(210, 290)} g`],
        ['Cumple con', hours > 0 ? 'NOM-208-SCFI' : 'NOM-001-SCFI'],
      ],
    },
    price: kind.price + random.int(0, 12) * 70,
    art: 'headphones',
    subject: `Audífonos ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', kind.key === 'para niños' ? 'bedroom' : 'desk'],
      ['box', 'shelf'],
    ],
    words: {
      modelo: series,
      uso:
        kind.key === 'para niños'
          ? 'mi hija'
          : kind.key === 'de estudio'
            ? 'grabar'
            : random.pick(['la oficina', 'el camión', 'estudiar']),
    },
  });
}
