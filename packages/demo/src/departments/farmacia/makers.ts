import type { Maker } from '../shared-product-line-tables.ts';

/** Laboratories and makers of equipment. */
export const MAKERS = {
  boticaClara: {
    name: 'Botica Clara',
    hex: ['#1f6f8b', '#e8f6f3'],
    say: 'Botica Clara imprime la sustancia activa más grande que su propio nombre, para que sepas qué tomas.',
    factor: 0.92,
  },
  laboratorioNadir: {
    name: 'Nadirmed',
    hex: ['#24487c', '#9fd3c7'],
    say: 'Nadirmed fabrica en Toluca con controles por lote y cuenta con responsable sanitario.',
  },
  herbasol: {
    name: 'Tonalvida',
    hex: ['#e09f3e', '#335c67'],
    say: 'Tonalvida formula suplementos en Jalisco y publica el análisis de cada lote.',
    factor: 1.12,
  },
  vitacolibri: {
    name: 'Chuparrosa Bien',
    label: 'Chuparrosa',
    hex: ['#2a9d5c', '#f4f1de'],
    say: 'Chuparrosa Bien trabaja con nutriólogas de Guadalajara y evita los rellenos que no hacen falta.',
  },
  curamano: {
    name: 'Curamano',
    hex: ['#c8242f', '#ffffff'],
    say: 'Curamano hace material de curación en Puebla y lo surte también a clínicas de barrio.',
  },
  pulsoFino: {
    name: 'Pulso Fino',
    hex: ['#3a6fd8', '#dfe9f7'],
    say: 'Pulso Fino da soporte por teléfono en español y calibra sus equipos antes de enviarlos.',
    factor: 1.1,
  },
  medigrado: {
    name: 'Medigrado',
    hex: ['#45484e', '#7fd1ae'],
    say: 'Medigrado diseña para que los números se lean sin lentes.',
  },
  pasoSereno: {
    name: 'Paso Sereno',
    hex: ['#6a5acd', '#f0ead6'],
    say: 'Paso Sereno prueba sus ayudas de movilidad con personas mayores de Monterrey antes de venderlas.',
    factor: 1.08,
  },
  buenaTarde: {
    name: 'Buena Tarde',
    hex: ['#7fb7be', '#fbe9d0'],
    say: 'Buena Tarde piensa en quien cuida tanto como en quien recibe el cuidado.',
  },
  lentemar: {
    name: 'Ojo de Mar',
    hex: ['#2bb5b8', '#0b3954'],
    say: 'Ojo de Mar elabora soluciones estériles y anota en la caja los días que duran abiertas.',
  },
  balsamoNorte: {
    name: 'Bálsamo Norte',
    hex: ['#6a994e', '#f6f1e0'],
    say: 'Bálsamo Norte envasa en Hermosillo y entrega cada caja con su instructivo en letra grande.',
  },
} as const satisfies Record<string, Maker>;
