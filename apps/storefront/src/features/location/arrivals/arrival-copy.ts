import { formatMoney } from '@tianguis/domain';

/** Texts of arrival dates. They have a separate file, since pages load without these texts. */
export const arrivalCopy = {
  noCoverage: { short: 'Sin cobertura en tu zona', long: 'Nadie lo lleva a tu código postal' },
  failed: 'No pudimos calcular la fecha',
  cost: (centavos: number) => `: ${centavos === 0 ? 'gratis' : formatMoney(centavos)}`,
  ready: (day: string) => `listo ${day}`,
  noShop: {
    none: 'Por ahora ninguna de nuestras tiendas tiene piezas.',
    near: 'Ninguna tienda cerca de ti lo tiene.',
    possible: 'No sabemos qué tiendas tienen piezas: pregunta antes de ir.',
  },
  shops: (count: number) => (count === 1 ? 'Ver dirección y horario' : `Ver las ${count} tiendas que lo tienen`),
} as const;
