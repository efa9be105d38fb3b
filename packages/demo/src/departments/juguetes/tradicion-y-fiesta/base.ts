/** Values that handmade toys share. */
export const BASE = {
  scene: 'market',
  points: ['Hecho en México', 'Pintado a mano', 'Pago justo por pieza', 'Listo para regalo'],
  warranty: '30 días para cambio, sin uso.',
} as const;
