/** Warranty text of breakfast foods. */
export const GARANTIA =
  'Si llega abierto, aplastado o fuera de fecha, te devolvemos tu dinero dentro de los 7 días siguientes a la entrega.';
