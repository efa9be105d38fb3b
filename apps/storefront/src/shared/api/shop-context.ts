/**
 * What a request brings to the loaders. It comes by React Router's load context only: Vite bundles a second copy of every
 * workspace package into the server build, so anything with a state of its own must be handed in, never imported.
 */
import type { ShopConfig } from '@tianguis/config';
import type { ApiClient } from '@tianguis/contract/client';
import { createContext } from 'react-router';

export interface ShopContext {
  api: ApiClient;
  config: ShopConfig;
  /** Scheme and host that shoppers see, without a slash at the end. */
  publicOrigin: string;
  /** Milliseconds since 1970. */
  now(): number;
}

export const shopContext = createContext<ShopContext>();
