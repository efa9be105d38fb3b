import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { byColor, byColorAnd, grouped, pesos, prose, spec } from '../shared-draft.ts';
import { colorGallery } from '../shared-pictures.ts';
import { foldableReviews, phoneReviews, refurbishedReviews, ruggedReviews, seniorReviews } from './phone-reviews.ts';

type Focus = 'cámara' | 'batería' | 'pantalla' | 'juego' | 'equilibrio';

interface Line {
  brand: string;
  series: string;
  focus: Focus;
  palette: readonly ColorName[];
}

interface Tier {
  key: string;
  lines: readonly Line[];
  suffixes: readonly string[];
  /** Numbers of the models, oldest first; later ones cost more. */
  numbers: readonly number[];
  ram: readonly number[];
  storage: readonly number[];
  price: readonly [number, number];
  screens: readonly string[];
  panel: readonly string[];
  battery: readonly number[];
  watts: readonly number[];
  chips: readonly string[];
  mainCamera: readonly number[];
  cameras: readonly [number, number];
  network: '4G LTE' | '5G';
  water: readonly string[];
  years: readonly number[];
}

const entry: Tier = {
  key: 'gama-de-entrada',
  lines: [
    { brand: 'Zentli', series: 'Aire', focus: 'equilibrio', palette: ['Negro', 'Azul cielo', 'Verde menta'] },
    { brand: 'Kiuva', series: 'Uno', focus: 'batería', palette: ['Grafito', 'Azul', 'Lila'] },
    { brand: 'Tlanova', series: 'Brío', focus: 'pantalla', palette: ['Negro', 'Dorado', 'Turquesa'] },
    { brand: 'Movaltia', series: 'Corto', focus: 'batería', palette: ['Negro', 'Azul marino'] },
    { brand: 'Ixaya', series: 'Nube', focus: 'cámara', palette: ['Azul hielo', 'Grafito', 'Rosa claro'] },
  ],
  suffixes: ['', ' Plus', ' Max', ' Lite'],
  numbers: [4, 5, 6, 7, 12, 14],
  ram: [4, 6],
  storage: [64, 128],
  price: [1799, 3499],
  screens: ['6.5', '6.56', '6.6', '6.7', '6.74'],
  panel: ['LCD HD+ de 90 Hz', 'LCD HD+ de 60 Hz', 'LCD HD+ de 120 Hz'],
  battery: [5000, 5100, 5200, 6000],
  watts: [10, 15, 18],
  chips: ['de ocho núcleos a 1.8 GHz', 'de ocho núcleos a 2.0 GHz', 'de ocho núcleos a 1.6 GHz'],
  mainCamera: [13, 32, 50],
  cameras: [1, 2],
  network: '4G LTE',
  water: ['IP52, contra salpicaduras', 'IP54, contra polvo y salpicaduras'],
  years: [2, 3],
};

const middle: Tier = {
  key: 'gama-media',
  lines: [
    { brand: 'Zentli', series: 'Lumbre', focus: 'cámara', palette: ['Negro medianoche', 'Verde salvia', 'Lavanda'] },
    { brand: 'Orvenor', series: 'Trazo', focus: 'pantalla', palette: ['Grafito', 'Azul acero', 'Crema'] },
    { brand: 'Tlanova', series: 'Marea', focus: 'batería', palette: ['Petróleo', 'Negro', 'Blanco perla'] },
    { brand: 'Ravoni', series: 'Pólvora', focus: 'juego', palette: ['Negro mate', 'Rojo', 'Plata'] },
    { brand: 'Xiuhtek', series: 'T', focus: 'equilibrio', palette: ['Gris espacial', 'Turquesa', 'Terracota'] },
    { brand: 'Ixaya', series: 'Alba', focus: 'cámara', palette: ['Palo de rosa', 'Negro', 'Azul hielo'] },
  ],
  suffixes: ['', ' Plus', ' Neo', ' 5G'],
  numbers: [20, 22, 24, 30, 40],
  ram: [6, 8],
  storage: [128, 256],
  price: [4499, 8499],
  screens: ['6.4', '6.55', '6.67', '6.7', '6.78'],
  panel: ['AMOLED FHD+ de 120 Hz', 'AMOLED FHD+ de 90 Hz'],
  battery: [4800, 5000, 5110, 5500],
  watts: [33, 45, 67],
  chips: [
    'de ocho núcleos a 2.4 GHz, de 6 nm',
    'de ocho núcleos a 2.6 GHz, de 4 nm',
    'de ocho núcleos a 2.2 GHz, de 6 nm',
  ],
  mainCamera: [50, 64, 108],
  cameras: [2, 3],
  network: '5G',
  water: [
    'IP54, contra polvo y salpicaduras',
    'IP65, contra polvo y chorros de agua',
    'IP67, hasta 1 m durante 30 minutos',
  ],
  years: [3, 4],
};

