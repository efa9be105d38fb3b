/** The closed list of error codes. The API uses no other code, and one renderer turns codes into replies. */
import Type, { type Static } from 'typebox';
import { fieldError } from './field-errors.ts';

/**
 * HTTP status of each code, and the sentence for shoppers, in Mexican Spanish. Each sentence tells the shopper what to
 * do next.
 */
export const errorCatalogue = {
  INVALID_REQUEST: {
    status: 400,
    msg: 'La solicitud tiene datos que no podemos leer. Revísalos e inténtalo de nuevo.',
  },
  // ER-05, with the specification's text.
  WRONG_CREDENTIALS: { status: 401, msg: 'Usuario y/o Contraseña no validos' },
  ACCOUNT_BLOCKED: { status: 403, msg: 'Su Usuario no esta autorizado para acceder a este sitio' },
  // RT-06: the provider's answer does not prove an identity.
  SIGN_ON_FAILED: {
    status: 401,
    msg: 'No pudimos comprobar quién eres. Empieza de nuevo desde la página para entrar.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    msg: 'Esa cuenta no tiene un correo confirmado. Confírmalo ahí y vuelve, o crea tu cuenta con tu correo.',
  },
  // VA-03, with the specification's text.
  SOCIAL_REFUSED: {
    status: 403,
    msg: 'El usuario no tiene los permisos necesarios para iniciar sesión con facebook',
  },
  UNAUTHENTICATED: { status: 401, msg: 'Inicia sesión para continuar.' },
  PASSKEY_REFUSED: {
    status: 401,
    msg: 'No pudimos usar esa llave de acceso. Inténtalo de nuevo, o entra con tu contraseña.',
  },
  // RL-05: important actions require a recent proof of identity.
  CONFIRMATION_REQUIRED: { status: 403, msg: 'Confirma que eres tú para continuar.' },
  CONSENT_REQUIRED: { status: 403, msg: 'Solo medimos a quien nos lo permite.' },
  FOREIGN_ORIGIN: { status: 403, msg: 'Esta solicitud no viene de nuestra tienda.' },
  FORBIDDEN: { status: 403, msg: 'Tu cuenta no tiene permiso para hacer esto.' },
  // RT-19, AF-05: only buyers review, and nobody votes for their own review.
  REVIEW_NOT_ALLOWED: {
    status: 403,
    msg: 'Solo puedes opinar de productos que compraste aquí y que ya recibiste.',
  },
  OWN_REVIEW: { status: 403, msg: 'Es tu propia opinión: los votos son de los demás.' },
  ROUTE_NOT_FOUND: { status: 404, msg: 'Esta dirección no existe.' },
  CATEGORY_NOT_FOUND: { status: 404, msg: 'No encontramos esa categoría.' },
  PRODUCT_NOT_FOUND: { status: 404, msg: 'No encontramos ese producto.' },
  STORE_NOT_FOUND: { status: 404, msg: 'No encontramos esa tienda.' },
  POSTAL_CODE_NOT_FOUND: {
    status: 404,
    msg: 'Ese código postal no existe en México. Revisa sus cinco dígitos.',
  },
  ADDRESS_NOT_FOUND: { status: 404, msg: 'No encontramos esa dirección.' },
  // AF-02: also the answer for a photograph of another customer.
  PHOTOGRAPH_NOT_FOUND: { status: 404, msg: 'No encontramos esa fotografía.' },
  // AF-05: also the answer for a review that is not shown.
  REVIEW_NOT_FOUND: { status: 404, msg: 'No encontramos esa opinión. Tal vez ya no está publicada.' },
  CONTENT_NOT_FOUND: { status: 404, msg: 'No encontramos esa página.' },
  SESSION_NOT_FOUND: { status: 404, msg: 'Esa sesión ya no está abierta.' },
  SIGN_ON_NOT_FOUND: { status: 404, msg: 'Aquí no se puede entrar de esa forma.' },
  INTERACTION_NOT_FOUND: {
    status: 404,
    msg: 'Ese inicio de sesión ya venció. Vuelve a la aplicación donde lo empezaste e inténtalo de nuevo.',
  },
  PASSKEY_NOT_FOUND: { status: 404, msg: 'No encontramos esa llave de acceso.' },
  // RL-06: also the answer for the cart of another customer.
  CART_NOT_FOUND: { status: 404, msg: 'No encontramos ese carrito.' },
  // SC-04, ER-08: also the answer for a link that its creator closed.
  SHARED_CART_NOT_FOUND: {
    status: 404,
    msg: 'Lo sentimos, los productos o la información que buscas no están disponibles.',
  },
  QUOTE_NOT_FOUND: {
    status: 404,
    msg: 'No encontramos lo que estabas comprando. Vuelve a tu carrito: tus productos siguen ahí.',
  },
  // CO-02: also the answer for the checkout of another customer.
  CHECKOUT_NOT_FOUND: {
    status: 404,
    msg: 'Esta compra ya no está abierta. Empieza otra desde tu carrito: tus productos siguen ahí.',
  },
  // OD-01: also the answer for the order of another customer.
  ORDER_NOT_FOUND: { status: 404, msg: 'No encontramos ese pedido.' },
  CANCELLATION_NOT_FOUND: { status: 404, msg: 'No encontramos esa cancelación.' },
  THREAD_NOT_FOUND: { status: 404, msg: 'No encontramos ese mensaje.' },
  RETURN_NOT_FOUND: { status: 404, msg: 'No encontramos esa devolución.' },
  INVOICE_NOT_FOUND: { status: 404, msg: 'No encontramos esa factura.' },
  // RT-23: also the answer for a wrong code, and for the registry of another customer.
  REGISTRY_NOT_FOUND: { status: 404, msg: 'No encontramos esa mesa de regalos.' },
  WISHLIST_NOT_FOUND: { status: 404, msg: 'No encontramos esa lista de favoritos.' },
  MAIL_NOT_FOUND: { status: 404, msg: 'No encontramos ese correo.' },
  SITEMAP_PART_NOT_FOUND: { status: 404, msg: 'Esa parte del mapa del sitio no existe.' },
  FILE_NOT_FOUND: { status: 404, msg: 'No existe ese archivo.' },
  METHOD_NOT_ALLOWED: { status: 405, msg: 'Esta dirección no acepta ese tipo de solicitud.' },
  REQUEST_TIMEOUT: { status: 408, msg: 'La solicitud tardó demasiado en llegar. Inténtalo de nuevo.' },
  // RT-17, RT-25: people need some seconds for a form, and a form of yesterday is made again.
  FORM_NOT_FRESH: { status: 409, msg: 'Revisa lo que escribiste y envíalo otra vez.' },
  CONFLICT: { status: 409, msg: 'Esto cambió mientras lo hacías. Revísalo e inténtalo de nuevo.' },
  // CO-01: nothing was ordered. The reply says what changed.
  QUOTE_CHANGED: {
    status: 409,
    msg: 'Algo de tu compra cambió mientras la revisabas. No cobramos nada: mira qué cambió y decide.',
  },
  // CO-05: a provider may have charged the customer.
  CHARGE_UNKNOWN: {
    status: 409,
    msg: 'Todavía no sabemos si tu pago se hizo. No vuelvas a pagar: en cuanto el banco responda, te avisamos.',
  },
  // PA-09: an order that waits for its payment reserves pieces that others could buy.
  TOO_MANY_UNPAID: {
    status: 409,
    msg: 'Tienes tres pedidos sin pagar. Paga o cancela uno y podrás hacer otro.',
  },
  // CO-04: nothing was ordered.
  CHOICES_CHANGED: {
    status: 409,
    msg: 'Cambiaste algo de esta compra en otra pestaña. No cobramos nada: revisa cómo queda y confirma.',
  },
  ORDER_NOT_UNPAID: { status: 409, msg: 'Ese pedido ya no espera tu pago, así que no se puede cambiar.' },
  // PA-04, PA-07: nothing else was charged. The order has a CLABE for the rest.
  PART_RECEIVED: {
    status: 409,
    msg: 'Ya recibimos una parte de tu transferencia y está segura. Transfiere lo que falta para completar tu pedido.',
  },
  // RL-09, BL-13: the pieces left, or were cancelled before.
  NOT_CANCELLABLE: {
    status: 409,
    msg: 'Eso ya no se puede cancelar: ya salió, o ya estaba cancelado. Mira cómo va tu pedido.',
  },
  // RL-09: nothing was cancelled. The reply has the amount of today.
  REFUND_CHANGED: {
    status: 409,
    msg: 'Lo que te devolvemos cambió mientras lo revisabas. Todavía no cancelamos nada: míralo y decide.',
  },
  // RL-10, BL-12: the time is over, or the pieces are in another return, or were refunded.
  NOT_RETURNABLE: {
    status: 409,
    msg: 'Eso no se puede devolver: ya pasó el plazo, o ya está en otra devolución. Mira cómo va tu pedido.',
  },
  // RL-10: nothing was asked for. The reply has the amount of today.
  RETURN_CHANGED: {
    status: 409,
    msg: 'Lo que te regresamos cambió mientras lo revisabas. Todavía no pedimos nada: míralo y decide.',
  },
  // RL-10: the pieces were sent, or the return has ended.
  THREAD_CLOSED: { status: 409, msg: 'Esta conversación ya se cerró. Escríbenos un mensaje nuevo.' },
  RETURN_SENT: { status: 409, msg: 'Esa devolución ya no se puede cancelar: ya la enviaste, o ya terminó.' },
  NO_ACCOUNT_NEEDED: { status: 409, msg: 'Ningún reembolso de este pedido espera una cuenta.' },
  // RT-29: the shop gives no credit now, or the customer has credit, or a request was refused not long ago.
  CREDIT_CLOSED: {
    status: 409,
    msg: 'Por ahora no puedes pedir este crédito. Mira cómo va tu solicitud o tu crédito.',
  },
  // PA-05: the balance changed since it was shown, or is too small.
  BALANCE_CHANGED: {
    status: 409,
    msg: 'Tu saldo cambió mientras lo veías. No hicimos nada: míralo y vuelve a intentarlo.',
  },
  // AF-03, BL-12: the last day is over, nothing was charged, or all parts have their invoice.
  NO_INVOICE: { status: 409, msg: 'De este pedido ya no se puede pedir factura. En tu pedido ves por qué.' },
  // AF-03: nothing was asked for. `data` has the warnings by field.
  INVOICE_DATA_DOUBTFUL: {
    status: 409,
    msg: 'Algo de tus datos fiscales parece estar mal. Revísalo, o confirma que está bien.',
  },
  ADDRESSES_FULL: { status: 409, msg: 'Ya tienes 20 direcciones. Borra una para agregar otra.' },
  // RL-05, AF-07: `data` of the reply names what has to be settled.
  ACCOUNT_NOT_SETTLED: {
    status: 409,
    msg: 'Todavía no podemos borrar tu cuenta: antes hay que resolver lo que tienes pendiente.',
  },
  CART_LINKS_FULL: { status: 409, msg: 'Ya compartiste 20 carritos. Cierra uno para compartir otro.' },
  MAIL_EXPIRED: { status: 410, msg: 'El enlace de ese correo ya venció. El correo sigue en tu buzón.' },
  // FE-01: the position is of another server, or too old.
  FEED_CHANGES_UNKNOWN: {
    status: 410,
    msg: 'Ya no podemos decir qué cambió desde ese punto. Baja otra vez el catálogo completo.',
  },
  LINK_EXPIRED: { status: 410, msg: 'Este enlace ya venció. Entra a tu cuenta para cambiar tus avisos.' },
  // SS-02: this reply also contains a token.
  CODE_REQUIRED: { status: 412, msg: 'Te enviamos un código a tu correo para confirmar que eres tú.' },
  PRECONDITION_FAILED: {
    status: 412,
    msg: 'Lo que ves ya no es lo más reciente. Vuelve a cargar la página e inténtalo de nuevo.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, msg: 'Lo que enviaste es demasiado grande.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, msg: 'No podemos leer ese formato.' },
  EXPECTATION_FAILED: { status: 417, msg: 'Tu solicitud espera algo que no podemos cumplir.' },
  VALIDATION_FAILED: { status: 422, msg: 'Revisa los datos que marcamos e inténtalo de nuevo.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, msg: 'Esa solicitud ya se usó para otra cosa. Inténtalo de nuevo.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    msg: 'Hiciste muchas solicitudes seguidas. Espera un momento e inténtalo de nuevo.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    msg: 'Tu navegador envía más datos de los que podemos leer. Borra las cookies de esta tienda e inténtalo de nuevo.',
  },
  // 440 is no standard HTTP status. A call with an expired session token gets this status (AP-24, spec §8).
  SESSION_EXPIRED: { status: 440, msg: 'Tu sesión terminó. Inicia sesión de nuevo para continuar.' },
  INTERNAL: { status: 500, msg: 'Tuvimos un problema de nuestro lado. Inténtalo de nuevo en un momento.' },
  SERVER_BUSY: {
    status: 503,
    msg: 'Tenemos muchas visitas en este momento. Espera unos segundos e inténtalo de nuevo.',
  },
  SIGN_ON_UNAVAILABLE: {
    status: 503,
    msg: 'El servicio con el que quieres entrar no responde. Inténtalo en unos minutos, o entra con tu contraseña.',
  },
  // PA-06: nothing was charged, or the order's page says what is not known.
  PROVIDER_AWAY: {
    status: 503,
    msg: 'El servicio de pagos no responde. No cobramos nada: inténtalo de nuevo en un momento o elige otra forma de pago.',
  },
  DATABASE_UNAVAILABLE: { status: 503, msg: 'Estamos teniendo una falla. Inténtalo de nuevo en un momento.' },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

/** The body of every reply that is not a success (spec §8: status code, data and error text from `msg`). */
export const errorReply = Type.Object(
  {
    status: Type.Integer({ description: 'HTTP status, as in the status line' }),
    code: Type.Unsafe<ErrorCode>({ type: 'string', enum: errorCodes, description: 'One of a closed list' }),
    msg: Type.String({ description: 'A sentence in Spanish that may be shown to a shopper' }),
    detail: Type.Optional(Type.String({ description: 'For developers, in English: which field is wrong and why' })),
    fields: Type.Optional(
      Type.Array(fieldError, { description: 'Which fields of the body are wrong; absent where no field is to blame' }),
    ),
    data: Type.Optional(
      Type.Unknown({ description: 'More about the failure, as the call describes; absent otherwise' }),
    ),
    request_id: Type.String({ description: 'Finds this request in the logs' }),
  },
  { $id: 'ErrorReply' },
);
export type ErrorReply = Static<typeof errorReply>;
