/** Value in the result of a form that leads to another page: the path or URL of that page. */
export const goField = 'ir';
