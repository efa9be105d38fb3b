/** Cancellations by customers (RL-09). */

/** Why a customer cancels, in the sequence of the form. The texts stand in URLs. */
export const cancellationReasons = [
  ...(['ya-no-lo-quiero', 'me-equivoque', 'llega-tarde', 'mejor-precio', 'direccion', 'otra'] as const),
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];
