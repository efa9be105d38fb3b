import { MAKERS as M } from '../makers.ts';
import { bicis } from '../reviews/ciclismo.ts';

/** Values that bicycles share. */
export const BIKE = {
  reviews: bicis,
  art: 'bike',
  scene: 'street',
  makers: [M.rodamonte, M.bielas, M.pedalina],
  trims: ['#1d1d20', '#f6f5f1', '#c98a3a'],
  close: [
    'Llega armada al 90%: pones manubrio, llanta delantera, asiento y pedales. Un ajuste en el taller la deja como reloj.',
    'Revisa el aire antes de cada salida y aceita la cadena cada 150 kilómetros; con eso dura años.',
    'Anota el número de serie, está debajo de la caja de pedales. Con él puedes registrarla.',
  ],
  points: ['Llega 90% armada', 'Reflejantes incluidos', 'Número de serie grabado', 'Asiento con ajuste de altura'],
  warranty: '5 años en cuadro, 6 meses en componentes',
} as const;
