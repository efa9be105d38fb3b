/** Parameters and fields of the pages that cancel an order (RL-09). */
export const cancellationFields = {
  /** In the URL: the customer has chosen, and reviews the choice. */
  step: 'paso',
  /** In the URL: all that can be cancelled. */
  all: 'todo',
  reason: 'motivo',
  /** In the form, and in the URL of the last page: the id of the cancellation. */
  id: 'cancelacion',
  /** In the form: the lines by their numbers, each with its pieces. */
  pieces: 'piezas',
  amount: 'importe',
  comment: 'comentario',
  /** Where the money goes: `origen` or `saldo`. */
  target: 'destino',
} as const;

/** Value of the parameter `step`. */
export const reviewStep = 'revisar';

/** The parameter of the URL with the pieces of a line. */
export const piecesField = (line: number): string => `l${line}`;
