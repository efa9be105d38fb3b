import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { byColorAnd, grouped } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import {
  desktopReviews,
  keyboardReviews,
  laptopReviews,
  monitorReviews,
  mouseReviews,
  printerReviews,
  tabletReviews,
  webcamReviews,
} from './computer-reviews.ts';

function laptop(random: Random): ProductDraft {
  const kind = random.pick([
    {
      key: 'escolar',
      brands: ['Nopaltec', 'Tekuani'],
      series: ['Cuaderno', 'Recreo', 'Pizarrón'],
      ram: [8],
      disk: [256, 512],
      inch: ['14', '15.6'],
      chip: ['de 4 núcleos a 3.6 GHz', 'de 6 núcleos a 3.8 GHz'],
      gpu: 'Gráficos integrados',
      kg: [1.5, 1.8],
      hours: [7, 9],
      price: 6499,
      use: 'la escuela',
      text: 'Para tareas, clases y hojas de cálculo sin dramas. Prende en segundos y el teclado trae la eñe donde va.',
    },
    {
      key: 'de oficina',
      brands: ['Sierra Norte', 'Orvenor', 'Nopaltec'],
      series: ['Despacho', 'Folio', 'Quincena'],
      ram: [16],
      disk: [512],
      inch: ['14', '15.6', '16'],
      chip: ['de 8 núcleos a 4.5 GHz', 'de 10 núcleos a 4.6 GHz'],
      gpu: 'Gráficos integrados',
      kg: [1.4, 1.7],
      hours: [9, 11],
      price: 13499,
      use: 'el trabajo',
      text: 'Treinta pestañas, dos juntas y el reporte abierto, y no se despeina. El lector de huella ahorra escribir la contraseña enésima vez.',
    },
    {
      key: 'ultraligera',
      brands: ['Orvenor', 'Sierra Norte'],
      series: ['Pluma', 'Papel de China', 'Vilano'],
      ram: [16, 32],
      disk: [512, 1024],
      inch: ['13.3', '14'],
      chip: ['de 10 núcleos a 4.8 GHz', 'de 12 núcleos a 5.0 GHz'],
      gpu: 'Gráficos integrados',
      kg: [0.98, 1.25],
      hours: [14, 18],
      price: 21999,
      use: 'viajar',
      text: 'Se lleva todo el día y no se siente en el hombro. Cuerpo de aluminio, pantalla mate y batería para cruzar el país en camión.',
    },
    {
      key: 'gamer',
      brands: ['Tekuani', 'Foco Rojo'],
      series: ['Jaguar', 'Ocelote', 'Tzitzimitl'],
      ram: [16, 32],
      disk: [512, 1024],
      inch: ['15.6', '16', '17.3'],
      chip: ['de 8 núcleos a 4.9 GHz', 'de 14 núcleos a 5.2 GHz'],
      gpu: '',
      kg: [2.2, 2.8],
      hours: [4, 6],
      price: 22499,
      use: 'jugar',
      text: 'Tarjeta gráfica dedicada, pantalla rápida y ventiladores que no se rinden. Juega en alto y también edita video sin sufrir.',
    },
    {
      key: 'para diseño',
      brands: ['Orvenor', 'Papel Picado'],
      series: ['Pigmento', 'Grabado', 'Mural'],
      ram: [32],
      disk: [1024],
      inch: ['14', '16'],
      chip: ['de 12 núcleos a 5.1 GHz', 'de 16 núcleos a 5.3 GHz'],
      gpu: '',
      kg: [1.7, 2.1],
      hours: [8, 10],
      price: 32999,
      use: 'diseñar',
      text: 'Pantalla calibrada de fábrica con toda la gama DCI-P3: lo que ves es lo que se imprime. Con lector de tarjetas, que los fotógrafos todavía usan.',
    },
  ]);
  const brand = random.pick(kind.brands);
  const model = `${random.pick(kind.series)} ${random.pick(kind.inch).split('.')[0]} ${random.pick(['A', 'B', 'K', 'N', 'X'])}${random.int(1, 9)}`;
  const inch = kind.inch.find((size) => model.includes(` ${size.split('.')[0]} `)) ?? '15.6';
  const ram = random.pick(kind.ram);
  const disk = random.pick(kind.disk);
  const chip = random.pick(kind.chip);
  const video = kind.gpu || `Tarjeta dedicada de ${random.pick(kind.key === 'gamer' ? [6, 8, 12] : [6, 8])} GB`;
  const dedicated = kind.gpu === '';
  const [lightest = 1.5, heaviest = 2] = kind.kg;
  const kilos = (lightest + (heaviest - lightest) * random.next()).toFixed(2);
  const hours = random.pick(kind.hours);
  const hertz = kind.key === 'gamer' ? random.pick([144, 165, 240]) : kind.key === 'para diseño' ? 120 : 60;
  const diskText = (size: number) => (size >= 1024 ? `${size / 1024} TB` : `${size} GB`);
  const palette = colors(
    ...(kind.key === 'gamer'
      ? (['Negro mate'] as const)
      : random.pick<readonly ColorName[]>([
          ['Plata'],
          ['Gris espacial', 'Plata'],
          ['Azul marino', 'Plata'],
          ['Grafito'],
          ['Plata', 'Oro rosa'],
        ])),
  );
  return sketched({
    brand,
    model,
    title: `Laptop ${kind.key} ${brand} ${model} de ${inch}", ${ram} GB RAM, SSD ${diskText(disk)}`,
    text: [
      kind.text,
      `La ${model} lleva procesador ${chip}, ${ram} GB de memoria y ${dedicated ? video.toLowerCase() : 'gráficos integrados que bastan para fotos y video en línea'}. Pesa ${kilos} kg y su batería rinde alrededor de ${hours} horas ${kind.key === 'gamer' ? 'de trabajo ligero; para jugar, conéctala' : 'de uso normal'}.`,
      random.pick([
        'El teclado está en español latinoamericano. Trae sistema operativo instalado, sin programas de prueba que estorben.',
        'La memoria y el disco se pueden ampliar después con un desarmador y diez minutos.',
        'Incluye cámara con tapa deslizable, porque más vale.',
      ]),
    ],
    points: [
      `${ram} GB de RAM y SSD de ${diskText(disk)}`,
      `Pantalla de ${inch}" a ${hertz} Hz`,
      dedicated ? video : `Hasta ${hours} h de batería`,
      `${kilos} kg`,
      'Teclado en español',
    ],
    specs: {
      Rendimiento: [
        ['Procesador', `Procesador ${chip}`],
        ['Memoria', `${ram} GB ${kind.key === 'escolar' ? 'DDR4' : 'DDR5'}`],
        ['Almacenamiento', `SSD NVMe de ${diskText(disk)}`],
        ['Gráficos', video],
      ],
      Pantalla: [
        ['Tamaño', `${inch} pulgadas`],
        [
          'Resolución',
          kind.key === 'para diseño' ? '2880 × 1800' : kind.key === 'ultraligera' ? '1920 × 1200' : '1920 × 1080',
        ],
        ['Frecuencia', `${hertz} Hz`],
        ['Panel', kind.key === 'para diseño' ? 'OLED, 100% DCI-P3' : 'IPS mate'],
      ],
      Generales: [
        ['Peso', `${kilos} kg`],
        ['Batería', `${hours} h`],
        ['Puertos', dedicated ? 'USB-C, 3 USB-A, HDMI y Ethernet' : 'USB-C, 2 USB-A y HDMI'],
        ['Cámara', '1080p con tapa'],
        ['Red', 'Wi-Fi 6E y Bluetooth 5.3'],
        ['Cumple con', 'NOM-001-SCFI y NOM-208-SCFI'],
      ],
    },
    price:
      kind.price +
      (ram - 8) * 90 +
      (disk / 256) * 350 +
      (dedicated ? Number(/(\d+) GB/u.exec(video)?.[1] ?? 6) * 550 : 0) +
      random.int(0, 5) * 200,
    art: 'laptop',
    subject: `Laptop ${brand} ${model}`,
    palette,
    variants: byColorAnd(palette, 'Almacenamiento', [
      [`SSD ${diskText(disk)}`, 0],
      [`SSD ${diskText(disk * 2)}`, disk >= 1024 ? 2400 : disk >= 512 ? 1300 : 700],
    ]),
    ...(kind.key === 'gamer' ? { paint: ['#c8242f', '#2bb5b8'] } : {}),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { modelo: model.split(' ')[0] ?? model, uso: kind.use, ram: String(ram) },
  });
}

