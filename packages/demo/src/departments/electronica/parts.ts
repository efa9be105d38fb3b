import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, color, colors } from '../colors.ts';
import { byOption, grouped } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import { caseReviews, driveReviews } from './device-reviews.ts';

function ssd(random: Random): ProductDraft {
  const brand = random.pick(['Baúl', 'Tekuani', 'Cenote']);
  const kind = random.pick([
    {
      key: 'NVMe M.2 PCIe 4.0',
      speed: [5000, 7000, 7300],
      price: 649,
      use: 'juegos y edición',
      text: 'Entra en la ranura M.2 como una tarjetita y no lleva cables. Los juegos cargan antes de que agarres el control.',
    },
    {
      key: 'NVMe M.2 PCIe 3.0',
      speed: [2400, 3200, 3500],
      price: 499,
      use: 'laptops y oficina',
      text: 'El cambio que más se siente en una laptop de hace unos años: el sistema abre en segundos y la batería rinde un poquito más.',
    },
    {
      key: 'SATA de 2.5 pulgadas',
      speed: [500, 550, 560],
      price: 419,
      use: 'equipos con varios años',
      text: 'Para resucitar la computadora que ya dabas por muerta. Se pone en lugar del disco viejo con los mismos tornillos.',
    },
    {
      key: 'NVMe M.2 con disipador',
      speed: [7000, 7400],
      price: 799,
      use: 'consolas y gabinetes',
      text: 'Trae disipador de aluminio de perfil bajo: cabe en consolas actuales y no baja la velocidad por calor.',
    },
  ]);
  const model = `${random.pick(['Ráfaga', 'Liebre', 'Centella', 'Galgo', 'Correcaminos', 'Flecha'])} ${random.int(2, 9)}${random.pick(['0', '00', '50'])}`;
  const speed = random.pick(kind.speed);
  const years = random.pick([3, 5]);
  return sketched({
    brand,
    model,
    title: `Unidad SSD ${brand} ${model} ${kind.key}, lectura de ${grouped(speed)} MB/s`,
    text: [
      kind.text,
      `La ${model} lee hasta ${grouped(speed)} MB/s y escribe hasta ${grouped(Math.round(speed * 0.88))} MB/s. Va bien para ${kind.use}.`,
      'Antes de comprar, revisa qué ranura tiene tu equipo; el manual o una foto del interior lo aclaran.',
    ],
    points: [
      `Lectura de ${grouped(speed)} MB/s`,
      kind.key,
      `${years} años de garantía`,
      'Guía de instalación en español',
    ],
    specs: {
      Rendimiento: [
        ['Interfaz', kind.key],
        ['Lectura', `${grouped(speed)} MB/s`],
        ['Escritura', `${grouped(Math.round(speed * 0.88))} MB/s`],
        ['Memoria', 'NAND TLC 3D'],
      ],
      Generales: [
        ['Formato', kind.key.startsWith('SATA') ? '2.5 pulgadas, 7 mm' : 'M.2 2280'],
        ['Uso recomendado', kind.use],
        ['Disipador', kind.key.includes('disipador') ? 'Incluido' : 'No'],
        ['Temperatura', '0 a 70 °C'],
      ],
    },
    price: kind.price + random.int(0, 6) * 25,
    art: kind.key.startsWith('SATA') ? 'ssd' : 'm2',
    params: { label: brand, sub: 'M.2 2280' },
    paint: [
      color(random.pick<ColorName>(['Negro', 'Azul rey', 'Rojo', 'Grafito', 'Turquesa', 'Morado'])).hex,
      '#c9ccd1',
    ],
    variants: byOption('Capacidad', [
      ['500 GB', 0],
      ['1 TB', 480],
      ['2 TB', 1590],
    ]),
    shots: [
      ['hero', 'studio'],
      ['scale', 'desk'],
      ['box', 'shelf'],
    ],
    warranty: `${years} años con el fabricante`,
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

function externalDisk(random: Random): ProductDraft {
  const brand = random.pick(['Baúl', 'Cenote']);
  const solid = random.chance(0.5);
  const trait = random.pick(
    solid
      ? ['de aluminio', 'de uso rudo', 'con huella digital', 'para consola']
      : ['de escritorio', 'de bolsillo', 'con respaldo automático', 'para cámaras de seguridad'],
  );
  const series = random.pick(['Arcón', 'Petaca', 'Ropero', 'Bodega', 'Troje', 'Cofre']);
  const number = random.int(1, 9) * 5;
  const speed = solid ? random.pick([550, 1050, 2000]) : random.pick([120, 140]);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([['Negro'], ['Negro', 'Azul'], ['Grafito', 'Rojo'], ['Plata', 'Azul cielo']]),
  );
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `${solid ? 'SSD externo' : 'Disco duro externo'} ${brand} ${series} ${number} ${trait}, hasta ${speed} MB/s`,
    text: [
      solid
        ? `Sin piezas que se muevan, el ${series} aguanta la mochila y el golpe tonto. Copia una película en segundos y pesa como una barra de chocolate.`
        : `Mucho espacio por poco dinero: fotos de diez años, respaldos del negocio, películas de la familia. El ${series} ${number} guarda todo eso calladito.`,
      trait === 'con huella digital'
        ? 'Se abre con tu huella: si se pierde, los archivos no se van con él.'
        : trait.includes('respaldo')
          ? 'El programa incluido copia lo nuevo cada noche sin que te acuerdes.'
          : trait.includes('consola')
            ? 'Guarda juegos y los mueve de una consola a otra sin volver a bajarlos.'
            : trait.includes('cámaras')
              ? 'Hecho para grabar las veinticuatro horas, toda la semana.'
              : 'Funciona al conectarlo en las computadoras de siempre y en la pantalla de la sala.',
      'Consejo de quien ya perdió fotos: ten siempre dos copias.',
    ],
    points: [
      `Hasta ${speed} MB/s`,
      trait.charAt(0).toUpperCase() + trait.slice(1),
      'USB 3.2 y USB-C',
      solid ? 'Sin partes móviles' : 'Gran capacidad',
    ],
    specs: {
      Almacenamiento: [
        ['Tipo', solid ? 'Estado sólido' : 'Disco giratorio'],
        ['Velocidad', `${speed} MB/s`],
        ['Interfaz', 'USB 3.2'],
        ['Cifrado', trait.includes('huella') ? 'AES de 256 bits' : 'Por software'],
      ],
      Generales: [
        ['Cable', 'USB-C y adaptador USB-A'],
        ['Alimentación', trait === 'de escritorio' ? 'Adaptador incluido' : 'Por USB'],
        ['Peso', solid ? `${random.int(45, 98)} g` : `${random.int(160, 780)} g`],
        ['Resistencia', trait.includes('rudo') ? 'IP65 y caídas de 3 m' : 'Uso normal'],
      ],
    },
    price: (solid ? 999 : 1099) + number * 6 + speed * 0.15,
    art: 'ssd',
    params: { label: brand },
    palette,
    variants: palette.flatMap(({ name, hex }) =>
      byOption(
        'Capacidad',
        solid
          ? [
              ['500 GB', 0],
              ['1 TB', 600],
              ['2 TB', 1700],
            ]
          : [
              ['1 TB', 0],
              ['2 TB', 400],
              ['4 TB', 1300],
            ],
      ).map((v) => ({ ...v, options: { Color: name, ...v.options }, colorHex: hex })),
    ),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ],
    warranty: '3 años con el fabricante',
    words: { modelo: series },
  });
}

