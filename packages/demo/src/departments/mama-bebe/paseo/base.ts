import { colors } from '../../colors.ts';

/** Values that pushchairs, cots and other gear share. */
export const BASE = {
  scene: 'nursery',
  points: ['Instructivo en español', 'Refacciones en México', 'Telas lavables', 'Un año de garantía'],
  close: [
    'Arma todo con la luz del día y aprieta los tornillos otra vez al mes.',
    'Nunca dejes al bebé sin vigilancia, ni un minuto.',
    'Revisa el límite de peso antes de usarlo y anota cuándo se rebasa.',
  ],
  warranty: '1 año contra defectos de fábrica, con refacciones disponibles en México.',
} as const;

/** Colours of cloth. */
export const TONOS = colors('Gris Oxford', 'Negro', 'Verde salvia', 'Palo de rosa', 'Arena', 'Azul marino');
