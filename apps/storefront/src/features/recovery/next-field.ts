/** Name of the value in a form's result with the path to go to next. */
export const nextField = 'siguiente';
