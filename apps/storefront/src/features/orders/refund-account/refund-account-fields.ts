/** Fields of the form with the account for refunds (RL-09). */
export const refundAccountFields = { clabe: 'clabe', holder: 'titular', target: 'destino' } as const;
