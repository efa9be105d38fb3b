import { plural } from '@tianguis/domain';

/** Texts of password fields. */
export const passwordWords = {
  show: 'Mostrar',
  hide: 'Ocultar',
  meter: {
    label: 'Qué tan buena es tu contraseña',
    missing: (count: number) => `Faltan ${plural(count, 'carácter', 'caracteres')}`,
    levels: ['Demasiado corta', 'Fácil de adivinar', 'Regular: entre más larga, mejor', 'Buena', 'Muy buena'],
  },
} as const;