const top: Tier = {
  key: 'gama-alta',
  lines: [
    { brand: 'Zentli', series: 'Obsidiana', focus: 'cámara', palette: ['Negro', 'Titanio', 'Verde botella'] },
    { brand: 'Orvenor', series: 'Cenit', focus: 'pantalla', palette: ['Titanio', 'Azul marino', 'Blanco perla'] },
    { brand: 'Ravoni', series: 'Pólvora R', focus: 'juego', palette: ['Negro mate', 'Naranja'] },
    { brand: 'Xiuhtek', series: 'Fuego', focus: 'equilibrio', palette: ['Grafito', 'Cobre', 'Azul hielo'] },
    { brand: 'Kiuva', series: 'Prisma', focus: 'batería', palette: ['Negro medianoche', 'Plata', 'Lavanda'] },
  ],
  suffixes: ['', ' Pro', ' Ultra', ' Compacto'],
  numbers: [3, 4, 5, 8, 9],
  ram: [12, 16],
  storage: [256, 512],
  price: [13999, 25999],
  screens: ['6.2', '6.5', '6.7', '6.8'],
  panel: ['LTPO AMOLED QHD+ de 1 a 120 Hz', 'LTPO AMOLED FHD+ de 1 a 144 Hz'],
  battery: [4700, 5000, 5400, 6000],
  watts: [65, 80, 100],
  chips: ['de ocho núcleos a 3.3 GHz, de 4 nm', 'de ocho núcleos a 4.1 GHz, de 3 nm'],
  mainCamera: [50, 200],
  cameras: [3, 4],
  network: '5G',
  water: ['IP68, hasta 1.5 m durante 30 minutos'],
  years: [5, 6, 7],
};

const rugged: Tier = {
  key: 'uso-rudo',
  lines: [
    { brand: 'Durango Móvil', series: 'Mezquite', focus: 'batería', palette: ['Negro mate', 'Naranja'] },
    { brand: 'Durango Móvil', series: 'Peña', focus: 'equilibrio', palette: ['Negro', 'Verde militar'] },
    { brand: 'Volcánica', series: 'Basalto', focus: 'batería', palette: ['Grafito', 'Amarillo'] },
    { brand: 'Volcánica', series: 'Tezontle', focus: 'cámara', palette: ['Negro mate', 'Ladrillo'] },
  ],
  suffixes: ['', ' Pro', ' Térmico', ' Mini'],
  numbers: [1, 2, 3, 5, 7, 10],
  ram: [6, 8],
  storage: [128, 256],
  price: [4299, 9499],
  screens: ['5.5', '6.1', '6.58', '6.7'],
  panel: ['LCD FHD+ de 90 Hz', 'LCD HD+ de 90 Hz'],
  battery: [6350, 8380, 9800, 10800],
  watts: [18, 33],
  chips: ['de ocho núcleos a 2.2 GHz', 'de ocho núcleos a 2.0 GHz'],
  mainCamera: [48, 50, 64],
  cameras: [2, 3],
  network: '4G LTE',
  water: ['IP68 e IP69K, hasta 1.5 m durante 30 minutos'],
  years: [2, 3],
};

