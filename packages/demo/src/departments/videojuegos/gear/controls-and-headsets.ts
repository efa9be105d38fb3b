import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

/** A controller. */
export function controller(random: Random): ProductDraft {
  const brand = random.pick(['Tlacuani', 'Kuxtal Play', 'Foco Rojo', 'Botón Arriba']);
  const target = random.pick(['Tlacuani 2', 'Kuxtal X', 'Tlacuani Bolsillo', 'PC y celular']);
  const kind = random.pick([
    { name: 'inalámbrico', price: 749, text: 'Bluetooth sin retraso perceptible y pila para cuarenta horas.' },
    { name: 'alámbrico', price: 399, text: 'Cable de tres metros y cero pilas. El que prestas a la visita sin pena.' },
    {
      name: 'profesional',
      price: 1999,
      text: 'Palancas con sensor magnético que no se desvían, paletas traseras y gatillos cortos.',
    },
    {
      name: 'arcade',
      price: 1599,
      text: 'Palanca y ocho botones sobre base pesada, para peleas con los codos bien apoyados.',
    },
  ]);
  const model = `${random.pick(['Pulgar', 'Gatillo', 'Combo', 'Cruceta', 'Empuñe', 'Rival'])} ${random.int(1, 9)}`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Rojo', 'Azul'],
      ['Morado', 'Verde limón'],
      ['Rosa mexicano', 'Turquesa'],
      ['Negro', 'Verde militar', 'Naranja'],
      ['Azul hielo', 'Lila'],
    ]),
  );
  return sketched({
    brand,
    model,
    title: `Control ${kind.name} ${brand} ${model} para ${target} con vibración`,
    text: [
      kind.text,
      `El ${model} es compatible con ${target} y se actualiza desde la misma consola. ${random.pick(['El agarre texturizado no resbala en partidas largas.', 'Tiene entrada de 3.5 mm para audífonos.', 'Los botones se pueden reasignar sin programas.'])}`,
    ],
    points: [
      `Para ${target}`,
      kind.name === 'profesional' ? 'Palancas magnéticas' : 'Vibración doble',
      kind.name === 'inalámbrico' ? '40 h de pila' : 'Cable de 3 m',
      'Botones reasignables',
    ],
    specs: {
      Control: [
        ['Tipo', kind.name],
        ['Compatible con', target],
        ['Vibración', 'Sí'],
        ['Palancas', kind.name === 'profesional' ? 'Efecto Hall' : 'Estándar'],
      ],
      Generales: [
        ['Conexión', kind.name === 'inalámbrico' || kind.name === 'profesional' ? 'Bluetooth y USB-C' : 'USB'],
        ['Batería', kind.name === 'inalámbrico' ? '40 h' : kind.name === 'profesional' ? '24 h' : 'No usa'],
        ['Audio', 'Entrada de 3.5 mm'],
        ['Peso', kind.name === 'arcade' ? '2.1 kg' : `${random.int(210, 310)} g`],
      ],
    },
    price: kind.price + random.int(0, 8) * 40,
    art: kind.name === 'arcade' ? 'arcade-stick' : 'controller',
    subject: `Control ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'living'],
      ['box', 'shelf'],
    ],
    words: { modelo: target },
  });
}

/** A gaming headset. */
export function headset(random: Random): ProductDraft {
  const brand = random.pick(['Foco Rojo', 'Botón Arriba']);
  const link = random.pick([
    'alámbricos de 3.5 mm',
    'USB con sonido 7.1',
    'inalámbricos de 2.4 GHz',
    'inalámbricos con Bluetooth doble',
  ]);
  const model = `${random.pick(['Alarido', 'Escuadra', 'Emboscada', 'Trinchera', 'Centinela', 'Eco'])} ${random.int(1, 9)}${random.pick(['', '00', ' Pro', ' Lite'])}`;
  const wireless = link.startsWith('inalámbricos');
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rojo'],
      ['Blanco', 'Rosa'],
      ['Negro', 'Verde limón'],
      ['Grafito', 'Azul eléctrico'],
      ['Negro', 'Lila'],
    ]),
  );
  return sketched({
    brand,
    model,
    title: `Audífonos gamer ${brand} ${model} ${link}, micrófono abatible`,
    text: [
      wireless
        ? `Sin cable que jalar con la silla. Los ${model} duran ${random.pick([25, 35, 50])} horas y no traen retraso: el disparo suena cuando suena.`
        : link.startsWith('USB')
          ? 'El sonido envolvente ubica pasos a espaldas y recargas tras la pared. Hace trampa, pero legal.'
          : 'Se conectan al control y listo. Buen sonido, cero pilas y precio razonable.',
      'El micrófono se baja para hablar y se sube para silenciar: tu escuadra no tiene por qué oír a tu mamá llamándote a cenar.',
      'Almohadillas de tela fresca, buenas para el calor y para quien usa lentes.',
    ],
    points: [
      link.charAt(0).toUpperCase() + link.slice(1),
      'Micrófono que silencia al subirlo',
      'Almohadillas frescas',
      'Cómodos con lentes',
    ],
    specs: {
      Sonido: [
        ['Transductor', '50 mm'],
        ['Envolvente', link.includes('7.1') ? '7.1 virtual' : 'Estéreo'],
        ['Micrófono', 'Abatible, cardioide'],
        ['Respuesta', '20 Hz a 20 kHz'],
      ],
      Generales: [
        ['Conexión', link],
        ['Batería', wireless ? '25 a 50 h' : 'No usa'],
        ['Peso', `${random.int(240, 340)} g`],
        ['Compatibilidad', link.includes('USB') ? 'PC y consolas con USB' : 'Consolas, PC y celular'],
      ],
    },
    price: (wireless ? 999 : link.startsWith('USB') ? 649 : 349) + random.int(0, 9) * 45,
    art: 'headphones',
    subject: `Audífonos gamer ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ],
    words: { modelo: model },
  });
}

