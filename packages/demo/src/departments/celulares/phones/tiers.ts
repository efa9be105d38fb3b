import type { ColorName } from '../../colors.ts';

/** The main strength of a series of phones. */
export type Focus = 'cámara' | 'batería' | 'pantalla' | 'juego' | 'equilibrio';

interface Line {
  brand: string;
  series: string;
  focus: Focus;
  palette: readonly ColorName[];
}

/** A tier of phones: the parts and prices of its series. */
export interface Tier {
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

/** Phones of the lowest price. */
export const entry: Tier = {
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

/** Phones of the middle price. */
export const middle: Tier = {
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

/** The dearest phones. */
export const top: Tier = {
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

/** Rugged phones for building sites, fields and workshops. */
export const rugged: Tier = {
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