const openings: Readonly<Record<Focus, readonly string[]>> = {
  cámara: [
    'El {name} está hecho para quien toma fotos de todo: la comida, los perros, la clase del jueves. Su cámara de {mp} MP enfoca rápido y no deja las caras lavadas aunque tengas el sol enfrente.',
    'Si tu galería es más foto que otra cosa, aquí la cámara de {mp} MP es la protagonista. El modo nocturno se activa solo y aguanta bien las luces de un puesto de tacos.',
    'Con el {name} lo primero que se nota es la cámara: {mp} MP, buen color de piel y un disparo que no hace esperar a nadie en la foto familiar.',
  ],
  batería: [
    'La batería de {mah} mAh es la razón para elegir el {name}: sales temprano, usas mapas, música y mensajes, y llegas de noche sin andar pidiendo cargador prestado.',
    'Para jornadas largas y trayectos todavía más largos. Con {mah} mAh, el {name} llega al segundo día si no te la vives en videos.',
    'Quien trabaja con el teléfono en la mano sabe lo que vale una pila grande. El {name} trae {mah} mAh y una carga de {w} W para reponerse mientras te bañas y desayunas.',
  ],
  pantalla: [
    'La pantalla de {inch} pulgadas ocupa casi todo el frente y se lee bien bajo el sol del mediodía. El {name} es para series, mapas y lecturas largas.',
    'Lo bonito del {name} está al frente: {inch} pulgadas con panel {panel}, brillo suficiente para la calle y tono cálido automático para leer de noche.',
    'Ver el partido en el camión, la receta en la cocina o un capítulo antes de dormir: las {inch} pulgadas del {name} dan gusto en los tres casos.',
  ],
  juego: [
    'El {name} se pensó para partidas largas: procesador {chip}, cámara de vapor para no calentarse y gatillos táctiles en el marco.',
    'Aquí mandan los juegos. La pantalla responde al instante, el {name} mantiene los cuadros estables y la carga de {w} W te regresa a la partida pronto.',
  ],
  equilibrio: [
    'El {name} no presume una sola cosa: hace bien todas las de diario. Contesta rápido, no se traba entre aplicaciones y cabe sin pelear en la bolsa del pantalón.',
    'Un teléfono parejo para quien quiere dejar de pensar en el teléfono. El {name} trae {ram} GB de RAM, batería de {mah} mAh y actualizaciones durante {years} años.',
    'Llamadas claras, mensajes, banco, mapas y fotos decentes: el {name} resuelve el día completo sin darte lata.',
  ],
};

const seconds = [
  'Usa dos chips a la vez, así que puedes separar el número del trabajo del personal. Viene liberado: funciona con cualquier compañía de México.',
  'Viene liberado de fábrica. Pon tu chip actual, pasa tus contactos con el asistente de inicio y en unos veinte minutos estás de vuelta.',
  'Liberado para todas las compañías. Se desbloquea con huella o con el rostro y trae lector NFC para pagar acercándolo a la terminal.',
  'Está liberado y homologado para las bandas de México. El sistema viene en español y sin la mitad de aplicaciones que nadie pidió.',
] as const;

const inTheBox = [
  'En la caja: teléfono, cable USB-C, cargador de {w} W, funda transparente, llave para el chip y guía en español.',
  'Incluye cargador de {w} W, cable USB-C, funda sencilla para los primeros días y llave para la charola del chip.',
  'La caja trae cable USB-C y cargador de {w} W; la mica ya viene puesta.',
] as const;

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (whole, key: string) => words[key] ?? whole);
}

/** The screen that a suffix promises, smallest or largest of the tier. */
function sized(suffix: string, screens: readonly string[]): string | undefined {
  if (/Mini|Compacto/u.test(suffix)) return screens[0];
  if (/Max|Ultra/u.test(suffix)) return screens.at(-1);
  return undefined;
}

