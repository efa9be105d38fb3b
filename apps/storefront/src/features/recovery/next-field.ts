/** The value of a form's result that is the address to go on to. */
export const nextField = 'siguiente';
