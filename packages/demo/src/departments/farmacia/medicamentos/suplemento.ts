import { MAKERS as M } from '../makers.ts';

/** Values that vitamins and supplements share. */
export const SUPLEMENTO = {
  makers: [M.herbasol, M.vitacolibri, M.laboratorioNadir],
  scene: 'kitchen',
  facts: [
    ['Tipo', 'Suplemento alimenticio'],
    ['Conservación', 'Lugar fresco y seco'],
    ['Leyenda', 'Este producto no es un medicamento'],
    ['País de origen', 'México'],
  ],
  points: ['Análisis por lote', 'Sin colorantes', 'Porción fácil de medir', 'Frasco con sello'],
  close: [
    'El consumo de este producto es responsabilidad de quien lo recomienda y de quien lo usa.',
    'No sustituye una alimentación variada. Si tomas medicamentos o estás embarazada, consulta antes a tu médico.',
    'Tómalo a la misma hora para no olvidarlo, y no pases de la porción sugerida.',
  ],
  warranty: 'Si llega abierto o con el sello roto, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;
