import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { byColorAnd } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import {
  chairReviews,
  consoleReviews,
  controllerReviews,
  decorReviews,
  deskReviews,
  dockReviews,
  headsetReviews,
  simulatorReviews,
} from './reviews.ts';

function deskConsole(random: Random): ProductDraft {
  const [brand, family] = random.pick([
    ['Tlacuani', 'Tlacuani 2'],
    ['Kuxtal Play', 'Kuxtal X'],
  ] as const);
  const level = random.pick([
    { name: 'Digital', price: 8499, text: 'sin lector de discos, más delgada y para quien ya compra todo en línea' },
    { name: 'Disco', price: 10499, text: 'con lector, para prestar juegos, revender y ver películas' },
    { name: 'Pro', price: 15499, text: 'con el doble de potencia gráfica y video 4K a 120 cuadros' },
    { name: 'Lite', price: 6299, text: 'pensada para pantallas Full HD y presupuestos sensatos' },
  ]);
  const edition = random.pick([
    '',
    ' Edición Obsidiana',
    ' Edición Talavera',
    ' Edición Jade',
    ' Edición Noche de Muertos',
    ' Edición Aniversario',
  ]);
  const bundle = random.pick([
    'con un control',
    'con dos controles',
    'con control y 3 meses de suscripción',
    'con un juego familiar',
    'con audífonos',
    'con base de carga',
    'con un juego de carreras',
    'con un juego de futbol',
    'con disco extra de 1 TB',
  ]);
  const palette = colors(
    ...(edition.includes('Talavera')
      ? (['Azul rey'] as const)
      : edition.includes('Jade')
        ? (['Jade'] as const)
        : edition.includes('Obsidiana')
          ? (['Negro mate'] as const)
          : random.pick<readonly ColorName[]>([['Blanco', 'Negro'], ['Negro']])),
  );
  const storage = level.name === 'Lite' ? '512 GB' : '1 TB';
  return sketched({
    brand,
    model: `${family} ${level.name}`,
    title: `Consola ${family} ${level.name}${edition} ${storage} ${bundle}`,
    text: [
      `La ${family} ${level.name} es la versión ${level.text}. Arranca en segundos y salta entre juegos sin volver a cargar.`,
      `Este paquete viene ${bundle}, cable HDMI y cable de corriente. Solo falta conectarla a la pantalla.`,
      'Crea una cuenta para cada quien en casa: los papás pueden poner horarios y límite de compras desde su celular.',
    ],
    points: [
      `SSD de ${storage}`,
      bundle.charAt(0).toUpperCase() + bundle.slice(1),
      level.name === 'Pro' ? '4K a 120 cuadros' : level.name === 'Lite' ? 'Full HD a 60 cuadros' : '4K a 60 cuadros',
      'Controles parentales',
    ],
    specs: {
      Rendimiento: [
        ['Procesador', 'Ocho núcleos a 3.6 GHz'],
        ['Gráficos', level.name === 'Pro' ? '18 teraflops' : level.name === 'Lite' ? '4 teraflops' : '10 teraflops'],
        ['Memoria', level.name === 'Lite' ? '10 GB' : '16 GB'],
        ['Almacenamiento', `SSD de ${storage}`],
      ],
      Generales: [
        ['Lector', level.name === 'Digital' || level.name === 'Lite' ? 'No' : 'Blu-ray 4K'],
        ['Puertos', 'HDMI 2.1, 3 USB y Ethernet'],
        ['Red', 'Wi-Fi 6 y Bluetooth 5.2'],
        ['Alimentación', '100-240 V'],
        ['Peso', `${random.pick(['2.1', '3.2', '3.9'])} kg`],
        ['Cumple con', 'NOM-001-SCFI y NOM-208-SCFI'],
      ],
    },
    price: level.price + (bundle === 'con un control' ? 0 : bundle.includes('1 TB') ? 1200 : 800) + (edition ? 600 : 0),
    art: 'console',
    subject: `Consola ${family} ${level.name}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { modelo: family },
  });
}

function handheld(random: Random): ProductDraft {
  const [brand, family] = random.pick([
    ['Tlacuani', 'Tlacuani Bolsillo'],
    ['Kuxtal Play', 'Kuxtal Viaje'],
    ['Pixel Comal', 'Comalito'],
  ] as const);
  const inch = random.pick(family === 'Comalito' ? ['3.5', '4.0', '5.0'] : ['6.2', '7.0', '7.9']);
  const panel = random.pick(['LCD', 'OLED']);
  const bundle = random.pick([
    'con estuche',
    'con mica',
    'con base para pantalla',
    'con memoria de 128 GB',
    'con un juego incluido',
    'con correa y funda',
    'con cargador extra',
    'sola',
  ]);
  const gen = random.pick(['', ' 2', ' Plus', ' Mini']);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Rojo', 'Azul'],
      ['Turquesa', 'Coral'],
      ['Lila', 'Amarillo'],
      ['Gris', 'Verde menta'],
    ]),
  );
  const small = family === 'Comalito';
  return sketched({
    brand,
    model: `${family}${gen}`,
    title: `Consola portátil ${family}${gen} de ${inch}" ${panel} ${bundle === 'sola' ? 'con cargador' : bundle}`,
    text: [
      small
        ? `Cabe en la bolsa de la camisa y corre clásicos de dieciséis bits. La ${family} se carga con el mismo cable del celular.`
        : `En la sala se conecta a la pantalla; en el camión se juega en las manos. La ${family}${gen} aguanta entre ${panel === 'OLED' ? '5 y 9' : '4 y 7'} horas según el juego.`,
      `La pantalla ${panel} de ${inch} pulgadas ${panel === 'OLED' ? 'tiene negros profundos y se ve muy bien de noche' : 'se ve clara en interiores y no sufre con el uso diario'}. ${bundle === 'sola' ? 'Incluye cargador y guía.' : `Este paquete viene ${bundle}.`}`,
    ],
    points: [
      `Pantalla ${panel} de ${inch}"`,
      small ? 'Cabe en la camisa' : 'Juega en la pantalla grande',
      'Carga USB-C',
      'Ranura microSD',
    ],
    specs: {
      Pantalla: [
        ['Tamaño', `${inch} pulgadas`],
        ['Panel', panel],
        ['Resolución', small ? '640 × 480' : '1280 × 720'],
      ],
      Generales: [
        ['Batería', small ? '6 h' : panel === 'OLED' ? '5 a 9 h' : '4 a 7 h'],
        ['Almacenamiento', small ? '32 GB' : '64 GB'],
        ['Memoria', 'microSD de hasta 1 TB'],
        ['Peso', small ? `${random.int(140, 210)} g` : `${random.int(390, 520)} g`],
        ['Carga', 'USB-C'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price:
      (small ? 1199 : 5999) +
      (panel === 'OLED' ? (small ? 400 : 1200) : 0) +
      (bundle === 'sola' ? 0 : bundle.includes('juego') ? 700 : 250) +
      random.int(0, 3) * 50,
    art: 'handheld',
    subject: `Consola portátil ${family}${gen}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'bedroom'],
      ['scale', 'desk'],
      ['box', 'shelf'],
    ],
    bigTicket: !small,
    words: { modelo: family },
  });
}

function retro(random: Random): ProductDraft {
  const brand = random.pick(['Arcadia Roma', 'Pixel Comal']);
  const form = random.pick([
    {
      name: 'Consola retro',
      art: 'console',
      price: 699,
      text: 'Se conecta por HDMI y en un minuto estás jugando con dos controles, como en casa de los primos.',
    },
    {
      name: 'Maquinita de mesa',
      art: 'arcade-stick',
      price: 1899,
      text: 'Palanca y botones de verdad, pantalla propia y monedas opcionales. Para el escritorio o la repisa.',
    },
    {
      name: 'Palanca arcade con juegos',
      art: 'arcade-stick',
      price: 1299,
      text: 'Palanca metálica con juegos adentro. Se enchufa a la pantalla y no necesita consola.',
    },
    {
      name: 'Mini consola de llavero',
      art: 'handheld',
      price: 249,
      text: 'Del tamaño de un encendedor, con pantalla a color y botón de pausa para cuando llega el camión.',
    },
  ]);
  const count = random.pick([50, 80, 120, 200, 300, 400, 500]);
  const model = `${random.pick(['Farmacia de la Esquina', 'Feria', 'Veinte Centavos', 'Recreo', 'Vacaciones del 92', 'Tortillería', 'Fichas'])} ${random.pick(['I', 'II', 'III', 'Max'])}`;
  return sketched({
    brand,
    model,
    title: `${form.name} ${brand} ${model} con ${count} juegos originales precargados`,
    text: [
      form.text,
      `La ${model} trae ${count} juegos hechos por estudios independientes al estilo de los ochenta y noventa, todos con licencia. ${random.pick(['Se guarda la partida en cualquier punto, privilegio que entonces no teníamos.', 'Naves, plataformas, carreras y peleas, con su música de pitidos y todo.', 'Incluye un modo de dos jugadores en más de la mitad, que es donde está lo bueno.', 'Hay filtro de televisor viejo para quien extraña las rayitas.'])}`,
    ],
    points: [
      `${count} juegos con licencia`,
      'Guarda la partida',
      'No requiere internet',
      form.name === 'Consola retro' ? 'Dos controles' : 'Lista para jugar',
    ],
    specs: {
      Juego: [
        ['Juegos', String(count)],
        ['Controles', form.name === 'Consola retro' ? '2' : 'Integrados'],
        ['Guardado', 'Sí, en cualquier momento'],
        ['Jugadores', form.name === 'Mini consola de llavero' ? '1' : '1 a 2'],
      ],
      Generales: [
        ['Salida', form.price > 1500 || form.price < 300 ? 'Pantalla integrada' : 'HDMI'],
        ['Alimentación', 'USB'],
        ['Internet', 'No requiere'],
        ['Incluye', 'Cables y guía'],
      ],
    },
    price: form.price + count * 0.9,
    art: form.art,
    paint: [random.pick(['#c3c6cb', '#1d1d20', '#f0e2c4', '#7a1f36', '#2c62b8']), '#c8242f'],
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    words: { modelo: 'consola' },
  });
}

function controller(random: Random): ProductDraft {
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

function headset(random: Random): ProductDraft {
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

function wheel(random: Random): ProductDraft {
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

function dock(random: Random): ProductDraft {
  const brand = random.pick(['Botón Arriba', 'Arcadia Roma']);
  const kind = random.pick([
    {
      name: 'Base de carga doble',
      art: 'controller',
      price: 349,
      text: 'Dos controles cargando y en su lugar, no debajo del cojín.',
    },
    {
      name: 'Estuche rígido',
      art: 'storage-box',
      price: 299,
      text: 'Casco de EVA con bolsillos para cables y diez juegos. Aguanta la mochila de la escuela.',
    },
    {
      name: 'Base vertical con ventilador',
      art: 'console',
      price: 449,
      text: 'Para la consola de pie y fresca, con ranuras para los discos.',
    },
    {
      name: 'Funda de silicón',
      art: 'controller',
      price: 129,
      text: 'Agarre extra y cero rayones. Incluye gomitas para las palancas.',
    },
    {
      name: 'Soporte para audífonos y control',
      art: 'headphones',
      price: 219,
      text: 'Todo colgado y a la mano. La base pesa, así que no se cae.',
    },
  ]);
  const target = random.pick(['Tlacuani 2', 'Kuxtal X', 'Tlacuani Bolsillo', 'Kuxtal Viaje']);
  const model = `${random.pick(['Nido', 'Percha', 'Refugio', 'Garage', 'Petate', 'Repisa'])} ${random.int(1, 9)}`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([['Negro'], ['Negro', 'Blanco'], ['Rojo', 'Negro'], ['Azul', 'Morado']]),
  );
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model} para ${target}`,
    text: [
      kind.text,
      `La pieza ${model} está hecha a la medida de ${target}: puertos y ventilas quedan libres. Se limpia con un trapo seco.`,
    ],
    points: [
      `Para ${target}`,
      'A la medida',
      kind.name.includes('carga') ? 'Luz de carga completa' : 'Material resistente',
    ],
    specs: {
      Uso: [
        ['Tipo', kind.name],
        ['Compatible con', target],
        ['Modelo', model],
        ['Piezas', '1'],
      ],
      Generales: [
        [
          'Material',
          kind.name.includes('silicón') ? 'Silicón' : kind.name.includes('Estuche') ? 'EVA y nailon' : 'ABS',
        ],
        ['Alimentación', /carga|ventilador/u.test(kind.name) ? 'USB' : 'No usa'],
        ['Peso', `${random.int(60, 480)} g`],
        ['Instalación', 'Sin herramienta'],
      ],
    },
    price: kind.price + random.int(0, 8) * 15,
    art: kind.art,
    subject: `${kind.name} para ${target}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
    ],
    words: { modelo: target },
  });
}

function chair(random: Random): ProductDraft {
  const brand = random.pick(['Trono Bajo', 'Foco Rojo']);
  const kind = random.pick([
    { name: 'Silla gamer', art: 'gaming-chair', price: 2499 },
    { name: 'Silla gamer con reposapiés', art: 'gaming-chair', price: 2999 },
    { name: 'Silla gamer ergonómica de malla', art: 'gaming-chair', price: 3499 },
  ]);
  const kilos = random.pick([110, 130, 150]);
  const recline = random.pick([135, 155, 170]);
  const cover = kind.name.includes('malla') ? 'malla transpirable' : random.pick(['piel sintética', 'tela fresca']);
  const model = `${random.pick(['Alteza', 'Majestad', 'Virrey', 'Cacique', 'Marquesa', 'Cónsul'])} ${random.int(1, 9)}0`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rojo'],
      ['Negro', 'Azul'],
      ['Blanco', 'Rosa'],
      ['Negro', 'Verde limón'],
      ['Grafito', 'Morado'],
    ]),
  );
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model} en ${cover}, reclina ${recline} grados, hasta ${kilos} kg`,
    text: [
      `La ${model} sostiene la espalda donde duele y se reclina a ${recline} grados para la siesta entre partidas. El asiento de espuma inyectada no se aplasta al mes.`,
      cover === 'piel sintética'
        ? 'La piel sintética se limpia con un trapo húmedo; en lugares muy calurosos conviene la versión de tela.'
        : 'El material respira, detalle que se agradece de abril a junio.',
      'Llega en una caja con herramienta y dibujo claro; entre dos se arma en media hora.',
    ],
    points: [
      `Hasta ${kilos} kg`,
      `Reclina ${recline} grados`,
      'Cojines lumbar y cervical',
      kind.name.includes('reposapiés') ? 'Reposapiés retráctil' : 'Descansabrazos ajustables',
    ],
    specs: {
      Estructura: [
        ['Carga máxima', `${kilos} kg`],
        ['Reclinado', `${recline} grados`],
        ['Pistón', 'Clase 4'],
        ['Base', kilos >= 150 ? 'Metal' : 'Nailon reforzado'],
      ],
      Generales: [
        ['Tapiz', cover],
        ['Descansabrazos', kilos >= 130 ? '3D' : '2D'],
        ['Altura del asiento', '44 a 53 cm'],
        ['Peso', `${random.int(17, 25)} kg`],
        ['Armado', 'Requiere, 30 minutos'],
      ],
    },
    price: kind.price + (kilos - 110) * 22 + (recline - 135) * 8,
    art: kind.art,
    subject: `${kind.name} ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
      ['scale', 'living'],
    ],
    bigTicket: true,
    words: { modelo: model },
  });
}

function gamerDesk(random: Random): ProductDraft {
  const brand = random.pick(['Trono Bajo', 'Foco Rojo']);
  const shape = random.pick(['en forma de Z', 'en L', 'recto', 'con repisa para monitor', 'de altura eléctrica']);
  const model = `${random.pick(['Cuartel', 'Estación', 'Plataforma', 'Nave', 'Búnker', 'Andamio'])} ${random.int(1, 9)}${random.pick(['', 'X', 'L'])}`;
  const lit = random.chance(0.5);
  const electric = shape.includes('eléctrica');
  const palette = colors(...random.pick<readonly ColorName[]>([['Negro'], ['Negro', 'Blanco'], ['Negro', 'Nogal']]));
  return sketched({
    brand,
    model,
    title: `Escritorio gamer ${shape} ${brand} ${model}${lit ? ' con luz LED' : ''}, gancho y portavasos`,
    text: [
      electric
        ? 'Sube y baja con un botón: de pie en la junta, sentado en la partida. Recuerda tres alturas.'
        : shape === 'en L'
          ? 'Aprovecha la esquina y separa la tarea del juego, al menos en el mapa.'
          : `Firme aunque teclees con coraje. El ${model} reparte el peso en patas de acero y no rechina.`,
      `La cubierta texturizada sirve de tapete de mouse completo. ${lit ? 'La luz se apaga con su propio botón, para cuando toca dormir.' : 'Tiene pasacables y charola para el multicontacto.'}`,
    ],
    points: [
      'Patas de acero',
      'Gancho para audífonos y portavasos',
      lit ? 'Luz LED con control' : 'Charola de cables',
      electric ? 'Tres memorias de altura' : 'Cubierta texturizada',
    ],
    specs: {
      Medidas: [
        ['Alto', electric ? '72 a 118 cm' : '75 cm'],
        ['Fondo', '60 cm'],
        ['Carga', `${electric ? 80 : random.pick([60, 90, 120])} kg`],
        ['Forma', shape],
      ],
      Generales: [
        ['Cubierta', 'MDF con fibra de carbono simulada'],
        ['Estructura', 'Acero'],
        ['Luz', lit ? 'LED RGB' : 'No'],
        ['Armado', 'Requiere, 45 minutos'],
        ['Alimentación', electric || lit ? '127 V' : 'No usa'],
      ],
    },
    price: (electric ? 5499 : shape === 'en L' ? 2999 : 1999) + (lit ? 350 : 0) + random.int(0, 6) * 60,
    art: 'desk',
    subject: `Escritorio gamer ${brand} ${model}`,
    palette,
    variants: byColorAnd(palette, 'Medida', [
      ['100 cm', 0],
      ['120 cm', 300],
      ['140 cm', 600],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'bedroom'],
      ['detail', 'studio'],
    ],
    bigTicket: true,
    words: { modelo: model },
  });
}

function decor(random: Random): ProductDraft {
  const brand = random.pick(['Botón Arriba', 'Pixel Comal', 'Trono Bajo']);
  const kind = random.pick([
    {
      name: 'Lámpara de neón',
      art: 'neon-sign',
      price: 399,
      text: 'Neón flexible de LED, sin gas ni calor, con regulador en el cable.',
    },
    {
      name: 'Tapete de mouse extendido',
      art: 'rug',
      price: 249,
      text: 'Cubre medio escritorio y los bordes van cosidos, no pegados.',
    },
    {
      name: 'Tira LED para escritorio',
      art: 'lights-string',
      price: 199,
      text: 'Se pega detrás del monitor y descansa la vista de noche.',
    },
    {
      name: 'Póster metálico',
      art: 'picture-frame',
      price: 349,
      text: 'Impreso en aluminio, se cuelga con imán y se cambia en segundos.',
    },
    {
      name: 'Taza térmica',
      art: 'mug',
      price: 179,
      text: 'Cambia de imagen con la bebida caliente. Café primero, partida después.',
    },
  ]);
  const theme = random.pick([
    ['Ajolote', 'emoji:lizard'],
    ['Mapache', 'emoji:raccoon'],
    ['Control', 'emoji:video-game'],
    ['Luchador', 'emoji:man-wrestling'],
    ['Fantasma', 'emoji:ghost'],
    ['Nave', 'emoji:rocket'],
    ['Calavera', 'emoji:skull'],
    ['Nopal', 'emoji:cactus'],
    ['Dragón', 'emoji:dragon-face'],
    ['Invasor', 'emoji:alien-monster'],
    ['Jaguar', 'emoji:leopard'],
    ['Corazón de 8 Bits', 'emoji:red-heart'],
  ] as const);
  const style = random.pick(['estilo pixel', 'estilo retro', 'estilo neón', 'edición nocturna', 'edición fiesta']);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Morado'],
      ['Rosa mexicano', 'Turquesa'],
      ['Azul eléctrico', 'Verde limón'],
      ['Negro'],
    ]),
  );
  return sketched({
    brand,
    model: `${theme[0]} ${style}`,
    title: `${kind.name} gamer ${brand} ${theme[0]} ${style}`,
    text: [
      kind.text,
      `El diseño ${theme[0]} en ${style} le da carácter al cuarto sin llenarlo de cosas. Viene empacado para regalo.`,
    ],
    points: [`Diseño ${theme[0]}`, style.charAt(0).toUpperCase() + style.slice(1), 'Empacado para regalo'],
    specs: {
      Diseño: [
        ['Tipo', kind.name],
        ['Tema', theme[0]],
        ['Estilo', style],
        ['Piezas', '1'],
      ],
      Generales: [
        [
          'Material',
          kind.art === 'mug'
            ? 'Cerámica'
            : kind.art === 'rug'
              ? 'Tela y hule'
              : kind.art === 'picture-frame'
                ? 'Aluminio'
                : 'Silicón y LED',
        ],
        ['Alimentación', kind.art === 'lights-string' ? 'USB' : 'No usa'],
        ['Cuidado', kind.art === 'mug' ? 'Lavar a mano' : 'Trapo seco'],
        ['Peso', `${random.int(180, 700)} g`],
      ],
    },
    price: kind.price + random.int(0, 6) * 15,
    art: kind.art,
    params: kind.art === 'rug' ? { pattern: 'zigzag' } : { motif: theme[1] },
    subject: `${kind.name} ${theme[0]}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'bedroom'],
      ['detail', 'desk'],
    ],
    words: { modelo: theme[0] },
  });
}

const at = (path: string) => `videojuegos/${path}`;

export const gear: readonly Archetype[] = [
  { category: at('consolas/consolas-de-sobremesa'), weight: 4, reviews: consoleReviews, make: deskConsole },
  { category: at('consolas/consolas-portatiles'), weight: 4, reviews: consoleReviews, make: handheld },
  { category: at('consolas/consolas-retro'), weight: 2, reviews: consoleReviews, make: retro },
  { category: at('accesorios/controles'), weight: 4, reviews: controllerReviews, make: controller },
  { category: at('accesorios/audifonos-gamer'), weight: 3, reviews: headsetReviews, make: headset },
  { category: at('accesorios/volantes-y-realidad-virtual'), weight: 2, reviews: simulatorReviews, make: wheel },
  { category: at('accesorios/bases-y-estuches'), weight: 2, reviews: dockReviews, make: dock },
  { category: at('espacio-gamer/sillas-gamer'), weight: 3, reviews: chairReviews, make: chair },
  { category: at('espacio-gamer/escritorios-gamer'), weight: 2, reviews: deskReviews, make: gamerDesk },
  { category: at('espacio-gamer/luces-y-decoracion'), weight: 2, reviews: decorReviews, make: decor },
];
