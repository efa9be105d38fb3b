/** Texts of the step of the deliveries. */
export const deliveryCopy = {
  title: '¿Cómo lo recibes?',
  of: (at: number, count: number, seller: string) => `Paquete ${at} de ${count}, de ${seller}`,
  one: (seller: string) => `De ${seller}`,
  free: 'Gratis',
} as const;
