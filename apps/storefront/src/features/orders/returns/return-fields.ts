/** Parameters and fields of the pages of returns (RL-10). */
export const returnFields = {
  /** In the URL: the customer has chosen. */
  step: 'paso',
  reason: 'motivo',
  /** In the URL of the review: the id that the return gets. Its photographs belong to the id before. */
  id: 'devolucion',
  way: 'via',
  amount: 'importe',
  /** In the form, and in no URL: what happened, in words. */
  story: 'relato',
  /** Where the money goes: `origen` or `saldo`. */
  target: 'destino',
  /** The wanted piece: the shown difference, `:`, and its SKU. */
  exchange: 'cambio',
} as const;

/** Value of the parameter `step`. */
export const chosenStep = 'elegido';
