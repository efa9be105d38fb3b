import type { Maker } from '../shared-product-line-tables.ts';

/** Clothing houses, shoemakers and weavers. */
export const MAKERS = {
  jacalia: {
    name: 'Jacalia',
    hex: ['#bf5f3c', '#f6e7cf'],
    say: 'Jacalia corta y cose en Aguascalientes, y cada prenda sale de una sola línea de costura.',
  },
  tresTelares: {
    name: 'Tres Telares',
    hex: ['#8f1c3f', '#e9c46a'],
    say: 'Tres Telares trabaja con cooperativas de tejedoras y escribe en la etiqueta el nombre de quien la hizo.',
    factor: 1.35,
  },
  brechaNorte: {
    name: 'Brecha Norte',
    hex: ['#3d2b1f', '#c9a66b'],
    say: 'Brecha Norte hace mezclilla y botas en Chihuahua para gente que las usa de verdad.',
  },
  lunaDiurna: {
    name: 'Luna de Diario',
    hex: ['#6a5acd', '#fdf0d5'],
    say: 'Luna de Diario diseña en la Ciudad de México para caminar, tomar el metro y llegar bien.',
  },
  penasco: {
    name: 'Peñasco Azul',
    hex: ['#1f5966', '#f2c57c'],
    say: 'Peñasco Azul hace ropa de playa y de sol en Mazatlán, con telas que secan pronto.',
  },
  canchaLibre: {
    name: 'Cancha Libre',
    hex: ['#d62828', '#f1f1f1'],
    say: 'Cancha Libre prueba lo que hace en canchas de tierra y de pasto sintético antes de venderlo.',
  },
  hormaVieja: {
    name: 'Horma Vieja',
    hex: ['#6b4429', '#e3d0b3'],
    say: 'Horma Vieja es un taller de León que monta a mano y cambia suelas de sus propios zapatos.',
    factor: 1.25,
  },
  pispireta: {
    name: 'Pispireta',
    hex: ['#e4007c', '#ffe08a'],
    say: 'Pispireta hace ropa de niños con bastilla extra, para que dure el estirón.',
  },
  donCamilo: {
    name: 'Don Camilo',
    hex: ['#2c3e50', '#d8c3a5'],
    label: 'Don Camilo',
    say: 'Don Camilo viste a oficinistas de Monterrey desde hace treinta años, con tallas parejas entre temporadas.',
  },
  cartera: {
    name: 'Cartera Bonita',
    hex: ['#a98467', '#2f3e46'],
    label: 'Cartera Bonita',
    say: 'Cartera Bonita cose en piel curtida al vegetal y repara sus bolsas durante dos años.',
    factor: 1.15,
  },
  petatillo: {
    name: 'Petatillo',
    hex: ['#d9a441', '#3d5a80'],
    say: 'Petatillo mezcla palma, algodón y piel con artesanas de la Mixteca.',
    factor: 1.2,
  },
  remache: {
    name: 'Remache 13',
    hex: ['#4a6b94', '#c9ccd1'],
    say: 'Remache 13 lava su mezclilla con menos agua y guarda los cortes que la gente pide volver a ver.',
    factor: 0.94,
  },
  micaClara: {
    name: 'Mica Clara',
    hex: ['#1d2b4f', '#f2c94c'],
    say: 'Mica Clara arma sus lentes en Guadalajara y repone micas y tornillos sueltos.',
  },
  hiloDeMonte: {
    name: 'Hilo de Monte',
    hex: ['#2f7d68', '#e4007c'],
    say: 'Hilo de Monte compra directo a bordadoras de Puebla, Hidalgo y Chiapas, y les paga antes de vender.',
    factor: 1.2,
  },
} as const satisfies Record<string, Maker>;
