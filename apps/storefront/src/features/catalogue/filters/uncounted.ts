import { createContext } from 'react';

/** Whether choices have no counts: products that arrive tomorrow cannot be counted without a postal code. */
export const Uncounted = createContext(false);
