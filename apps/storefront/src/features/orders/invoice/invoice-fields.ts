/** Fields of the form of an invoice (AF-03), in its sequence. */
export const invoiceFields = {
  ...{ rfc: 'rfc', name: 'nombre', postalCode: 'codigoPostal', regime: 'regimen', use: 'uso' },
  /** Id of the form. */
  id: 'solicitud',
  /** What the customer has confirmed. */
  checked: 'revisado',
} as const;
