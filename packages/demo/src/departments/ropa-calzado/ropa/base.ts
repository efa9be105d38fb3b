import { MAKERS as M } from '../makers.ts';
import { TALLAS, TALLAS_INFANTILES, TALLAS_LARGAS } from './tallas.ts';

const CUIDADO = [
  'Lava la prenda al revés, con agua fría, y sécala a la sombra: así guarda el color.',
  'Consulta la guía de medidas en la última foto; si dudas entre dos, pide la grande.',
  'Si no te queda, el cambio de talla es gratis durante 30 días, con etiqueta.',
  'Mejor sin secadora: la tela y el recibo de luz lo agradecen.',
] as const;

/** Values that women's clothes share. */
export const MUJER = {
  makers: [M.jacalia, M.lunaDiurna, M.penasco],
  scene: 'street',
  sizes: TALLAS,
  trims: ['#f6f5f1', '#2a2a2d', '#e9c46a', '#c9ccd1'],
  mostColors: 3,
  words: { talla: 'mediana', uso: 'la oficina' },
  models: ['Marisol', 'Jacinta', 'Elena', 'Ximena', 'Paloma', 'Regina', 'Amapola'],
  facts: [
    ['Género', 'Mujer'],
    ['Lavado', 'Agua fría, ciclo suave'],
    ['País de origen', 'México'],
  ],
  points: ['Cambio de talla gratis por 30 días', 'Hecho en México', 'Costuras reforzadas', 'Guía de medidas incluida'],
  close: CUIDADO,
  warranty: '30 días para cambio de talla o devolución, con etiqueta y sin uso.',
} as const;

/** Values that men's clothes share. */
export const HOMBRE = {
  ...MUJER,
  makers: [M.donCamilo, M.jacalia, M.penasco],
  sizes: TALLAS_LARGAS,
  words: { talla: 'mediano', uso: 'el trabajo' },
  models: ['Tenoch', 'Rubén', 'Aurelio', 'Bruno', 'Nicanor', 'Saúl', 'Vicente'],
  facts: [
    ['Género', 'Hombre'],
    ['Lavado', 'Agua fría, ciclo normal'],
    ['País de origen', 'México'],
  ],
} as const;

/** Values that children's clothes share. */
export const NINOS = {
  ...MUJER,
  makers: [M.pispireta, M.jacalia, M.canchaLibre],
  scene: 'garden',
  sizes: TALLAS_INFANTILES,
  words: { talla: '8', uso: 'la escuela' },
  points: [
    'Bastilla extra para el estirón',
    'Cambio de talla gratis por 30 días',
    'Tela que no pica',
    'Aguanta recreo',
  ],
} as const;
