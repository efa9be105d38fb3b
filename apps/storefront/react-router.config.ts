import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known at once: no request for a manifest piece by piece while the shopper moves.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
