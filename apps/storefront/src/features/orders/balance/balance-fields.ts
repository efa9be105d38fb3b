/** Fields of the forms of the balance (PA-05). */
export const balanceFields = {
  /** What the form does: `enviar` or `renunciar`. */
  what: 'accion',
  /** The id of the form: sent again, it acts once. */
  id: 'id',
  amount: 'importe',
  clabe: 'clabe',
  holder: 'titular',
} as const;
