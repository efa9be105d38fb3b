/** Texts of the form that leads to dates where no script runs; apart, since no browser's build has them. */
export const goalCopy = {
  field: 'Código postal',
  current: (code: string) => `Fechas para el ${code}`,
  show: 'Ver fechas de llegada',
  change: 'Cambiar',
} as const;
