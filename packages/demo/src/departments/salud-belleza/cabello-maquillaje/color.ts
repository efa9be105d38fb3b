import { MAKERS as M } from '../makers.ts';

/** Values that makeup shares. */
export const COLOR = {
  makers: [M.grana, M.coquetaOro, M.pielQuieta],
  scene: 'bedroom',
  facts: [
    ['Pruebas en animales', 'No'],
    ['Vida útil abierto', '12 meses'],
    ['País de origen', 'México'],
  ],
  points: ['Pigmento intenso', 'Sin pruebas en animales', 'Tonos para piel latina', 'Cabe en la bolsa'],
  close: [
    'Mira los tonos en la piel de la última foto: la pantalla engaña.',
    'Retíralo siempre antes de dormir. Suspende su uso si hay irritación.',
    'Por higiene no se aceptan cambios de maquillaje abierto.',
  ],
  warranty: 'Si llega roto o con el sello abierto, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;
