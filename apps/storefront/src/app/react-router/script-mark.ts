import { createContext } from 'react';

/**
 * The nonce of the app's scripts while a page is rendered: a secret of this rendering, by which `own-scripts.server.ts`
 * recognises the scripts. The nonce never leaves the server; in the browser it is undefined.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
