import { MAKERS as M } from '../makers.ts';

/** Values that devices share. */
export const BASE = {
  makers: [M.pulsoFino, M.medigrado, M.laboratorioNadir],
  scene: 'bedroom',
  points: ['Instructivo en español', 'Un año de garantía', 'Soporte por teléfono', 'Atención en español'],
  close: [
    'Sirve para llevar un registro en casa, no para diagnosticar. Comparte las mediciones con tu médico.',
    'Léelo con calma la primera vez y pide que alguien te acompañe. Si un valor te preocupa, repítelo y consulta a tu médico.',
    'Anota fecha y hora junto al dato: a tu médico le sirve más que un número suelto.',
  ],
  warranty: '1 año contra defectos de fábrica, con centro de servicio en Ciudad de México y Guadalajara.',
} as const;

/** Values that walking aids and supports share. */
export const APOYO = {
  ...BASE,
  makers: [M.pasoSereno, M.buenaTarde],
  scene: 'living',
  close: [
    'Ajusta la altura con la persona de pie y los brazos relajados. Si hay duda, pide ayuda a un fisioterapeuta.',
    'Elige la medida con la tabla de la última foto. Si los dolores siguen, consulta a tu médico.',
  ],
} as const;
