/** Texts of the sign-in for another application of the shop. */
export const interactionCopy = {
  goOn: {
    title: 'Ya entraste',
    text: 'Te llevamos de regreso a la aplicación donde empezaste.',
    partner: (site: string) => `Te llevamos a ${site}.`,
    link: 'Continuar',
  },
  over: {
    title: 'Ese inicio de sesión ya venció',
    text: 'Vuelve a la aplicación donde lo empezaste e inténtalo de nuevo. Tu sesión en la tienda sigue abierta.',
    link: 'Ir a la tienda',
  },
} as const;