function phone(random: Random, tier: Tier): ProductDraft {
  const line = random.pick(tier.lines);
  const number = random.pick(tier.numbers);
  const suffix = random.pick(tier.suffixes);
  const model = `${line.series} ${number}${suffix}`;
  const name = `${line.brand} ${model}`;
  const ram = random.pick(tier.ram);
  const small = random.pick(tier.storage);
  const inch = sized(suffix, tier.screens) ?? random.pick(tier.screens);
  const panel = random.pick(tier.panel);
  const mah = line.focus === 'batería' ? Math.max(...tier.battery) - random.pick([0, 200]) : random.pick(tier.battery);
  const watts = random.pick(tier.watts);
  const chip = random.pick(tier.chips);
  const mp = line.focus === 'cámara' ? Math.max(...tier.mainCamera) : random.pick(tier.mainCamera);
  const lenses = random.int(...tier.cameras);
  const water = random.pick(tier.water);
  const years = random.pick(tier.years);
  const front = tier === top ? random.pick([32, 50]) : tier === middle ? random.pick([16, 32]) : random.pick([5, 8]);
  const [low, high] = tier.price;
  const rank =
    (tier.numbers.indexOf(number) / tier.numbers.length + (small > 128 ? 0.25 : 0) + random.next() * 0.5) / 1.6;
  const palette = colors(...line.palette);
  const storages: (readonly [string, number])[] = [
    [`${small} GB`, 0],
    [`${small * 2} GB`, tier === top ? 2000 : tier === middle ? 900 : 400],
  ];
  const words = {
    name,
    mp: String(mp),
    mah: grouped(mah),
    w: String(watts),
    inch,
    panel,
    chip,
    ram: String(ram),
    years: String(years),
  };
  const withStorage = random.chance(0.6);
  const tough = tier === rugged;
  return {
    brand: line.brand,
    model,
    title: withStorage
      ? `Celular ${name} ${tier.network === '5G' && !suffix.includes('5G') ? '5G ' : ''}${ram} GB RAM, pantalla de ${inch}", liberado`
      : `Celular ${name} de ${small} GB y ${ram} GB de RAM, cámara de ${mp} MP${tough ? ', uso rudo' : ''}`,
    description: prose(
      filled(random.pick(openings[line.focus]), words),
      tough &&
        random.pick([
          'Las esquinas de hule y el marco metálico aguantan caídas de 1.8 m sobre concreto. La bocina suena fuerte en el taller y la pantalla responde con guantes o con los dedos mojados.',
          'Se lava bajo la llave, se cae de la camioneta y sigue. El botón lateral se programa para linterna, cámara o llamada de emergencia, lo que más uses en la obra.',
        ]),
      random.pick(seconds),
      filled(random.pick(inTheBox), words),
    ),
    highlights: [
      `Pantalla de ${inch}" ${panel}`,
      `Cámara principal de ${mp} MP`,
      `Batería de ${grouped(mah)} mAh con carga de ${watts} W`,
      `${ram} GB de RAM`,
      tough ? 'Resiste caídas, polvo y agua' : `Resistencia ${water.split(',')[0] ?? 'IP54'}`,
    ],
    specifications: [
      spec(
        'Pantalla',
        ['Tamaño', `${inch} pulgadas`],
        ['Tipo', panel],
        ['Protección', tough ? 'Vidrio templado con bisel elevado' : 'Vidrio templado'],
      ),
      spec(
        'Rendimiento',
        ['Procesador', `Procesador ${chip}`],
        ['Memoria RAM', `${ram} GB`],
        ['Almacenamiento', withStorage ? `${small} o ${small * 2} GB` : `${small} GB`],
        ['Red', tier.network],
        ['Actualizaciones', `${years} años`],
      ),
      spec(
        'Cámaras',
        ['Principal', `${mp} MP`],
        ['Número de cámaras traseras', String(lenses)],
        ['Frontal', `${front} MP`],
      ),
      spec('Batería', ['Capacidad', `${grouped(mah)} mAh`], ['Carga', `${watts} W por USB-C`]),
      spec(
        'Generales',
        ['Chips', tier === top ? 'Un nano-SIM y una eSIM' : 'Dos nano-SIM'],
        ['Resistencia', water],
        ['Peso', `${tough ? random.int(260, 420) : random.int(172, 218)} g`],
        ['Compañía', 'Liberado'],
        ['Cumple con', 'NOM-001-SCFI, NOM-208-SCFI y homologación IFT'],
      ),
    ],
    price: pesos(low + (high - low) * rank),
    variants: withStorage ? byColorAnd(palette, 'Capacidad', storages) : byColor(palette),
    pictures: colorGallery({ subject: `Celular ${name}`, art: 'phone', params: { cameras: lenses } }, palette, [
      ['hero', 'studio'],
      ['detail', 'studio'],
      tough ? ['lifestyle', 'workshop'] : ['lifestyle', random.pick(['desk', 'street', 'living'])],
      ['box', 'shelf'],
    ]),
    warranty: tier === top ? '24 meses con el fabricante' : '12 meses con el fabricante',
    bigTicket: tier !== entry,
    words: {
      modelo: line.series,
      uso: random.pick(['el trabajo', 'la escuela', 'diario', 'mi mamá', 'mi hijo']),
      color: palette[0]?.name.toLowerCase() ?? 'negro',
    },
  };
}

