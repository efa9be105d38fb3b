import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { byColor, byOption, pesos, prose, spec } from '../shared-draft.ts';
import { colorGallery, gallery } from '../shared-pictures.ts';
import { landlineReviews, radioReviews } from './reviews/landlines.ts';

function cordless(random: Random): ProductDraft {
  const brand = random.pick(['Casamar', 'Abrazo', 'Movaltia']);
  const series = random.pick(['Sala', 'Zaguán', 'Corredor', 'Patio', 'Recibidor']);
  const number = random.int(1, 9) * 10;
  const answering = random.chance(0.4);
  const big = random.chance(0.35);
  const palette = colors(...random.pick<readonly ColorName[]>([['Negro'], ['Negro', 'Blanco'], ['Grafito', 'Vino']]));
  return {
    brand,
    model: `${series} ${number}`,
    title: `Teléfono inalámbrico ${brand} ${series} ${number}${answering ? ' con contestadora' : ''}${big ? ' y teclas grandes' : ''}, identificador de llamadas`,
    description: prose(
      `Todavía hay llamadas que se contestan mejor en casa. El ${series} ${number} llega del patio a la recámara (unos 50 m con muros de por medio) y no interfiere con el Wi-Fi.`,
      answering
        ? 'La contestadora graba hasta 20 minutos y se puede escuchar desde fuera marcando una clave.'
        : 'Identifica quién llama y guarda los últimos 50 números para devolver la llamada con un botón.',
      big
        ? 'Las teclas son grandes, iluminadas, y el volumen tiene un refuerzo que se nota.'
        : 'La batería da unas 10 horas de plática; si se va la luz, la base queda sin línea, así que conserva uno de cable a la mano.',
    ),
    highlights: [
      'Identificador de llamadas',
      answering ? 'Contestadora de 20 minutos' : 'Agenda de 50 números',
      big ? 'Teclas grandes' : 'Altavoz',
      'Tecnología DECT 6.0',
    ],
    specifications: [
      spec(
        'Funciones',
        ['Identificador', 'Sí'],
        ['Contestadora', answering ? '20 minutos' : 'No'],
        ['Altavoz', 'Sí'],
        ['Bloqueo de números', `${random.pick([50, 100, 150])} números`],
      ),
      spec(
        'Generales',
        ['Tecnología', 'DECT 6.0, 1.9 GHz'],
        ['Alcance interior', '50 m'],
        ['Batería', '2 AAA recargables, incluidas'],
        ['Alimentación', '127 V, 60 Hz'],
        ['Cumple con', 'NOM-001-SCFI e IFT'],
      ),
    ],
    price: pesos(549 + number * 3 + (answering ? 240 : 0) + (big ? 110 : 0)),
    variants: palette.flatMap(({ name, hex }) =>
      byOption('Auriculares', [
        ['1 auricular', 0],
        ['2 auriculares', 450],
      ]).map((variant) => ({ ...variant, options: { Color: name, ...variant.options }, colorHex: hex })),
    ),
    pictures: colorGallery(
      { subject: `Teléfono inalámbrico ${brand} ${series} ${number}`, art: 'cordless-phone' },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', 'living'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: { modelo: series },
  };
}

function corded(random: Random): ProductDraft {
  const brand = random.pick(['Casamar', 'Abrazo', 'Movaltia']);
  const style = random.pick(['de mesa', 'de pared', 'tipo góndola', 'retro de disco', 'para oficina de dos líneas']);
  const series = random.pick(['Bocina', 'Portal', 'Mostrador', 'Conserje', 'Comadre', 'Azotea']);
  const number = random.int(1, 9) * 5;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rojo'],
      ['Blanco', 'Negro'],
      ['Marfil', 'Verde menta', 'Rojo'],
      ['Azul', 'Blanco'],
    ]),
  );
  return {
    brand,
    model: `${series} ${number}`,
    title: `Teléfono alámbrico ${brand} ${series} ${number} ${style}, funciona sin luz`,
    description: prose(
      style === 'retro de disco'
        ? `Por fuera es el de casa de la abuela; por dentro marca por tonos. El disco del ${series} ${number} gira y suena como debe.`
        : style.startsWith('para oficina')
          ? `Dos líneas con espera, conferencia y marcación rápida. El ${series} ${number} tiene altavoz que se oye hasta el fondo del mostrador.`
          : `Se conecta y ya. El ${series} ${number} toma la energía de la línea, así que sigue sirviendo cuando se va la luz y los demás se quedan mudos.`,
      random.pick([
        'El timbre tiene tres volúmenes y un foco que parpadea al llamar.',
        'Trae remarcado, pausa y tecla flash para el servicio de llamada en espera.',
        'Se puede atornillar a la pared; la plantilla viene en la caja.',
      ]),
    ),
    highlights: ['Funciona sin electricidad', 'Remarcado y flash', 'Timbre con tres volúmenes', 'Cable rizado de 2 m'],
    specifications: [
      spec(
        'Funciones',
        ['Estilo', style],
        ['Marcación', 'Por tonos y pulsos'],
        ['Remarcado', 'Sí'],
        ['Altavoz', style.startsWith('para oficina') ? 'Sí' : 'No'],
      ),
      spec(
        'Generales',
        ['Conector', 'RJ-11'],
        ['Alimentación', 'Línea telefónica'],
        ['Cable', '2 m rizado'],
        ['Peso', `${random.int(380, 720)} g`],
        ['Cumple con', 'IFT'],
      ),
    ],
    price: pesos(159 + number * 4 + (style === 'retro de disco' ? 690 : style.startsWith('para oficina') ? 480 : 0)),
    variants: byColor(palette),
    pictures: colorGallery({ subject: `Teléfono alámbrico ${brand} ${series} ${number}`, art: 'landline' }, palette, [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
    ]),
    warranty: '12 meses con el fabricante',
    words: { modelo: series },
  };
}

