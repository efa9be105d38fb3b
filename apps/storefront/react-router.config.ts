import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { softPages } from './src/app/public-pages.ts';
import { trimManifest } from './src/app/react-router/trim-manifest.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known at once: no request for a manifest piece by piece while the shopper moves.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => trimManifest(join(reactRouterConfig.buildDirectory, 'client'), softPages),
} satisfies Config;