function foldable(random: Random): ProductDraft {
  const book = random.chance(0.5);
  const brand = random.pick(['Orvenor', 'Zentli', 'Kiuva']);
  const series = book ? random.pick(['Códice', 'Biombo', 'Díptico']) : random.pick(['Almeja', 'Broche', 'Abanico']);
  const number = random.int(2, 7);
  const storage = random.pick([256, 512]);
  const inner = book ? random.pick(['7.6', '7.8', '8.0']) : random.pick(['6.7', '6.8', '6.9']);
  const outer = book ? random.pick(['6.2', '6.4', '6.5']) : random.pick(['3.4', '3.6', '4.0']);
  const suffix = random.pick(['', ' Ultra', ' SE']);
  const model = `${series} ${number}${suffix}`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Crema', 'Lavanda'],
      ['Grafito', 'Oro rosa', 'Verde salvia'],
      ['Azul marino', 'Plata'],
    ]),
  );
  const mah = book ? random.pick([4400, 4800, 5100]) : random.pick([3700, 4000, 4300]);
  const folds = random.pick([200_000, 300_000, 400_000]);
  return {
    brand,
    model,
    title: `Celular plegable ${brand} ${model} ${storage} GB, pantalla interior de ${inner}" y exterior de ${outer}"`,
    description: prose(
      book
        ? `Cerrado es un teléfono; abierto, una pantalla de ${inner} pulgadas donde cabe una hoja de cálculo junto a la videollamada. El ${brand} ${model} es para quien deja la laptop en casa más seguido de lo que admite.`
        : `El ${brand} ${model} se dobla a la mitad y desaparece en la bolsa de la camisa. La pantalla de afuera, de ${outer} pulgadas, alcanza para contestar mensajes, pagar y tomarse la foto con la cámara buena sin abrirlo.`,
      `La bisagra está probada para ${grouped(folds)} aperturas, que a cien por día son más de ${Math.floor(folds / 36500)} años. El pliegue se siente apenas al pasar el dedo y de frente casi no se ve.`,
      random.pick([
        'Cuídalo de la arena y no le quites la película interior: es parte de la pantalla. Si se raya, el centro de servicio la cambia.',
        'Se queda abierto en el ángulo que quieras, así que hace de tripié de sí mismo para fotos en grupo y videollamadas.',
      ]),
    ),
    highlights: [
      `Pantalla interior de ${inner}"`,
      `Pantalla exterior de ${outer}"`,
      `Bisagra para ${grouped(folds)} aperturas`,
      `${storage} GB y 12 GB de RAM`,
      'Se queda abierto en cualquier ángulo',
    ],
    specifications: [
      spec(
        'Pantallas',
        ['Interior', `${inner} pulgadas, AMOLED plegable de 120 Hz`],
        ['Exterior', `${outer} pulgadas, AMOLED`],
        ['Formato', book ? 'Tipo libro' : 'Tipo concha'],
      ),
      spec(
        'Rendimiento',
        ['Procesador', 'Procesador de ocho núcleos a 3.3 GHz, de 4 nm'],
        ['Memoria RAM', '12 GB'],
        ['Almacenamiento', `${storage} GB`],
        ['Red', '5G'],
      ),
      spec(
        'Batería y cámaras',
        ['Batería', `${grouped(mah)} mAh`],
        ['Carga', `${random.pick([25, 45, 66])} W por USB-C`],
        ['Cámara principal', '50 MP'],
      ),
      spec(
        'Generales',
        ['Chips', 'Un nano-SIM y una eSIM'],
        ['Peso', `${book ? random.int(228, 262) : random.int(184, 198)} g`],
        ['Resistencia', 'IPX8, contra agua'],
        ['Cumple con', 'NOM-001-SCFI, NOM-208-SCFI y homologación IFT'],
      ),
    ],
    price: pesos((book ? 31000 : 17000) + number * 500 + (storage > 256 ? 2000 : 0) + random.int(0, 8) * 400),
    variants: byColor(palette),
    pictures: colorGallery({ subject: `Plegable ${brand} ${model}`, art: 'foldable' }, palette, [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ]),
    warranty: '24 meses con el fabricante',
    bigTicket: true,
    words: {
      modelo: series,
      uso: book ? 'leer y trabajar' : 'diario',
      color: palette[0]?.name.toLowerCase() ?? 'negro',
    },
  };
}

