import type { Maker } from '../shared-product-line-tables.ts';

/** Bottlers, roasters, brewers, wineries and distilleries. */
export const MAKERS = {
  sodaPlaza: {
    name: 'Soda La Plaza',
    hex: ['#c8242f', '#ffe8b6'],
    say: 'Soda La Plaza embotella en Torreón desde antes de que hubiera refrigerador en todas las casas.',
  },
  chispa: {
    name: 'Chisparrita',
    hex: ['#f2c94c', '#16697a'],
    say: 'Chisparrita usa azúcar de caña y fruta que se lee en la etiqueta.',
    factor: 1.1,
  },
  ojoDeAgua: {
    name: 'Ojo Escondido',
    hex: ['#2b8fd0', '#e3f6ff'],
    say: 'Ojo Escondido toma el agua de un manantial de Puebla y recupera sus garrafones uno por uno.',
  },
  huertaAlta: {
    name: 'Huerta Alta',
    hex: ['#5b8c3e', '#f7d488'],
    say: 'Huerta Alta exprime cerca del árbol, en Veracruz y Nuevo León, y pasteuriza en frío.',
    factor: 1.12,
  },
  cafetalNiebla: {
    name: 'Café Neblinar',
    hex: ['#3e2723', '#d7b98e'],
    say: 'Café Neblinar tuesta los martes y manda el café con la fecha de tueste escrita a mano.',
    factor: 1.15,
  },
  tostadoPatio: {
    name: 'Tostado Patio',
    hex: ['#8c4a2f', '#f3e0c2'],
    say: 'Tostado Patio compra directo a familias productoras de Veracruz y les paga lo mismo en año bueno que en año malo.',
  },
  herbolaria: {
    name: 'Cuatro Hierbas',
    hex: ['#52796f', '#f1faee'],
    say: 'Cuatro Hierbas seca a la sombra en Morelos y arma sus mezclas a mano.',
  },
  cerveceria: {
    name: 'Cervecería Tlecuil',
    label: 'Tlecuil',
    hex: ['#b5651d', '#1f2d3d'],
    say: 'Cervecería Tlecuil fermenta en tanques chicos en Querétaro y cambia de malta según la temporada.',
    factor: 1.15,
  },
  faroSalado: {
    name: 'Faro Salado',
    hex: ['#14508c', '#f6bd60'],
    say: 'Faro Salado hace cerveza en Ensenada con agua tratada y sin pasteurizar de más.',
  },
  casaBarranca: {
    name: 'Casa Barranca',
    hex: ['#5b1220', '#e9d8b4'],
    say: 'Casa Barranca cultiva sus propias parras en Baja California y cosecha de noche.',
    factor: 1.2,
  },
  vinaCoyota: {
    name: 'Viña Coyota',
    hex: ['#3c2a4d', '#d8c3a5'],
    say: 'Viña Coyota trabaja viñedos de altura en Coahuila, con mucho sol y noches frías.',
  },
  hijasDelAgave: {
    name: 'Hijas del Agave',
    hex: ['#2f6f73', '#f2e3bc'],
    label: 'Hijas del Agave',
    say: 'Hijas del Agave es una destilería de mujeres en los Altos de Jalisco; el horno es de mampostería.',
    factor: 1.2,
  },
  donPolicarpo: {
    name: 'Tío Policarpo',
    hex: ['#a8551f', '#f8edd5'],
    say: 'Tío Policarpo destila en Amatitán con agave de siete años y no usa difusor.',
  },
  palenque: {
    name: 'Palenque Tres Lumbres',
    label: 'Tres Lumbres',
    hex: ['#37322e', '#c97b3a'],
    say: 'Palenque Tres Lumbres produce en Santiago Matatlán con horno de tierra y molino de piedra.',
    factor: 1.15,
  },
  licorDeSierra: {
    name: 'Sierra Macerada',
    label: 'Sierra Macerada',
    hex: ['#6d213c', '#f4c6a5'],
    say: 'Sierra Macerada deja reposar la fruta en alcohol de caña durante meses, en Michoacán.',
  },
  cuatroJicaras: {
    name: 'Cuatro Jícaras',
    hex: ['#5c6b3c', '#f0dfb6'],
    say: 'Cuatro Jícaras reúne a maestros mezcaleros de Miahuatlán y les paga por litro entregado, no por botella vendida.',
  },
  alambique: {
    name: 'Alambique Veinte',
    label: 'Alambique',
    hex: ['#7a4a21', '#f3dfbd'],
    say: 'Alambique Veinte destila en Córdoba, Veracruz, y guarda sus barricas en una antigua bodega de café.',
  },
  timon: {
    name: 'Bodega Timonel',
    hex: ['#12355b', '#d9a441'],
    say: 'Bodega Timonel añeja en Mazatlán, donde el calor acelera lo que en otros lados tarda el doble.',
    factor: 1.1,
  },
} as const satisfies Record<string, Maker>;
