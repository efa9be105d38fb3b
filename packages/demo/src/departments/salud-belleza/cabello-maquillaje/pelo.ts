import { MAKERS as M } from '../makers.ts';

/** Values that products for hair share. */
export const PELO = {
  makers: [M.melenaria, M.rizoLibre, M.sabilaYLuz],
  scene: 'bath',
  words: { uso: 'el diario' },
  facts: [
    ['Pruebas en animales', 'No'],
    ['Vida útil abierto', '12 meses'],
    ['País de origen', 'México'],
  ],
  points: ['Sin pruebas en animales', 'Sin sal añadida', 'Envase reciclable', 'Rinde con poco'],
  close: [
    'Empieza por medios y puntas; la raíz se lava con lo que escurre.',
    'Dale tres semanas antes de juzgarlo: el pelo tarda en soltar lo anterior.',
    'Enjuaga con agua tibia, no caliente. Evita el contacto con los ojos.',
  ],
  warranty: 'Si llega derramado o con la tapa rota, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;
