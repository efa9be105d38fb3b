/** In the result of a form that leads elsewhere: the address to go to now. */
export const goField = 'ir';
