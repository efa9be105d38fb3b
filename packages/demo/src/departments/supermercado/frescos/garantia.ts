/** Warranty text of chilled foods. */
export const GARANTIA =
  'Viaja en hielera. Si llega sin frío, abierto o fuera de fecha, repórtalo el mismo día y te devolvemos tu dinero.';
