import type { Maker } from '../shared-product-line-tables.ts';

/** Makers of food, beds and toys for pets. */
export const MAKERS = {
  coletazo: {
    name: 'Coletazo',
    hex: ['#c8242f', '#f1e8d2'],
    say: 'Coletazo cuece sus croquetas en Lagos de Moreno y publica el análisis de cada lote.',
  },
  donFirulo: {
    name: 'Don Firulo',
    hex: ['#1f4d3a', '#f5c929'],
    say: 'Don Firulo empezó con una forrajera en Irapuato y todavía contesta el teléfono.',
    factor: 0.86,
  },
  bigoteFino: {
    name: 'Bigote Fino',
    hex: ['#4d2a63', '#f7cbd9'],
    say: 'Bigote Fino trabaja con dos veterinarias especialistas en gatos, y se le nota el cariño.',
    factor: 1.15,
  },
  lomitoFeliz: {
    name: 'Lomo Contento',
    label: 'Lomo Contento',
    hex: ['#2c62b8', '#f28c28'],
    say: 'Lomo Contento dona un kilo a refugios por cada diez que vende.',
  },
  michoacana: {
    name: 'Misifuz y Cía.',
    label: 'Misifuz',
    hex: ['#f28c28', '#1d2b4f'],
    say: 'Misifuz y Cía. prueba todo con los once gatos de la oficina, que no tienen compasión.',
    factor: 1.05,
  },
  patitas: {
    name: 'Huella Mansa',
    hex: ['#b98a53', '#f6f5f1'],
    say: 'Huella Mansa cose en Moroleón con telas lavables y cierres que no se comen el pelo.',
  },
  correteo: {
    name: 'Correteo',
    hex: ['#2bb5b8', '#1d1d20'],
    say: 'Correteo prueba sus cosas con perros de albergue, los más exigentes que existen.',
    factor: 1.06,
  },
  banoFeliz: {
    name: 'Jabonero',
    hex: ['#6fa9dc', '#f6f5f1'],
    say: 'Jabonero hace fórmulas suaves en Toluca, sin colorantes y con el pH que pide cada piel.',
    factor: 1.04,
  },
  plumaje: {
    name: 'Plumario',
    hex: ['#5b8c3e', '#f5c929'],
    say: 'Plumario mezcla semillas en Puebla y las pasa por cribadora, para que no vengas pagando polvo.',
  },
  acuario: {
    name: 'Branquia',
    hex: ['#1f5966', '#6fd1d6'],
    say: 'Branquia lo atienden acuaristas de Morelos, donde se cría buena parte del pez de ornato del país.',
    factor: 1.08,
  },
  madriguera: {
    name: 'Madriguera 9',
    label: 'Madriguera',
    hex: ['#77803f', '#f0e2c4'],
    say: 'Madriguera 9 diseña para animales chicos con medidas que recomiendan los veterinarios, no con las mínimas.',
  },
  escamaSol: {
    name: 'Sol de Escama',
    label: 'Sol de Escama',
    hex: ['#bf5f3c', '#9ccb3b'],
    say: 'Sol de Escama asesora a criaderos registrados y te pregunta qué animal tienes antes de venderte un foco.',
    factor: 1.12,
  },
  rebozoChico: {
    name: 'Guarda Casa',
    hex: ['#6d4a30', '#d3a027'],
    say: 'Guarda Casa es un taller de carpintería y tapicería de Texcoco que solo hace muebles para mascotas.',
    factor: 1.1,
  },
} as const satisfies Record<string, Maker>;
