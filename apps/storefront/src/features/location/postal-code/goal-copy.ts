/**
 * Texts of the form for arrival dates without scripts. They have a separate file, which the browser's bundle leaves
 * out.
 */
export const goalCopy = {
  field: 'Código postal',
  current: (code: string) => `Fechas para el ${code}`,
  show: 'Ver fechas de llegada',
  change: 'Cambiar',
} as const;
