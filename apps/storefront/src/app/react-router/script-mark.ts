import { createContext } from 'react';

/**
 * What the scripts of the app carry as their nonce while a page is rendered: a secret of this one rendering, by which
 * `own-scripts.server.ts` knows them. It never leaves the server, so in the browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