function desktop(random: Random): ProductDraft {
  const kind = random.pick([
    {
      key: 'gamer',
      art: 'tower',
      brands: ['Foco Rojo', 'Tekuani'],
      series: ['Volcán', 'Xólotl', 'Nahual'],
      ram: [16, 32],
      disk: [512, 1024],
      gpu: true,
      price: 18999,
      text: 'Armada, probada y con los cables acomodados. Tú pones el monitor y las ganas.',
    },
    {
      key: 'de oficina',
      art: 'tower',
      brands: ['Sierra Norte', 'Nopaltec'],
      series: ['Mostrador', 'Archivo', 'Ventanilla'],
      ram: [8, 16],
      disk: [256, 512],
      gpu: false,
      price: 7499,
      text: 'Callada y cumplidora para facturar, cobrar y llevar el inventario. Trae teclado y mouse para sacarla de la caja y ponerse a trabajar.',
    },
    {
      key: 'mini',
      art: 'mini-pc',
      brands: ['Sierra Norte', 'Orvenor'],
      series: ['Ladrillito', 'Azulejo', 'Adobe'],
      ram: [16],
      disk: [512],
      gpu: false,
      price: 8999,
      text: 'Del tamaño de un libro de bolsillo. Se atornilla detrás del monitor y el escritorio queda libre para el café.',
    },
    {
      key: 'todo en uno',
      art: 'monitor',
      brands: ['Orvenor', 'Nopaltec'],
      series: ['Retablo', 'Ventanal'],
      ram: [8, 16],
      disk: [512],
      gpu: false,
      price: 12999,
      text: 'Pantalla, computadora y bocinas en una pieza, con un solo cable a la pared. Ideal para recepción, consultorio o la sala de tareas.',
    },
  ]);
  const brand = random.pick(kind.brands);
  const model = `${random.pick(kind.series)} ${random.int(1, 9)}${random.pick(['00', '20', '50', '80'])}`;
  const ram = random.pick(kind.ram);
  const disk = random.pick(kind.disk);
  const cores = random.pick(kind.gpu ? [8, 12, 16] : [4, 6, 10]);
  const vram = random.pick([8, 12, 16]);
  const diskText = disk >= 1024 ? '1 TB' : `${disk} GB`;
  return sketched({
    brand,
    model,
    title: `Computadora ${kind.key} ${brand} ${model}, ${cores} núcleos, ${ram} GB RAM, SSD ${diskText}${kind.gpu ? `, video de ${vram} GB` : ''}`,
    text: [
      kind.text,
      kind.gpu
        ? `La ${model} combina un procesador de ${cores} núcleos con tarjeta gráfica de ${vram} GB: ${vram >= 12 ? 'juegos recientes en 1440p con todo en alto' : 'juegos recientes en 1080p con buenos cuadros'}. La fuente certificada deja margen para crecer.`
        : `Con ${ram} GB de memoria y SSD de ${diskText}, la ${model} abre el sistema en menos de veinte segundos y no se traba con varias ventanas.`,
      'Trae sistema operativo con licencia y se entrega lista para conectar. Recomendamos un regulador o no-break: la corriente de aquí es caprichosa.',
    ],
    points: [
      `Procesador de ${cores} núcleos`,
      `${ram} GB de RAM`,
      `SSD NVMe de ${diskText}`,
      kind.gpu
        ? `Gráficos de ${vram} GB`
        : kind.key === 'mini'
          ? 'Se monta tras el monitor'
          : 'Teclado y mouse incluidos',
    ],
    specs: {
      Rendimiento: [
        ['Procesador', `${cores} núcleos, hasta ${kind.gpu ? '5.2' : '4.3'} GHz`],
        ['Memoria', `${ram} GB ${kind.gpu ? 'DDR5' : 'DDR4'}`],
        ['Almacenamiento', `SSD NVMe de ${diskText}`],
        ['Gráficos', kind.gpu ? `Dedicados de ${vram} GB` : 'Integrados'],
      ],
      Generales: [
        [
          'Formato',
          kind.key === 'todo en uno' ? 'Todo en uno de 23.8 pulgadas' : kind.key === 'mini' ? 'Mini de 0.7 L' : 'Torre',
        ],
        ['Fuente', kind.gpu ? '750 W 80 Plus Bronze' : kind.key === 'mini' ? 'Adaptador de 90 W' : '300 W'],
        ['Red', 'Ethernet y Wi-Fi 6'],
        ['Puertos', 'USB-C, 4 USB-A y HDMI'],
        ['Alimentación', '127 V, 60 Hz'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: kind.price + (ram - 8) * 85 + disk * 1.3 + cores * 120 + (kind.gpu ? vram * 480 : 0),
    art: kind.art,
    ...(kind.art === 'tower' ? { params: { rgb: kind.gpu ? 1 : 0 } } : {}),
    paint: kind.gpu
      ? random.pick([
          ['#1d1d20', '#c8242f', '#6a3d9a'],
          ['#f6f5f1', '#2bb5b8', '#e4007c'],
          ['#1d1d20', '#9ccb3b', '#2450f0'],
        ])
      : [random.pick(['#1d1d20', '#45484e', '#c9ccd1'])],
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { modelo: model.split(' ')[0] ?? model, uso: kind.gpu ? 'jugar' : 'el negocio' },
  });
}

function monitor(random: Random): ProductDraft {
  const brand = random.pick(['Lumbria', 'Quetzalia', 'Foco Rojo', 'Sierra Norte']);
  const gamer = brand === 'Foco Rojo' || random.chance(0.35);
  const inch = random.pick(gamer ? ['24', '27', '32', '34'] : ['22', '24', '27', '32']);
  const curved = inch === '34' || (inch === '32' && random.chance(0.6));
  const res =
    inch === '34'
      ? 'UWQHD 3440 × 1440'
      : inch === '22' || inch === '24'
        ? 'Full HD 1920 × 1080'
        : random.pick(['QHD 2560 × 1440', '4K 3840 × 2160']);
  const hertz = gamer ? random.pick([144, 165, 180, 240]) : random.pick([60, 75, 100]);
  const model = `${random.pick(gamer ? ['Arena', 'Duelo', 'Ráfaga', 'Contienda'] : ['Ventanilla', 'Página', 'Bitácora', 'Vitrina'])} ${inch}${random.pick(['A', 'F', 'Q', 'V'])}${random.int(1, 9)}`;
  const arm = random.chance(0.4);
  const resFactor = res.startsWith('4K') ? 2.1 : res.startsWith('QHD') ? 1.5 : res.startsWith('UW') ? 2.2 : 1;
  return sketched({
    brand,
    model,
    title: `Monitor ${gamer ? 'gamer ' : ''}${brand} ${model} de ${inch}" ${res.split(' ')[0]} ${hertz} Hz${curved ? ' curvo' : ''}${arm ? ' con base ajustable' : ''}`,
    text: [
      gamer
        ? `A ${hertz} Hz el enemigo no se borra al girar. El ${model} responde en 1 ms y se sincroniza con la tarjeta de video para que la imagen no se parta.`
        : `Para trabajar el día entero sin que ardan los ojos: luz sin parpadeo, filtro de azul y letra nítida. El ${model} se ve bien desde cualquier silla de la mesa.`,
      inch === '34'
        ? 'El formato ancho equivale a dos monitores sin la raya en medio.'
        : res.startsWith('4K')
          ? 'La resolución 4K da letra finísima y espacio para dos documentos completos lado a lado.'
          : res.startsWith('QHD')
            ? 'El QHD es el punto justo en este tamaño: nítido sin exigirle de más a la computadora.'
            : 'El Full HD es cómodo en este tamaño y cualquier computadora lo mueve.',
      arm
        ? 'La base sube, gira y se pone en vertical, muy útil para leer código o contratos.'
        : 'Se puede colgar: lleva patrón VESA de 100 × 100 mm.',
    ],
    points: [
      `${inch} pulgadas ${res.split(' ')[0]}`,
      `${hertz} Hz`,
      curved ? 'Curvatura 1500R' : 'Panel IPS',
      arm ? 'Base con altura y giro' : 'Montaje VESA',
      gamer ? 'Respuesta de 1 ms' : 'Luz sin parpadeo',
    ],
    specs: {
      Imagen: [
        ['Tamaño', `${inch} pulgadas`],
        ['Resolución', res],
        ['Frecuencia', `${hertz} Hz`],
        ['Panel', curved ? 'VA curvo 1500R' : 'IPS'],
        ['Respuesta', gamer ? '1 ms' : '5 ms'],
        ['Brillo', `${random.pick([250, 300, 350, 400])} cd/m²`],
      ],
      Generales: [
        ['Entradas', gamer ? '2 HDMI y 1 DisplayPort' : 'HDMI, DisplayPort y USB-C'],
        ['Bocinas', gamer ? 'No' : '2 × 2 W'],
        ['Base', arm ? 'Altura, giro y pivote' : 'Inclinación'],
        ['Montaje', 'VESA 100 × 100'],
        ['Alimentación', '100-240 V'],
        ['Cumple con', 'NOM-001-SCFI y NOM-032-ENER'],
      ],
    },
    price: (Number(inch) * 78 + 300) * resFactor + (hertz - 60) * 8 + (arm ? 350 : 0),
    art: 'monitor',
    params: { curved: curved ? 1 : 0 },
    paint: gamer
      ? ['#1d1d20', random.pick(['#c8242f', '#6a3d9a', '#2bb5b8', '#ee7a25'])]
      : [random.pick(['#1d1d20', '#45484e', '#f6f5f1']), random.pick(['#2c62b8', '#2e8b57', '#e4007c', '#f5c929'])],
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { modelo: model.split(' ')[0] ?? model, pulgadas: inch, uso: gamer ? 'jugar' : 'trabajar' },
  });
}

function tablet(random: Random): ProductDraft {
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

function keyboard(random: Random): ProductDraft {
  const brand = random.pick(['Teclatlán', 'Foco Rojo', 'Sierra Norte']);
  const kind = random.pick([
    {
      key: 'mecánico',
      price: 899,
      rgb: 1,
      series: ['Tamborazo', 'Taconeo', 'Martillo'],
      text: 'Cada tecla responde con ganas y dura cincuenta millones de pulsaciones. Los interruptores se cambian sin soldar.',
    },
    {
      key: 'mecánico compacto',
      price: 1199,
      rgb: 1,
      series: ['Bolillo', 'Taquito', 'Matraz'],
      text: 'Sin bloque numérico, para que el mouse tenga espacio. Cabe en la mochila y se conecta a tres equipos.',
    },
    {
      key: 'de membrana',
      price: 259,
      rgb: 0,
      series: ['Escribiente', 'Copista', 'Actas'],
      text: 'Silencioso, con teclas suaves y resistente a derrames, café incluido. El de la oficina de toda la vida, pero bien hecho.',
    },
    {
      key: 'ergonómico',
      price: 1399,
      rgb: 0,
      series: ['Oleaje', 'Colina', 'Hamaca'],
      text: 'Partido y con joroba, para que las muñecas caigan naturales. Los primeros dos días son raros; después ya no quieres otro.',
    },
    {
      key: 'con mouse inalámbrico',
      price: 449,
      rgb: 0,
      series: ['Pareja', 'Combo', 'Mancuerna'],
      text: 'Los dos con un solo receptor y pilas que duran el año. Para la sala, la oficina o el negocio.',
    },
  ]);
  const model = `${random.pick(kind.series)} ${random.pick([60, 75, 87, 98, 104, 108])}${random.pick(['', ' Mk2', ' Pro'])}`;
  const feel = kind.key.startsWith('mecánico')
    ? random.pick(['interruptores rojos', 'interruptores cafés', 'interruptores azules'])
    : random.pick(['USB', 'Bluetooth', 'inalámbrico 2.4 GHz']);
  const link = kind.key === 'con mouse inalámbrico' ? 'inalámbrico 2.4 GHz' : feel;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Negro'],
      ['Crema', 'Verde salvia'],
      ['Blanco', 'Lavanda'],
      ['Grafito', 'Mostaza'],
    ]),
  );
  return sketched({
    brand,
    model,
    title: `Teclado ${kind.key} ${brand} ${model} en español, ${link}`,
    text: [
      kind.text,
      feel.includes('rojos')
        ? 'Los rojos son suaves y callados: buenos para jugar y para no molestar.'
        : feel.includes('cafés')
          ? 'Los cafés dan un topecito a medio camino, el equilibrio para escribir mucho.'
          : feel.includes('azules')
            ? 'Los azules suenan a máquina de escribir. Tú lo vas a disfrutar; tu vecino de escritorio, quizá no.'
            : 'Se conecta y funciona, sin instalar nada.',
      `El ${model} trae distribución en español latinoamericano: la eñe, los acentos y la arroba donde los busca tu dedo. ${random.pick(['Las patas tienen dos alturas y no resbalan.', 'El cable, cuando lo usa, sale por el lado que prefieras.', 'Las letras van moldeadas, así que no se borran con el uso.', 'Se limpia volteándolo y sacudiéndolo, sin remordimiento.', 'Pesa lo justo para quedarse quieto.'])}`,
    ],
    points: [
      'Español latinoamericano',
      link.charAt(0).toUpperCase() + link.slice(1),
      kind.rgb ? 'Iluminación por tecla' : 'Teclas silenciosas',
      'Patas de dos alturas',
    ],
    specs: {
      Teclado: [
        ['Tipo', kind.key],
        ['Distribución', 'Español latinoamericano'],
        ['Interruptores', kind.key.startsWith('mecánico') ? feel : 'Membrana'],
        ['Iluminación', kind.rgb ? 'RGB' : 'No'],
      ],
      Generales: [
        ['Conexión', kind.key.startsWith('mecánico') ? 'USB-C desmontable' : link],
        ['Pulsaciones', kind.rgb ? '50 millones' : '10 millones'],
        ['Peso', `${kind.rgb ? random.int(620, 980) : random.int(380, 620)} g`],
        ['Compatibilidad', 'Todos los sistemas'],
        ['Incluye', kind.key === 'con mouse inalámbrico' ? 'Teclado, mouse y pilas' : 'Teclado y guía'],
      ],
    },
    price: kind.price + random.int(0, 9) * 45,
    art: 'keyboard',
    params: { rgb: kind.rgb },
    subject: `Teclado ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

function mouse(random: Random): ProductDraft {
  const brand = random.pick(['Teclatlán', 'Foco Rojo', 'Nopaltec']);
  const kind = random.pick([
    {
      key: 'inalámbrico',
      price: 189,
      dpi: [1200, 1600],
      series: ['Ratón de Campo', 'Musaraña', 'Bigotes'],
      text: 'Chico, callado y con pila para año y medio.',
    },
    {
      key: 'gamer',
      price: 549,
      dpi: [12000, 16000, 26000],
      series: ['Colmillo', 'Zarpazo', 'Aguijón'],
      text: 'Ligero, preciso y con botones a la medida del pulgar. El sensor no pierde el paso en movimientos bruscos.',
    },
    {
      key: 'vertical',
      price: 429,
      dpi: [1600, 4000],
      series: ['Apretón', 'Saludo', 'Muñeca'],
      text: 'La mano descansa como al saludar y el antebrazo deja de torcerse. Tu codo lo va a agradecer en una semana.',
    },
    {
      key: 'de bola',
      price: 899,
      dpi: [1200, 2000],
      series: ['Canica', 'Rodamiento'],
      text: 'Se queda quieto: solo mueves la bola con el pulgar. Perfecto para escritorios llenos o muñecas cansadas.',
    },
  ]);
  const dpi = random.pick(kind.dpi);
  const model = `${random.pick(kind.series)} ${random.int(1, 9)}${random.pick(['', ' Plus', ' SE'])}`;
  const link = random.pick(
    kind.key === 'gamer'
      ? ['con cable ligero', 'inalámbrico 2.4 GHz']
      : ['Bluetooth', 'con receptor USB', 'Bluetooth y receptor USB'],
  );
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Negro', 'Rojo'],
      ['Grafito', 'Rosa claro', 'Azul cielo'],
      ['Negro', 'Lavanda'],
      ['Blanco', 'Verde menta'],
    ]),
  );
  const silent = random.chance(0.4) && kind.key !== 'gamer';
  return sketched({
    brand,
    model,
    title: `Mouse ${kind.key} ${brand} ${model} de ${grouped(dpi)} DPI ${link.startsWith(kind.key) ? 'de 2.4 GHz' : link}${silent ? ', clic silencioso' : ''}`,
    text: [
      `${kind.text} El ${model} llega a ${grouped(dpi)} DPI${kind.key === 'gamer' ? ' y guarda tres perfiles en su memoria' : ', de sobra para pantallas grandes'}.`,
      silent
        ? 'El clic casi no se oye: bibliotecas, juntas y bebés dormidos lo aprecian.'
        : random.pick([
            'Sirve para derechos; la forma lleva apoyo para el pulgar.',
            'Es simétrico, así que los zurdos por fin entran en la fiesta.',
          ]),
    ],
    points: [
      `${grouped(dpi)} DPI`,
      link.charAt(0).toUpperCase() + link.slice(1),
      silent ? 'Clic silencioso' : 'Rueda con tope suave',
    ],
    specs: {
      Sensor: [
        ['Resolución', `${grouped(dpi)} DPI`],
        ['Tipo', kind.key === 'de bola' ? 'Óptico de bola' : 'Óptico'],
        ['Botones', kind.key === 'gamer' ? '7' : kind.key === 'inalámbrico' ? '3' : '5'],
        ['Sondeo', kind.key === 'gamer' ? '1,000 Hz' : '125 Hz'],
      ],
      Generales: [
        ['Conexión', link],
        [
          'Alimentación',
          link.includes('cable') ? 'USB' : kind.key === 'gamer' ? 'Batería de 70 h' : '1 pila AA, incluida',
        ],
        ['Peso', `${kind.key === 'gamer' ? random.int(54, 79) : random.int(76, 140)} g`],
        ['Compatibilidad', 'Todos los sistemas'],
      ],
    },
    price: kind.price + random.int(0, 8) * 25 + (kind.key === 'gamer' ? dpi * 0.02 : 0),
    art: 'mouse',
    subject: `Mouse ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

function printer(random: Random): ProductDraft {
  const brand = random.pick(['Papel Picado', 'Sierra Norte']);
  const kind = random.pick([
    {
      key: 'de tanque de tinta',
      price: 3799,
      series: ['Jagüey', 'Aljibe', 'Pileta'],
      pages: '7,500',
      speed: [10, 15],
      text: 'La tinta viene en botellas y un juego dura meses. Si imprimes tareas, recetas y guías de envío, esta es la que sale barata a la larga.',
    },
    {
      key: 'láser monocromática',
      price: 3299,
      series: ['Notaría', 'Expediente', 'Oficio'],
      pages: '1,500',
      speed: [22, 30, 34],
      text: 'Texto nítido y sin tinta que se seque en vacaciones. Para despachos, tareas largas y quien imprime de a montones.',
    },
    {
      key: 'láser a color',
      price: 6999,
      series: ['Periódico Mural', 'Cartelera'],
      pages: '1,200',
      speed: [18, 24],
      text: 'Folletos, menús y presentaciones con color parejo, sin ir a la papelería.',
    },
    {
      key: 'de cartuchos',
      price: 1199,
      series: ['Papeleta', 'Volante'],
      pages: '180',
      speed: [7, 9],
      text: 'Sencilla y compacta para imprimir de vez en cuando. Copia y escanea la credencial en la misma hoja.',
    },
    {
      key: 'térmica de tickets',
      price: 1099,
      series: ['Comanda', 'Mandado'],
      pages: 'No aplica',
      speed: [90],
      text: 'Sin tinta, de 58 u 80 mm, para el punto de venta. Corta el papel y abre el cajón.',
    },
    {
      key: 'de fotos portátil',
      price: 1899,
      series: ['Recuerdito', 'Álbum'],
      pages: '10',
      speed: [1],
      text: 'Del tamaño de un celular: imprime la foto pegable ahí mismo en la fiesta.',
    },
  ]);
  const series = random.pick(kind.series);
  const model = `${series} ${random.int(1, 9)}${random.pick(['10', '20', '50', '75'])}`;
  const speed = random.pick(kind.speed);
  const duplex = kind.key.includes('láser') && random.chance(0.6);
  const thermal = kind.key.startsWith('térmica');
  const photo = kind.key.startsWith('de fotos');
  const link = random.pick(
    thermal ? ['USB y Bluetooth', 'USB y Ethernet'] : photo ? ['Bluetooth'] : ['Wi-Fi y USB', 'Wi-Fi, USB y Ethernet'],
  );
  return sketched({
    brand,
    model,
    title: `${thermal || photo ? 'Impresora' : 'Impresora multifuncional'} ${kind.key} ${brand} ${model}, ${link}${duplex ? ', doble cara' : ''}`,
    text: [
      kind.text,
      thermal
        ? `La ${model} imprime a ${speed} mm por segundo y se conecta a la mayoría de los sistemas de cobro.`
        : photo
          ? `La ${model} se empareja con el teléfono y trae ${kind.pages} hojas para estrenarla; el papel ya contiene el color, no lleva cartucho.`
          : `La ${model} imprime ${speed} páginas por minuto y con lo que trae de fábrica salen unas ${kind.pages} hojas.${duplex ? ' Voltea la hoja sola y ahorra la mitad del papel.' : ''}`,
      thermal || photo ? false : 'Se instala desde el celular en unos diez minutos y acepta carta, oficio y sobres.',
    ],
    points: [
      thermal || photo ? 'Sin tinta' : `${speed} páginas por minuto`,
      link,
      duplex ? 'Doble cara automática' : thermal ? 'Corte automático' : photo ? 'Fotos pegables' : 'Copia y escanea',
    ],
    specs: {
      Impresión: [
        ['Tecnología', kind.key],
        ['Velocidad', thermal ? `${speed} mm/s` : photo ? '1 foto por minuto' : `${speed} ppm`],
        [
          'Rendimiento inicial',
          photo ? '10 fotos' : kind.pages === 'No aplica' ? 'Rollo incluido' : `${kind.pages} páginas`,
        ],
        ['Doble cara', duplex ? 'Automática' : thermal || photo ? 'No aplica' : 'Manual'],
      ],
      Generales: [
        ['Conexión', link],
        ['Papel', thermal ? 'Rollo de 58 u 80 mm' : photo ? '5 × 7.6 cm' : 'Carta, oficio y sobres'],
        ['Charola', thermal || photo ? 'No aplica' : `${random.pick([60, 100, 150, 250])} hojas`],
        ['Alimentación', photo ? 'Batería recargable' : '127 V, 60 Hz'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: kind.price + random.int(0, 8) * 120 + (duplex ? 500 : 0),
    art: 'printer',
    params: { label: brand },
    paint: random.pick([
      ['#f6f5f1', '#8b8f96'],
      ['#1d1d20', '#2bb5b8'],
      ['#45484e', '#f5c929'],
      ['#c3c6cb', '#e4007c'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: kind.price > 3000,
    words: { modelo: series },
  });
}

function webcam(random: Random): ProductDraft {
  const brand = random.pick(['Obturo', 'Teclatlán', 'Enlaza']);
  const res = random.pick(['720p', '1080p', '2K', '4K']);
  const extra = random.pick([
    'con aro de luz',
    'con doble micrófono',
    'con tapa de privacidad',
    'con enfoque automático',
    'con seguimiento de rostro',
    'con tripié',
  ]);
  const model = `${random.pick(['Mirilla', 'Ventanita', 'Asomada', 'Catalejo', 'Retrato'])} ${random.int(1, 9)}0${random.pick(['', 'S', 'X'])}`;
  return sketched({
    brand,
    model,
    title: `Cámara web ${brand} ${model} ${res} ${extra}, conexión USB`,
    text: [
      res === '720p'
        ? `Para clases y juntas sin complicaciones. La ${model} se pinza al monitor y se ve bastante mejor que la de la laptop.`
        : res === '4K'
          ? `La ${model} graba en 4K: buena para transmitir, mostrar productos o dar cursos donde importa el detalle.`
          : `Con la ${model} te ves nítido aunque la ventana esté detrás: compensa la luz sola y no te deja como silueta.`,
      extra.includes('aro')
        ? 'El aro de luz tiene tres tonos y quita las ojeras de las ocho de la mañana.'
        : extra.includes('tapa')
          ? 'La tapa se desliza y bloquea el lente: privacidad sin cinta adhesiva.'
          : extra.includes('seguimiento')
            ? 'Te sigue si te mueves frente al pizarrón, con calma y sin marear.'
            : extra.includes('tripié')
              ? 'El tripié de mesa la pone a la altura de los ojos.'
              : 'Se conecta por USB y funciona al momento en las aplicaciones de videollamada.',
    ],
    points: [
      `Video ${res}`,
      extra.charAt(0).toUpperCase() + extra.slice(1),
      'Conecta y usa',
      'Ángulo de 78 a 90 grados',
    ],
    specs: {
      Video: [
        ['Resolución', res],
        ['Cuadros', res === '4K' ? '30 por segundo' : res === '720p' ? '30 por segundo' : '60 por segundo'],
        ['Ángulo', `${random.pick([78, 85, 90])} grados`],
        ['Enfoque', res === '720p' ? 'Fijo' : 'Automático'],
      ],
      Generales: [
        ['Micrófono', extra.includes('doble') ? 'Doble, estéreo' : 'Sí'],
        ['Conexión', 'USB-A'],
        ['Cable', '1.5 m'],
        ['Montaje', 'Pinza y rosca de 1/4'],
        ['Peso', `${random.int(80, 180)} g`],
      ],
    },
    price:
      ({ '720p': 249, '1080p': 449, '2K': 749, '4K': 1599 }[res] ?? 449) +
      random.int(0, 6) * 30 +
      (extra.includes('aro') || extra.includes('seguimiento') ? 180 : 0),
    art: 'webcam',
    paint: random.pick([
      ['#1d1d20', '#c9ccd1'],
      ['#f6f5f1', '#2c62b8'],
      ['#45484e', '#e4007c'],
      ['#2a2a2d', '#2bb5b8'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

const at = (leaf: string) => `electronica/computo/${leaf}`;

export const computers: readonly Archetype[] = [
  { category: at('laptops'), weight: 10, reviews: laptopReviews, make: laptop },
  { category: at('computadoras-de-escritorio'), weight: 4, reviews: desktopReviews, make: desktop },
  { category: at('monitores'), weight: 5, reviews: monitorReviews, make: monitor },
  { category: at('tabletas'), weight: 5, reviews: tabletReviews, make: tablet },
  { category: at('teclados'), weight: 4, reviews: keyboardReviews, make: keyboard },
  { category: at('mouse'), weight: 4, reviews: mouseReviews, make: mouse },
  { category: at('impresoras'), weight: 4, reviews: printerReviews, make: printer },
  { category: at('camaras-web'), weight: 2, reviews: webcamReviews, make: webcam },
];
