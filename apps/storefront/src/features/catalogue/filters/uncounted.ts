import { createContext } from 'react';

/** Whether choices have no numbers: what arrives tomorrow is not counted before it is known where to. */
export const Uncounted = createContext(false);
