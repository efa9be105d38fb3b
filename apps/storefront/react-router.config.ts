import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { softPages } from './src/app/public-pages.ts';
import { trimManifest } from './src/app/react-router/trim-manifest.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The browser gets all routes with the first page. So navigations do not request routes piece by piece.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => trimManifest(join(reactRouterConfig.buildDirectory, 'client'), softPages),
} satisfies Config;
