/**
 * The `meta` of a page that belongs to one customer. The component renders the title, since the title depends on errors
 * of the form.
 */
export const noindex = () => [{ name: 'robots', content: 'noindex' }];