function refurbished(random: Random): ProductDraft {
  const source = random.pick([middle, top]);
  const line = random.pick(source.lines);
  const number = random.pick(source === top ? [1, 2, 3] : [10, 12, 14, 16]);
  const model = `${line.series} ${number}${random.pick(['', ' Plus', ' Pro'])}`;
  const storage = random.pick([128, 256]);
  const grade = random.pick(['Como nuevo', 'Muy bueno', 'Bueno'] as const);
  const health = random.int(grade === 'Bueno' ? 85 : 88, grade === 'Como nuevo' ? 100 : 94);
  const palette = colors(...line.palette).slice(0, 2);
  const inch = random.pick(source.screens);
  const ram = source === top ? 8 : 6;
  const looks = {
    'Como nuevo': 'A la vista no tiene marcas. Es el grado que regalarías sin decir que es reacondicionado.',
    'Muy bueno': 'Puede tener algún rayón fino en el marco que con la funda puesta no se ve. La pantalla está limpia.',
    Bueno:
      'Tiene señas de uso: rayones leves en la tapa o un golpecito en la esquina. La pantalla no tiene grietas y todo funciona.',
  }[grade];
  return {
    brand: line.brand,
    model,
    title: `Celular ${line.brand} ${model} ${storage} GB reacondicionado, estado ${grade.toLowerCase()}, liberado`,
    description: prose(
      `Un ${line.brand} ${model} que ya tuvo dueño y pasó por revisión de 45 puntos: pantalla, cámaras, bocinas, micrófonos, sensores y antenas. ${looks}`,
      `La batería conserva al menos ${health}% de su capacidad original. Viene borrado, liberado y sin reportes: el IMEI se verifica antes de enviarlo.`,
      random.pick([
        'Llega en caja sencilla con cable nuevo. No trae audífonos ni cargador; cualquiera con USB-C le queda.',
        'Se envía con cable y cargador nuevos compatibles. Si no te convence, tienes 30 días para devolverlo.',
      ]),
    ),
    highlights: [
      `Estado ${grade.toLowerCase()}`,
      `Batería al ${health}% o más`,
      'Revisión de 45 puntos',
      'IMEI verificado y sin reportes',
      'Liberado para cualquier compañía',
    ],
    specifications: [
      spec(
        'Estado',
        ['Condición', 'Reacondicionado'],
        ['Grado estético', grade],
        ['Capacidad de la batería', `${health}% o más`],
        ['Revisión', '45 puntos'],
      ),
      spec(
        'Equipo',
        ['Pantalla', `${inch} pulgadas AMOLED`],
        ['Memoria RAM', `${ram} GB`],
        ['Almacenamiento', `${storage} GB`],
        ['Red', '5G'],
        ['Chips', 'Un nano-SIM y una eSIM'],
        ['Compañía', 'Liberado'],
      ),
    ],
    price: pesos(
      (source === top ? 7200 : 2900) +
        number * 60 +
        (storage === 256 ? 700 : 0) +
        (grade === 'Como nuevo' ? 900 : grade === 'Muy bueno' ? 400 : 0) +
        random.int(0, 5) * 100,
    ),
    variants: byColor(palette),
    pictures: colorGallery(
      {
        subject: `Celular reacondicionado ${line.brand} ${model}`,
        art: 'phone',
        params: { cameras: source === top ? 3 : 2 },
      },
      palette,
      [
        ['hero', 'studio'],
        ['detail', 'studio'],
        ['lifestyle', 'desk'],
      ],
    ),
    warranty: '6 meses con el vendedor',
    bigTicket: true,
    condition: 'refurbished',
    words: { modelo: line.series, grado: grade.toLowerCase(), color: palette[0]?.name.toLowerCase() ?? 'negro' },
  };
}

