/** Parameters and fields of the pages of returns (RL-10). */
export const returnFields = {
  /** In the URL: the customer has chosen. In the form: what the button does. */
  step: 'paso',
  reason: 'motivo',
  /** In the form: the id of the return. */
  id: 'devolucion',
  way: 'via',
  amount: 'importe',
  /** In the form, and in no URL: what happened, in words. */
  story: 'relato',
} as const;

/** Values of the field `step`. */
export const chosenStep = 'elegido';
export const tellStep = 'contar';
export const sendStep = 'enviar';
