/** Values that stationery and parties share. */
export const BASE = {
  scene: 'desk',
  points: ['Para casa, escuela y oficina', 'Factura el mismo día', 'Reposición si llega dañado', 'Precio por volumen'],
  warranty: '30 días para cambio, sin uso.',
} as const;
