import { MAKERS as M } from '../makers.ts';

/** Values that products for the face share. */
export const FACIAL = {
  makers: [M.sabilaYLuz, M.pielQuieta, M.tezontle],
  scene: 'bath',
  facts: [
    ['Uso', 'Externo'],
    ['Pruebas en animales', 'No'],
    ['Vida útil abierto', '12 meses'],
    ['País de origen', 'México'],
  ],
  points: [
    'Sin pruebas en animales',
    'Activos con porcentaje',
    'Probado bajo control dermatológico',
    'Envase reciclable',
  ],
  close: [
    'Pruébalo un par de días en el antebrazo antes de usarlo en la cara. Suspende si hay irritación.',
    'Si tienes acné, rosácea o algún tratamiento, pregunta primero a tu dermatólogo.',
    'Por la mañana, termina siempre con protector solar.',
    'La constancia hace más que la cantidad: un poco, todos los días.',
  ],
  warranty: 'Si llega abierto o derramado, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;

/** Values that products for the body share. */
export const CUERPO = {
  ...FACIAL,
  makers: [M.jabonera, M.sabilaYLuz, M.patioAzahar, M.pielQuieta],
  close: [
    'Guárdalo lejos del sol y del chorro de la regadera.',
    'Uso externo. Evita el contacto con los ojos y suspende si irrita.',
    'Va sellado; si es regalo, dínoslo y sale sin precio.',
    'Cuando se acabe, enjuaga el envase y sepáralo para reciclar.',
  ],
} as const;
