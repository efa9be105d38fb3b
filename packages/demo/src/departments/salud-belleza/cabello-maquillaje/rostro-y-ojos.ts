import type { Color } from '../../../types.ts';
import { productLine } from '../../shared-product-line.ts';
import { maquillaje } from '../reviews.ts';
import { COLOR } from './color.ts';

const BASES: readonly Color[] = [
  { name: 'Marfil', hex: '#f0d6bd' },
  { name: 'Arena', hex: '#e2bd98' },
  { name: 'Miel', hex: '#cf9f72' },
  { name: 'Canela', hex: '#a97048' },
  { name: 'Cacao', hex: '#7a4a2e' },
];
const SOMBRAS: readonly Color[] = [
  { name: 'Barro', hex: '#a3563a' },
  { name: 'Ahumado', hex: '#45404a' },
  { name: 'Obsidiana', hex: '#1f1c22' },
  { name: 'Cobre', hex: '#b8703f' },
  { name: 'Jade', hex: '#2f7d68' },
];
const RIMEL: readonly Color[] = [
  { name: 'Negro', hex: '#1d1d20' },
  { name: 'Café', hex: '#4f2f20' },
];
const RUBOR: readonly Color[] = [
  { name: 'Durazno', hex: '#e58d71' },
  { name: 'Rosa', hex: '#d96a8b' },
  { name: 'Terracota', hex: '#b8674a' },
];

export const rostroYOjos = productLine({
  ...COLOR,
  leaf: 'salud-belleza/maquillaje/rostro-y-ojos',
  reviews: maquillaje,
  weight: 6,
  art: 'compact',
  mostColors: 4,
  models: ['Alba', 'Contraluz', 'Petate', 'Ocote', 'Filigrana'],
  items: [
    {
      name: 'Base de maquillaje líquida',
      the: 'la base',
      short: 'Base',
      art: 'bottle',
      params: { shape: 'pump' },
      colors: BASES,
      price: 228,
      tag: 'piel',
      say: 'Cobertura que se construye por capas y deja ver la piel. Difumina con esponja húmeda.',
      facts: [['Contenido', '30 ml']],
      points: ['Por capas'],
    },
    {
      name: 'Polvo compacto',
      the: 'el polvo',
      short: 'Polvo',
      colors: BASES,
      price: 168,
      tag: 'piel',
      say: 'Fija y quita brillo sin caer en la grieta. Con espejo, para retocar en el tráfico.',
      facts: [['Contenido', '10 g']],
      points: ['Con espejo'],
    },
    {
      name: 'Paleta de sombras',
      the: 'la paleta',
      short: 'Sombras',
      params: { palette: 1 },
      colors: SOMBRAS,
      price: 248,
      tag: 'ojo',
      say: 'Nueve tonos que se llevan entre sí: para la oficina con dos, para la fiesta con cuatro.',
      facts: [['Tonos', '9']],
      points: ['Nueve tonos'],
    },
    {
      name: 'Rímel',
      the: 'el rímel',
      short: 'Rímel',
      art: 'mascara',
      colors: RIMEL,
      price: 148,
      tag: 'ojo',
      say: 'Cepillo curvo que separa sin hacer grumo. Cámbialo cada cuatro meses, los ojos lo agradecen.',
      facts: [['Contenido', '9 ml']],
      points: ['Sin grumos'],
    },
    {
      name: 'Rubor en polvo',
      the: 'el rubor',
      short: 'Rubor',
      colors: RUBOR,
      price: 148,
      tag: 'piel',
      say: 'Pigmento suave, que se sube de a poco. Sonríe, aplica y difumina hacia la sien.',
      facts: [['Contenido', '5 g']],
      points: ['Se sube de a poco'],
    },
  ],
  traits: [
    {
      name: 'de acabado natural',
      say: 'Se ve piel, no maquillaje; perfecto para todos los días.',
      facts: [['Acabado', 'Natural']],
      points: ['Se ve natural'],
    },
    {
      name: 'de acabado mate',
      not: ['Rubor en polvo'],
      say: 'Control de brillo para piel mixta y días de calor.',
      factor: 1.12,
      only: ['piel'],
      facts: [['Acabado', 'Mate']],
      points: ['Control de brillo'],
    },
    {
      name: 'de acabado luminoso',
      not: ['Rímel'],
      say: 'Refleja la luz sin brillantina, muy de fiesta de día.',
      facts: [['Acabado', 'Luminoso']],
      points: ['Luz suave'],
    },
    {
      name: 'a prueba de agua',
      say: 'Resiste sudor, lluvia y llanto de boda.',
      factor: 1.15,
      only: ['ojo'],
      facts: [['Acabado', 'A prueba de agua']],
      points: ['Aguanta el llanto'],
    },
    {
      name: 'para piel sensible',
      say: 'Sin perfume, probado en piel reactiva.',
      factor: 1.08,
      facts: [
        ['Acabado', 'Natural'],
        ['Perfume', 'No contiene'],
      ],
      points: ['Sin perfume'],
    },
  ],
});
