/** Fields of the form that asks for store credit (RT-29). */
export const creditFields = {
  /** The id of the form: sent again, it asks once. */
  id: 'id',
  income: 'ingreso',
  isAdult: 'mayor_de_edad',
  contract: 'contrato',
} as const;

/** The query parameter of the form's page. */
export const askParameter = 'solicitar';
/** The query parameter that says what a form has done. */
export const doneParameter = 'listo';
/** Readable cookie with the card ending (ST-03). */
export const endingCookie = 'cardending';
/** The fragment by which a customer with credit reads the benefits again. */
export const readAgain = '#beneficios';
