/** Shipping and return policies of sellers, in the words that shoppers read. */
export const shippingPolicies = {
  own: 'Enviamos a todo México. Si pides antes de las 14:00, tu paquete sale el mismo día de nuestro almacén más cercano que lo tenga. En zonas con cobertura hay entrega el mismo día.',
  fast: 'Despachamos en menos de 24 horas hábiles por paquetería con guía. A ciudades grandes llega en 1 a 3 días; a zonas rurales, en 4 a 7.',
  standard:
    'Preparamos tu pedido en 1 o 2 días hábiles y te mandamos la guía por correo. La entrega tarda de 3 a 6 días hábiles en casi todo el país.',
  workshop:
    'Cada pieza se termina en nuestro taller, así que puede tardar de 5 a 12 días hábiles en salir. Te avisamos cuando esté lista y viaja asegurada.',
  freight:
    'Lo grande viaja por flete: te llamamos para acordar día y horario, y entregamos a pie de calle o hasta la puerta de tu casa si el acceso lo permite.',
  fresh:
    'Empacamos el mismo día con protección para el calor. Enviamos de lunes a jueves, para que nada se quede en bodega el fin de semana.',
  careful:
    'Empacamos con doble caja y relleno de papel. Salimos de lunes a viernes y la paquetería entrega en 2 a 5 días hábiles.',
} as const;

/** Key of a seller's shipping policy. It also decides how soon orders are dispatched (`shipping/seller-places.ts`). */
export type ShippingWay = keyof typeof shippingPolicies;

export const returnPolicies = {
  own: 'Tienes 30 días para devolver lo que no te convenció, sin dar explicaciones. Recogemos en tu casa y te reembolsamos al mismo medio de pago.',
  thirty:
    'Aceptamos devoluciones durante 30 días, con su empaque y accesorios. Si el error fue nuestro, pagamos el envío de regreso.',
  fifteen:
    'Tienes 15 días naturales para cambios o devoluciones, siempre que el producto esté sin usar y con sus etiquetas.',
  exchange:
    'Si la talla o el color no era lo que esperabas, el primer cambio va por nuestra cuenta durante los primeros 20 días.',
  sealed:
    'Por higiene solo recibimos productos cerrados y con su sello, durante 10 días. Si te llegó dañado o equivocado, lo cambiamos sin costo.',
  warranty:
    'Además de los 15 días para devolver, hacemos válida la garantía directamente en nuestro taller: nos lo mandas con guía pagada y te lo regresamos reparado o te lo cambiamos.',
  craft:
    'Como se hace a mano, cada pieza es un poco distinta. Si llega rota o no corresponde a tu pedido, mándanos fotos en 7 días y la reponemos.',
} as const;
