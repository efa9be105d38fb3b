/** Texts of cancellations that only the server writes: in the data of a page, and in answers of its form (RL-09). */
export const answerCopy = {
  reasons: {
    'ya-no-lo-quiero': 'Ya no lo quiero',
    'me-equivoque': 'Me equivoqué al pedirlo',
    'llega-tarde': 'Llega demasiado tarde',
    'mejor-precio': 'Encontré un mejor precio',
    direccion: 'Quiero que llegue a otra dirección',
    otra: 'Otro motivo',
  },
  noReason: 'Elige un motivo.',
  noPieces: 'Elige al menos una pieza.',
  wrongNumber: (most: number) => `Escribe un número del 0 al ${most}.`,
  gone: 'Algo de lo que habías elegido ya no se puede cancelar. Esto es lo que todavía se puede.',
  productGone: 'Ese producto ya no se puede cancelar. Esto es lo que todavía se puede.',
  longComment: 'Escribe un comentario más corto, de hasta 500 letras.',
  unreadable: 'No pudimos leer lo que elegiste. Vuelve a elegir e inténtalo de nuevo.',
  failed: 'No pudimos confirmar la cancelación. Inténtalo otra vez: si ya se había hecho, no se cancela dos veces.',
  nothing: 'No pagaste nada por esto, así que no hay dinero que regresar.',
  stays: 'Lo demás sigue su camino, y su envío no se vuelve a cobrar.',
  unpaid: {
    oxxo: 'Ya no pagues tu referencia de OXXO: deja de servir.',
    spei: 'Ya no hagas la transferencia: la CLABE de este pedido deja de servir.',
    authorised: 'No te cobramos nada, y tu banco libera el dinero que apartó en tu tarjeta.',
    partial: 'Lo que ya nos llegó te lo regresamos completo.',
    other: 'No te cobramos nada.',
  },
  closed: {
    cancelled: 'Esto ya está cancelado.',
    left: 'Ya salió. Cuando lo recibas tienes 30 días para devolverlo.',
    delivered: 'Ya te llegó. Tienes 30 días desde que lo recibiste para devolverlo.',
    test: 'Es un pedido de prueba: no se cobra ni se envía, así que no hay nada que cancelar.',
  },
} as const;
