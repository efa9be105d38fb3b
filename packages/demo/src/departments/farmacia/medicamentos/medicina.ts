import { MAKERS as M } from '../makers.ts';

/** Values that medicines share, warnings above all. */
export const MEDICINA = {
  makers: [M.boticaClara, M.laboratorioNadir, M.balsamoNorte],
  art: 'box',
  scene: 'bath',
  views: ['hero', 'detail', 'box', 'flat'],
  facts: [
    ['Venta', 'Libre, sin receta'],
    ['Conservación', 'A no más de 30 °C, en lugar seco'],
    ['Advertencia', 'No se deje al alcance de los niños'],
    ['País de origen', 'México'],
  ],
  points: ['Venta libre', 'Sustancia activa a la vista', 'Instructivo completo', 'Empaque con sello'],
  close: [
    'Lee el instructivo antes de usarlo. Si persisten las molestias, consulta a tu médico.',
    'No excedas la dosis que indica la caja. Si estás embarazada, lactando o tomas otros medicamentos, pregunta antes a tu médico.',
    'Guárdalo en su caja para tener la fecha y el lote a la mano. Si los síntomas siguen más de tres días, acude al médico.',
  ],
  warranty:
    'Por seguridad no se aceptan devoluciones de medicamentos abiertos. Si llega dañado o caducado, te lo reponemos.',
} as const;
