import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColorAnd } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A laptop for school, office, games or studio work. */
export function laptop(random: Random): ProductDraft {
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
