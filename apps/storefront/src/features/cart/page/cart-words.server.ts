/** Texts of the cart that only the server writes, apart from the texts that its page loads. */
export const cartWords = {
  digital: 'Te llega por correo al pagar',
  noCoverage: 'No llega a tu código postal',
  couponEmpty: 'Escribe el código de tu cupón.',
  moment: (day: string, time: string) => `${day} a las ${time}`,
  /** The results of the actions. */
  done: {
    quitar: 'Lo quitamos de tu carrito.',
    devolver: 'Regresó a tu carrito.',
    despues: 'Lo guardamos para después.',
    carrito: 'Ahora está en tu carrito.',
    juntos: 'Los agregamos a tu carrito.',
    'juntos-cambios': 'Los agregamos a tu carrito, con los precios de hoy. Revisa tu carrito.',
    'juntos-menos': 'Agregamos solo lo que se pudo, con los precios de hoy. Revisa tu carrito.',
    'juntos-nada': 'No agregamos nada: ya llevas todas las piezas que puedes comprar.',
    favoritos: 'Lo pasamos a tus favoritos.',
    cantidad: 'Actualizamos tu carrito.',
    precios: 'Listo: estos son los precios de hoy.',
    cupon: 'Aplicamos tu cupón.',
    'sin-cupon': 'Quitamos el cupón.',
    cambiar: 'Tus productos regresaron al carrito. Cambia lo que quieras.',
  } as Readonly<Record<string, string>>,
  unreadable: 'No entendimos ese cambio. Vuelve a cargar la página e inténtalo de nuevo.',
} as const;
