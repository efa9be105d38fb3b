export const homeCopy = {
  hero: {
    eyebrow: 'Pásele, pásele',
    title: 'Todo el mercado, sin salir de casa',
    text: 'Miles de productos de nuestra tienda y de vendedores de todo México, con envío a tu puerta y meses sin intereses.',
    action: 'Ver categorías',
    offers: 'Ver ofertas',
  },
  departments: 'Compra por categoría',
  offers: 'Ofertas que vuelan',
  popular: 'Lo más vendido',
  seeAll: 'Ver todas',
} as const;
