/** Pages of the form of an address, which the account and the checkout show. */
export const addressPaths = {
  add: '/mi-cuenta/direcciones-envio/agregar',
  /** For scripts: stores the typed texts of a form, because its session has ended. */
  draft: '/mi-cuenta/borrador/respuesta',
} as const;

/** RL-04: the form of an address. */
export const editAddressPath = (id: string): string => `/mi-cuenta/direcciones-envio/editar/${encodeURIComponent(id)}`;
