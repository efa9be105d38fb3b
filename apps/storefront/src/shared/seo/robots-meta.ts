/** The `meta` of a page that is its reader's alone; its title is in the page, which knows what was typed wrong. */
export const noindex = () => [{ name: 'robots', content: 'noindex' }];
