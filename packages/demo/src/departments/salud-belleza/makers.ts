import type { Maker } from '../shared-product-line-tables.ts';

/** Cosmetics houses, perfumers and makers of hair tools. */
export const MAKERS = {
  sabilaYLuz: {
    name: 'Sábila y Luz',
    hex: ['#7fb58a', '#fbf3dc'],
    say: 'Sábila y Luz formula en Tepoztlán con sábila propia y escribe los porcentajes de sus activos.',
  },
  pielQuieta: {
    name: 'Piel Quieta',
    hex: ['#d9a0a3', '#fff5ee'],
    say: 'Piel Quieta formula para piel reactiva: pocos ingredientes y ninguno de relleno.',
    factor: 1.15,
  },
  tezontle: {
    name: 'Tezontle Lab',
    hex: ['#45484e', '#c8553d'],
    say: 'Tezontle Lab prueba sus fórmulas con voluntarios de la Ciudad de México, a 2,240 metros y con sol de altura.',
    factor: 1.1,
  },
  melenaria: {
    name: 'Melenaria',
    hex: ['#6d3b6e', '#f3c9a8'],
    say: 'Melenaria nació en una estética de Puebla y sigue probando con sus clientas.',
  },
  rizoLibre: {
    name: 'Rizo Sin Prisa',
    hex: ['#e07a3f', '#2b2d42'],
    say: 'Rizo Sin Prisa hace fórmulas para pelo ondulado y chino, sin sulfatos fuertes.',
    factor: 1.08,
  },
  voltiaEstilo: {
    name: 'Peinavolt',
    hex: ['#22223b', '#f2a541'],
    say: 'Peinavolt fabrica herramientas a 127 V con cable largo y refacciones en México.',
  },
  grana: {
    name: 'Grana Nocturna',
    hex: ['#a8172b', '#f7d6d0'],
    say: 'Grana Nocturna pigmenta fuerte y prueba cada tono en tres pieles distintas antes de nombrarlo.',
    factor: 1.1,
  },
  coquetaOro: {
    name: 'Bugambí',
    hex: ['#de2a8a', '#ffe8f2'],
    say: 'Bugambí hace maquillaje que cabe en la bolsa y en la quincena.',
    factor: 0.88,
  },
  copalera: {
    name: 'Copalera',
    hex: ['#37322e', '#d0a548'],
    say: 'Copalera compone perfumes en Guadalajara con resinas y flores mexicanas.',
    factor: 1.25,
  },
  patioAzahar: {
    name: 'Patio Azahar',
    hex: ['#f0c75e', '#5b7553'],
    say: 'Patio Azahar hace aromas frescos para todos los días, sin invadir el elevador.',
  },
  jabonera: {
    name: 'La Lejía Mansa',
    hex: ['#6a994e', '#f2e8cf'],
    say: 'La Lejía Mansa cura sus jabones cuarenta días en Michoacán y los envuelve en papel.',
  },
  bocaClara: {
    name: 'Sonrisa Llana',
    hex: ['#2bb5b8', '#ffffff'],
    say: 'Sonrisa Llana trabaja con dentistas de Monterrey y anota el flúor en partes por millón.',
  },
  dentina: {
    name: 'Dentina Azul',
    hex: ['#24487c', '#dff3f5'],
    say: 'Dentina Azul nació en un consultorio de Mérida y sigue atendiendo ahí.',
  },
  barbado: {
    name: 'Barbado Fino',
    hex: ['#3d2b1f', '#e0b354'],
    say: 'Barbado Fino es una barbería de Tijuana que acabó haciendo sus propios productos.',
  },
  filoManso: {
    name: 'Filo Manso',
    hex: ['#45484e', '#9fd3c7'],
    say: 'Filo Manso fabrica y repara en Guadalajara, y vende sus repuestos sueltos.',
  },
  lunaSerrana: {
    name: 'Luna Serrana',
    hex: ['#6a3d9a', '#f7d9e3'],
    say: 'Luna Serrana fue fundada por dos ginecólogas de Xalapa y dona una parte a escuelas rurales.',
  },
  mareaPropia: {
    name: 'Marea Propia',
    hex: ['#b8226e', '#fdf0e6'],
    say: 'Marea Propia trabaja en Querétaro y publica la lista completa de sus materiales.',
  },
} as const satisfies Record<string, Maker>;
