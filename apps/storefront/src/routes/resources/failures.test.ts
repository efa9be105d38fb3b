import { expect, test } from 'vitest';
import { outage } from '../../shared/api/test-outage.ts';
import { loader as products } from './products.tsx';
import { loader as recommendations } from './recommendations.tsx';

test.each([
  ['products seen', products, '/resources/productos?ids=1'],
  ['recommendations', recommendations, '/resources/para-ti?vistos=1'],
] as const)('an outage is reported as one: %s', async (_, loader, path) => {
  const reply = loader({ url: new URL(path, 'http://localhost'), context: outage() } as unknown as Parameters<
    typeof products
  >[0] &
    Parameters<typeof recommendations>[0]);
  await expect(reply).rejects.toMatchObject({ init: { status: 503, headers: { 'retry-after': '10' } } });
});