function radio(random: Random): ProductDraft {
  const brand = random.pick(['Brújula Radio', 'Durango Móvil', 'Volcánica']);
  const series = random.pick(['Cerro', 'Barranca', 'Vigía', 'Caravana', 'Llano', 'Coyote']);
  const number = random.int(1, 9) * 10;
  const km = random.pick([10, 16, 25, 32, 40]);
  const pieces = random.pick([2, 2, 3, 4]);
  const weather = random.chance(0.5);
  const [main, accent] = random.pick([
    ['#1d1d20', '#f5c929'],
    ['#1d1d20', '#ee7a25'],
    ['#5a5f3c', '#1d1d20'],
    ['#c8242f', '#1d1d20'],
  ] as const);
  return {
    brand,
    model: `${series} ${number}`,
    title: `Radios de dos vías ${brand} ${series} ${number}, ${pieces} piezas, hasta ${km} km${weather ? ', contra agua' : ''}`,
    description: prose(
      `Donde no llega la señal del celular, llega el ${series} ${number}: el rancho, la sierra, la caravana en carretera o una bodega grande. No paga plan ni permiso: usa los canales de uso libre.`,
      `Los ${km} km son en línea de vista, de cerro a cerro. Entre casas cuenta con uno o dos, como en cualquier radio de este tipo.`,
      weather
        ? 'Aguanta lluvia y flota si se cae a la presa. La linterna prende con un toque largo.'
        : `Las ${pieces} piezas se cargan en su base y duran el día con plática normal.`,
    ),
    highlights: [
      `${pieces} radios`,
      `Hasta ${km} km en línea de vista`,
      '22 canales y 121 claves',
      weather ? 'IP67, flota' : 'Base de carga doble',
      'Manos libres por voz (VOX)',
    ],
    specifications: [
      spec(
        'Radio',
        ['Canales', '22 FRS/GMRS'],
        ['Claves de privacidad', '121'],
        ['Alcance máximo', `${km} km en línea de vista`],
        ['Potencia', km >= 25 ? '2 W' : '0.5 W'],
        ['VOX', 'Sí'],
      ),
      spec(
        'Generales',
        ['Batería', `${random.pick([10, 12, 18])} h de uso mixto`],
        ['Resistencia', weather ? 'IP67' : 'IPX2'],
        ['Linterna', weather ? 'Sí' : 'No'],
        ['Carga', 'Base y micro USB'],
        ['Piezas', String(pieces)],
        ['Cumple con', 'IFT'],
      ),
    ],
    price: pesos((329 + km * 9 + (weather ? 180 : 0) + number) * pieces * 0.82),
    variants: [{ options: {} }],
    pictures: gallery(
      { subject: `Radios ${brand} ${series} ${number}`, art: 'walkie-talkie', params: { label: brand } },
      [main, accent],
      [
        ['hero', 'studio'],
        ['lifestyle', 'garden'],
        ['box', 'shelf'],
        ['detail', 'studio'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: { modelo: series, uso: random.pick(['el rancho', 'la bodega', 'la caravana', 'acampar']) },
  };
}

const at = (leaf: string) => `celulares/telefonia-fija-y-radios/${leaf}`;

export const landlines: readonly Archetype[] = [
  { category: at('telefonos-inalambricos'), weight: 2, reviews: landlineReviews, make: cordless },
  { category: at('telefonos-alambricos'), weight: 2, reviews: landlineReviews, make: corded },
  { category: at('radios-de-dos-vias'), weight: 2, reviews: radioReviews, make: radio },
];
