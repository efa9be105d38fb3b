/** Texts of the step of the deliveries. */
export const deliveryCopy = {
  title: '¿Cómo lo recibes?',
  of: (at: number, count: number, seller: string) => `Paquete ${at} de ${count}, de ${seller}`,
  one: (seller: string) => `De ${seller}`,
  free: 'Gratis',
  stay: { cart: 'Dejarlo en el carrito', product: 'No comprarlo ahora' },
  stayHint: 'Nadie lo lleva a tu dirección. Si no lo recoges, no va en esta compra.',
} as const;
