/**
 * Texts of the form for arrival dates without scripts. They have their own file, since the browser's bundle does not
 * contain them.
 */
export const goalCopy = {
  field: 'Código postal',
  current: (code: string) => `Fechas para el ${code}`,
  show: 'Ver fechas de llegada',
  change: 'Cambiar',
} as const;