function usbStick(random: Random): ProductDraft {
  const brand = random.pick(['Baúl', 'Nopaltec']);
  const form = random.pick([
    'metálica',
    'giratoria',
    'doble USB-C y USB-A',
    'mini',
    'con llavero',
    'retráctil',
    'de bambú',
  ]);
  const gen = random.pick(['2.0', '3.2']);
  const series = random.pick(['Semilla', 'Llavín', 'Frijol', 'Botón', 'Dije', 'Corcholata', 'Pepita']);
  const number = random.int(1, 9);
  const speed = gen === '2.0' ? random.pick([20, 25]) : random.pick([100, 150, 200]);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Plata'],
      ['Negro', 'Rojo'],
      ['Azul', 'Verde', 'Rosa'],
      ['Dorado', 'Negro'],
    ]),
  );
  const shown = form === 'de bambú' ? colors('Encino') : palette;
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Memoria USB ${gen} ${brand} ${series} ${number} ${form}, ${speed} MB/s`,
    text: [
      form.startsWith('doble')
        ? `Una punta para el celular y otra para la computadora: pasa fotos sin cables y sin internet. La ${series} ${number} se voltea y listo.`
        : form === 'mini'
          ? `Asoma medio centímetro: se puede quedar puesta en el estéreo del coche o en la laptop sin que estorbe.`
          : form === 'con llavero'
            ? 'Va en el llavero con las de la casa, que es la única forma de no perderla.'
            : form === 'de bambú'
              ? 'Cuerpo de bambú que se puede grabar con láser; queda bien para fotógrafos y regalos de empresa.'
              : `La ${series} ${number} es sencilla y fuerte. Para la imprenta, la tarea o la música de la boda.`,
      gen === '2.0'
        ? 'Es USB 2.0: suficiente para documentos y música, y la más compatible con estéreos y equipos viejos.'
        : `Lee a ${speed} MB/s: una película pasa en menos de un minuto.`,
    ],
    points: [`USB ${gen}`, `${speed} MB/s`, form.charAt(0).toUpperCase() + form.slice(1), 'Funciona al conectar'],
    specs: {
      Memoria: [
        ['Interfaz', `USB ${gen}`],
        ['Lectura', `${grouped(speed)} MB/s`],
        ['Formato', 'exFAT'],
        ['Conector', form.startsWith('doble') ? 'USB-C y USB-A' : 'USB-A'],
      ],
      Generales: [
        ['Cuerpo', form],
        ['Peso', `${random.int(4, 14)} g`],
        ['Argolla', form === 'mini' ? 'No' : 'Sí'],
        ['Temperatura', '0 a 60 °C'],
      ],
    },
    price: 69 + speed * 0.3 + (form.startsWith('doble') ? 40 : 0) + number * 3,
    art: 'usb-drive',
    params: { label: brand },
    palette: shown,
    variants: shown.flatMap(({ name, hex }) =>
      byOption('Capacidad', [
        ['32 GB', 0],
        ['64 GB', 35],
        ['128 GB', 90],
        ['256 GB', 230],
      ]).map((v) => ({ ...v, options: { Color: name, ...v.options }, colorHex: hex })),
    ),
    shots: [
      ['hero', 'studio'],
      ['scale', 'desk'],
      ['box', 'shelf'],
    ],
    warranty: '5 años con el fabricante',
    words: { modelo: series },
  });
}

function chassis(random: Random): ProductDraft {
  const brand = random.pick(['Foco Rojo', 'Tekuani']);
  const size = random.pick(['ATX', 'micro ATX', 'mini ITX']);
  const side = random.pick([
    'con cristal templado',
    'con frente de malla',
    'panorámico',
    'insonorizado',
    'con madera de nogal',
  ]);
  const fans = random.pick(size === 'mini ITX' ? [1, 2] : [3, 4, 6]);
  const series = random.pick(['Templo', 'Basamento', 'Cueva', 'Torreón', 'Baluarte', 'Vitrina']);
  const number = random.int(1, 9) * 10;
  const lit = side !== 'insonorizado';
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Gabinete ${size} ${brand} ${series} ${number} ${side}, ${fans} ventiladores${lit ? ' RGB' : ''}`,
    text: [
      side === 'insonorizado'
        ? `Paredes con espuma y puerta al frente: con el ${series} la computadora deja de sonar a licuadora.`
        : side.includes('malla')
          ? 'El frente de malla deja entrar aire de verdad, que en verano se agradece en los cuadros por segundo.'
          : side.includes('nogal')
            ? 'Una franja de nogal real al frente; combina con la sala, no con la nave espacial.'
            : `El ${series} ${number} luce los componentes sin esconder el desorden... por eso trae ganchos y tapas para acomodar los cables.`,
      `Acepta tarjetas madre ${size} y gráficas de hasta ${size === 'mini ITX' ? 320 : 390} mm. Los filtros de polvo salen sin herramienta y se lavan.`,
    ],
    points: [
      `Formato ${size}`,
      `${fans} ventiladores incluidos`,
      side.charAt(0).toUpperCase() + side.slice(1),
      'Filtros lavables',
    ],
    specs: {
      Espacio: [
        ['Formato', size],
        ['Gráfica máxima', size === 'mini ITX' ? '320 mm' : '390 mm'],
        ['Disipador máximo', size === 'mini ITX' ? '140 mm' : '170 mm'],
        ['Radiador', size === 'mini ITX' ? '240 mm' : '360 mm'],
      ],
      Generales: [
        ['Ventiladores', `${fans} de 120 mm`],
        ['Puertos', 'USB-C, 2 USB-A y audio'],
        ['Peso', `${size === 'mini ITX' ? 4.2 : random.int(6, 9)} kg`],
        ['Material', 'Acero y vidrio'],
        ['Fuente', 'No incluida'],
      ],
    },
    price: 749 + fans * 130 + number * 5 + (side.includes('nogal') ? 500 : 0),
    art: 'tower',
    params: { rgb: lit ? 1 : 0 },
    paint: random.pick([
      ['#1d1d20', '#e4007c', '#2bb5b8'],
      ['#f6f5f1', '#6fd1d6', '#cdb4e3'],
      ['#1d1d20', '#9ccb3b', '#f5c929'],
      ['#45484e', '#ee7a25', '#c8242f'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
    ],
    words: { modelo: series },
  });
}

const at = (leaf: string) => `electronica/componentes-y-almacenamiento/${leaf}`;

export const parts: readonly Archetype[] = [
  { category: at('unidades-ssd'), weight: 4, reviews: driveReviews, make: ssd },
  { category: at('discos-externos'), weight: 3, reviews: driveReviews, make: externalDisk },
  { category: at('memorias-usb'), weight: 3, reviews: driveReviews, make: usbStick },
  { category: at('gabinetes'), weight: 2, reviews: caseReviews, make: chassis },
];