function senior(random: Random): ProductDraft {
  const flip = random.chance(0.5);
  const brand = random.pick(['Abrazo', 'Mirlo']);
  const series = flip
    ? random.pick(['Almohada', 'Concha', 'Tapita', 'Bisagra'])
    : random.pick(['Claro de Luna', 'Teclón', 'Compadre', 'Sereno']);
  const number = random.int(1, 9) * 10;
  const inch = random.pick(flip ? ['2.4', '2.8'] : ['1.8', '2.4', '2.8']);
  const extra = random.pick([
    'con base de carga',
    'con botón SOS',
    'con fotos en los contactos',
    'con linterna y radio FM',
    'compatible con aparatos auditivos',
  ]);
  const model = `${series} ${number}`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rojo'],
      ['Grafito', 'Vino'],
      ['Negro', 'Blanco'],
      ['Azul marino', 'Plata'],
    ]),
  );
  const days = random.int(5, 12);
  return {
    brand,
    model,
    title: `Celular para adulto mayor ${brand} ${model} ${flip ? 'de tapa' : 'de teclas grandes'}, ${extra}`,
    description: prose(
      flip
        ? `Se abre para contestar y se cierra para colgar, como toda la vida. El ${brand} ${model} tiene teclas separadas, números grandes y un timbre que sí se oye desde la cocina.`
        : `El ${brand} ${model} es un teléfono de verdad para quien no quiere pantalla táctil: teclas grandes que se sienten, letra clara y tres botones directos para llamar a la familia.`,
      `El botón SOS de atrás marca a cinco contactos, uno tras otro, hasta que alguien conteste, y les manda un mensaje. La pila dura unos ${days} días en espera.`,
      'Funciona con red 4G y voz por LTE, así que no se queda sin señal cuando apagan las redes viejas. No trae aplicaciones ni notificaciones que confundan.',
    ),
    highlights: [
      'Botón SOS con cinco contactos',
      'Teclas grandes e iluminadas',
      'Volumen reforzado',
      `Hasta ${days} días en espera`,
      'Red 4G con voz por LTE',
    ],
    specifications: [
      spec(
        'Pantalla y teclado',
        ['Pantalla', `${inch} pulgadas a color`],
        ['Teclado', flip ? 'De tapa, teclas de 12 mm' : 'Teclas de 13 mm'],
        ['Letra', 'Grande, en tres tamaños'],
      ),
      spec(
        'Funciones',
        ['Botón SOS', 'Sí'],
        ['Linterna', 'Sí'],
        ['Radio FM', 'Sí, sin audífonos'],
        ['Compatible con aparatos auditivos', extra.startsWith('compatible') ? 'Sí, M4/T4' : 'Sí, M3'],
        ['Carga', extra.includes('base') ? 'Base de carga y USB-C' : 'USB-C'],
      ),
      spec(
        'Generales',
        ['Red', '4G LTE'],
        ['Batería', `${grouped(random.pick([1000, 1400, 1800]))} mAh`],
        ['Peso', `${random.int(92, 132)} g`],
        ['Compañía', 'Liberado'],
        ['Cumple con', 'NOM-001-SCFI y homologación IFT'],
      ),
    ],
    price: pesos(899 + number * 6 + (flip ? 250 : 0) + (extra.includes('base') ? 120 : 0)),
    variants: byColor(palette),
    pictures: colorGallery(
      { subject: `Celular ${brand} ${model}`, art: flip ? 'flip-phone' : 'phone', params: { cameras: 1 } },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', 'living'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: {
      modelo: series,
      familiar: random.pick(['mi mamá', 'mi papá', 'mi abuelita', 'mi suegro', 'mi tía']),
      color: palette[0]?.name.toLowerCase() ?? 'negro',
    },
  };
}

const at = (leaf: string) => `celulares/celulares/${leaf}`;

export const phones: readonly Archetype[] = [
  { category: at(entry.key), weight: 10, reviews: phoneReviews, make: (random) => phone(random, entry) },
  { category: at(middle.key), weight: 11, reviews: phoneReviews, make: (random) => phone(random, middle) },
  { category: at(top.key), weight: 8, reviews: phoneReviews, make: (random) => phone(random, top) },
  { category: at('plegables'), weight: 3, reviews: foldableReviews, make: foldable },
  { category: at(rugged.key), weight: 4, reviews: ruggedReviews, make: (random) => phone(random, rugged) },
  { category: at('reacondicionados'), weight: 4, reviews: refurbishedReviews, make: refurbished },
  { category: at('para-adultos-mayores'), weight: 3, reviews: seniorReviews, make: senior },
];
