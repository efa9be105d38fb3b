import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColorAnd, grouped } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A tablet. */
export function tablet(random: Random): ProductDraft {
  const kind = random.pick([
    {
      key: 'infantil',
      brands: ['Papel Picado'],
      series: ['Garabato', 'Pintarrayas', 'Tiza'],
      inch: ['7', '8'],
      ram: [3, 4],
      disk: 32,
      price: 1499,
      text: 'Con funda de espuma para el patio y control de tiempo para los papás. Trae lectura, dibujo y juegos que sí se pueden jugar sin internet.',
    },
    {
      key: 'para estudiar',
      brands: ['Nopaltec', 'Tekuani'],
      series: ['Apunte', 'Mochila', 'Libreta'],
      inch: ['10.1', '10.4', '10.9'],
      ram: [4, 6],
      disk: 64,
      price: 2999,
      text: 'Para leer los PDF de la universidad, subrayar y tomar la clase en línea. Ligera y con cuatro bocinas que se escuchan en el comedor.',
    },
    {
      key: 'profesional',
      brands: ['Orvenor', 'Sierra Norte'],
      series: ['Lienzo', 'Trazo', 'Caballete'],
      inch: ['11', '12.4', '13'],
      ram: [8, 12],
      disk: 128,
      price: 9999,
      text: 'Pluma con presión, pantalla de 120 Hz y teclado opcional. Sirve para dibujar, editar y dejar la laptop en casa.',
    },
  ]);
  const brand = random.pick(kind.brands);
  const inch = random.pick(kind.inch);
  const ram = random.pick(kind.ram);
  const model =
    `${random.pick(kind.series)} ${Math.floor(Number(inch))} ${random.pick(['', 'LTE', 'Plus', '2026', 'Lite'])}`.trim();
  const number = random.int(1, 9);
  const lte = model.includes('LTE');
  const palette = colors(
    ...(kind.key === 'infantil'
      ? random.pick<readonly ColorName[]>([
          ['Azul', 'Rosa'],
          ['Verde limón', 'Naranja'],
          ['Turquesa', 'Morado'],
        ])
      : random.pick<readonly ColorName[]>([
          ['Gris espacial', 'Plata'],
          ['Grafito', 'Azul acero'],
          ['Plata', 'Verde salvia', 'Lavanda'],
        ])),
  );
  const mah = kind.key === 'infantil' ? 4000 : kind.key === 'profesional' ? 9500 : 7000;
  return sketched({
    brand,
    model: `${model} G${number}`,
    title: `Tableta ${kind.key} ${brand} ${model} G${number} de ${inch}", ${ram} GB RAM${lte ? ', con ranura para chip' : ', Wi-Fi'}`,
    text: [
      kind.text,
      `La pantalla de ${inch} pulgadas de la ${model} y la batería de ${grouped(mah)} mAh dan para unas ${kind.key === 'infantil' ? '6' : kind.key === 'profesional' ? '11' : '9'} horas de video. ${lte ? 'Además acepta chip de datos para usarla fuera de casa.' : 'Se conecta por Wi-Fi; para la calle, compártele internet del celular.'}`,
      kind.key === 'profesional'
        ? random.pick([
            'La pluma viene incluida y se carga pegada al costado.',
            'La pluma incluida distingue presión e inclinación, y la palma no estorba al dibujar.',
            'Con el teclado opcional se vuelve una laptop ligera; la pluma ya viene en la caja.',
          ])
        : kind.key === 'infantil'
          ? random.pick([
              'Los controles parentales están en español y no piden suscripción.',
              'Tú decides cuántos minutos al día y qué aplicaciones; a la hora fijada se despide sola.',
              'La funda tiene asa, que también sirve de atril para ver videos en la mesa.',
            ])
          : random.pick([
              'Acepta memoria microSD de hasta 1 TB para libros, música y películas.',
              'El modo lectura baja el azul y pone la página color crema: descansa la vista en serio.',
              'Divide la pantalla en dos: el PDF de un lado y los apuntes del otro.',
            ]),
    ],
    points: [
      `Pantalla de ${inch}"`,
      `${ram} GB de RAM`,
      kind.key === 'profesional'
        ? 'Pluma incluida'
        : kind.key === 'infantil'
          ? 'Funda de espuma incluida'
          : 'Cuatro bocinas',
      lte ? 'Chip de datos' : 'Wi-Fi de doble banda',
    ],
    specs: {
      Pantalla: [
        ['Tamaño', `${inch} pulgadas`],
        [
          'Resolución',
          kind.key === 'infantil' ? '1280 × 800' : kind.key === 'profesional' ? '2560 × 1600' : '2000 × 1200',
        ],
        ['Frecuencia', kind.key === 'profesional' ? '120 Hz' : '60 Hz'],
      ],
      Rendimiento: [
        ['Memoria', `${ram} GB`],
        ['Procesador', kind.key === 'profesional' ? 'Ocho núcleos a 3.2 GHz' : 'Ocho núcleos a 2.0 GHz'],
        ['Batería', `${grouped(mah)} mAh`],
      ],
      Generales: [
        ['Red', lte ? 'Wi-Fi y 4G LTE' : 'Wi-Fi'],
        ['Cámaras', kind.key === 'infantil' ? '2 y 2 MP' : '8 y 8 MP'],
        ['Peso', `${Math.round(Number(inch) * 46)} g`],
        ['Puerto', 'USB-C'],
        ['Cumple con', 'NOM-001-SCFI y NOM-208-SCFI'],
      ],
    },
    price: kind.price + ram * 140 + (lte ? 900 : 0) + number * 40 + (Number(inch) - Number(kind.inch[0] ?? inch)) * 600,
    art: 'tablet',
    subject: `Tableta ${brand} ${model} G${number}`,
    palette,
    variants: byColorAnd(palette, 'Capacidad', [
      [`${kind.disk} GB`, 0],
      [`${kind.disk * 2} GB`, kind.key === 'profesional' ? 1500 : 500],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', kind.key === 'infantil' ? 'nursery' : 'desk'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: kind.price > 2500,
    words: {
      modelo: model.split(' ')[0] ?? model,
      uso: kind.key === 'infantil' ? 'mi hijo' : kind.key === 'profesional' ? 'dibujar' : 'la prepa',
    },
  });
}
