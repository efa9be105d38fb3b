/**
 * The services of the shop for loaders. Loaders receive them only through React Router's load context. Vite bundles a
 * second copy of every workspace package into the server build, so objects with state must be passed in, never
 * imported.
 */
import type { AccountSettings, ShopConfig } from '@tianguis/config';
import type { ApiClient } from '@tianguis/contract/client';
import { createContext } from 'react-router';

export interface ShopContext {
  api: ApiClient;
  config: ShopConfig;
  accounts: AccountSettings;
  /** Whether customers may sign in by Facebook (AP-08). */
  facebook?: boolean;
  /** Public scheme and host, without a trailing slash. */
  publicOrigin: string;
  /** Port of the demo acquirer; undefined without a demo acquirer. */
  acquirerPort?: number | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}

export const shopContext = createContext<ShopContext>();