/** A steering wheel, a flight stick or a virtual-reality headset. */
export function wheel(random: Random): ProductDraft {
  const brand = random.pick(['Botón Arriba', 'Foco Rojo', 'Kuxtal Play']);
  const kind = random.pick([
    {
      name: 'Lentes de realidad virtual',
      art: 'vr-headset',
      price: 7999,
      text: 'Sin cables ni computadora: te los pones, dibujas tu espacio en el piso y ya estás en otro lado. Guarda los floreros.',
    },
    {
      name: 'Volante con pedales',
      art: 'controller',
      price: 4499,
      text: 'Giro de 900 grados con fuerza de regreso: sientes la grava, el piano y el susto.',
    },
    {
      name: 'Palanca de vuelo',
      art: 'emoji:joystick',
      price: 1899,
      text: 'Acelerador separado y once botones para despegar, aterrizar y, con el tiempo, hacerlo al revés.',
    },
    {
      name: 'Palanca de velocidades',
      art: 'emoji:joystick',
      price: 1499,
      text: 'Seis velocidades y reversa para quien dice que el automático no es manejar.',
    },
  ]);
  const target = random.pick(
    kind.art === 'vr-headset'
      ? ['con 128 GB', 'con 256 GB', 'con 512 GB']
      : ['para Tlacuani 2', 'para Kuxtal X', 'para PC', 'para consolas y PC'],
  );
  const model = `${random.pick(['Horizonte', 'Asfalto', 'Cabina', 'Umbral', 'Peralte', 'Delta'])} ${random.pick(['G', 'R', 'S'])}${random.int(1, 12)}`;
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model} ${target}`,
    text: [
      kind.text,
      kind.art === 'vr-headset'
        ? 'Se ajustan a lentes graduados con el separador incluido. Recomendados de 13 años en adelante y con pausas cada media hora.'
        : `El ${model} se sujeta con prensas a mesas de hasta 5 cm y reconoce los juegos de carreras y simulación más conocidos.`,
    ],
    points: [
      target.charAt(0).toUpperCase() + target.slice(1),
      kind.art === 'vr-headset' ? 'Sin cables' : 'Prensas de mesa',
      'Actualizable',
      'Guía en español',
    ],
    specs: {
      Función: [
        ['Tipo', kind.name],
        ['Modelo', model],
        ['Compatibilidad', target],
        ['Sensores', kind.art === 'vr-headset' ? 'Seis grados de libertad' : 'Efecto Hall'],
      ],
      Generales: [
        ['Conexión', kind.art === 'vr-headset' ? 'Wi-Fi 6' : 'USB'],
        ['Alimentación', kind.art === 'vr-headset' ? 'Batería de 2.5 h' : '127 V'],
        ['Peso', kind.art === 'vr-headset' ? '515 g' : `${random.pick(['2.2', '3.6', '4.8'])} kg`],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: kind.price + random.int(0, 8) * 120 + (target.includes('512') ? 2500 : target.includes('256') ? 1200 : 0),
    art: kind.art,
    paint: random.pick([
      ['#f6f5f1', '#1d1d20'],
      ['#1d1d20', '#c8242f'],
      ['#1d1d20', '#2450f0'],
      ['#45484e', '#ee7a25'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { modelo: kind.name.toLowerCase() },
  });
}
