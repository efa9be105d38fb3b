import { colors } from '../../colors.ts';

/** Values that vehicles and outdoor toys share. */
export const BASE = {
  scene: 'living',
  points: ['Refacciones en México', 'Instructivo en español', 'Pinturas sin plomo', 'Cumple la norma mexicana'],
  warranty: '6 meses contra defectos de fabricación.',
} as const;

/** Bright colours of plastic. */
export const VIVOS = colors('Rojo', 'Azul rey', 'Rosa mexicano', 'Verde limón', 'Naranja', 'Turquesa', 'Morado');
