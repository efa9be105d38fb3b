/** Words around the blocks; what the blocks themselves say is the operator's. */
export const contentCopy = {
  breadcrumb: 'Ruta',
  home: 'Inicio',
  slides: 'Destacados',
  slide: (at: number, of: number) => `${at} de ${of}`,
  endsAt: (day: string, hour: string) => `Terminan el ${day} a las ${hour}`,
  endsIn: 'Terminan en',
  ended: 'Estas ofertas ya terminaron',
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  products: (count: string) => `${count} productos`,
  official: 'Tienda oficial',
  recommendedBecause: 'Por lo que has visto en este dispositivo',
  recommendedFallback: 'Lo mejor calificado por quienes ya compraron',
  preview: {
    title: 'Vista previa',
    text: 'Solo quien tiene esta liga ve esta página así. La liga vale un día.',
    at: (moment: string) => `Como se vería el ${moment}.`,
  },
} as const;
