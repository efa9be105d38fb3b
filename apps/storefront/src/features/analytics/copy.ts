export const analyticsCopy = {
  banner: {
    label: 'Medición de la tienda',
    text: '¿Nos dejas medir qué productos ves y agregas? Sirve para recomendar mejor; se queda en la tienda y no se une a tu cuenta.',
    more: 'Qué guardamos',
    yes: 'Sí, de acuerdo',
    no: 'No, gracias',
  },
  page: {
    title: 'Medición de la tienda',
    description: 'Decide si podemos medir cómo usas la tienda, y ve o borra lo que guardamos.',
    intro:
      'Solo medimos si nos dejas. Lo que guardamos se queda en esta tienda, no se une a tu cuenta y se borra a los 90 días.',
    states: {
      undecided: 'No nos has dicho si podemos medir, así que no medimos nada.',
      given: 'Nos dejas medir en este navegador.',
      refused: 'No medimos nada en este navegador.',
    },
    yes: 'Sí, de acuerdo',
    no: 'No, gracias',
    what: 'Qué guardamos si nos dejas',
    list: [
      'Qué productos ves, y cuáles agregas o quitas de tu carrito: su nombre, precio, tienda, marca y categorías en ese momento.',
      'Qué productos hay en tu carrito. Si lo vacías, lo borramos.',
      'Los errores de la página, para corregirlos: qué falló y en qué tipo de página, sin lo que escribiste.',
      'Un número al azar que distingue a este navegador. No guardamos tu nombre, correo, dirección ni búsquedas.',
    ],
    stored: 'Lo que hay guardado de este navegador',
    none: 'Todavía no hay nada guardado.',
    total: (count: number) =>
      count === 1
        ? '1 registro.'
        : `${count.toLocaleString('es-MX')} registros${count > 100 ? '; estos son los últimos 100' : ''}.`,
    cart: (count: number) =>
      count === 0
        ? 'Nada anotado de tu carrito.'
        : `De tu carrito: ${count === 1 ? '1 producto' : `${count} productos`}.`,
    kinds: { vista: 'Viste', agregar: 'Agregaste', quitar: 'Quitaste', error: 'Error' } as Readonly<
      Record<string, string>
    >,
    columns: { when: 'Cuándo', what: 'Qué', which: 'Producto o página' },
    erase: 'Borrar todo',
    done: {
      yes: 'Gracias. Puedes cambiarlo aquí cuando quieras.',
      no: 'Listo: no medimos nada y borramos lo que había.',
      erased: 'Listo: borramos todo lo que había.',
      failed: 'No pudimos borrar lo guardado. Inténtalo de nuevo.',
    },
    back: 'Ajustes',
  },
  setting: {
    title: 'Medición',
    text: 'Decide si podemos medir cómo usas la tienda, y ve o borra lo que guardamos.',
    link: 'Ver y cambiar',
  },
} as const;
