import { MAKERS as M } from '../makers.ts';

/** Values that dressings and antiseptics share. */
export const CURACION = {
  makers: [M.curamano, M.laboratorioNadir, M.balsamoNorte],
  scene: 'bath',
  points: ['Empaque individual', 'Fecha de caducidad visible', 'Para casa, coche u oficina', 'Hecho en México'],
  close: [
    'Lava la herida con agua y jabón antes de cubrirla. Si sangra mucho o es profunda, acude a urgencias.',
    'Revisa el botiquín cada seis meses y repón lo que falte.',
    'Si notas enrojecimiento, calor o pus, consulta a tu médico.',
  ],
  warranty: 'Si llega abierto o incompleto, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;
