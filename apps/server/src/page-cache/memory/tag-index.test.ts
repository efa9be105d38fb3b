import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TagIndex } from './tag-index.ts';

const tag = fc.constantFrom('product:1', 'product:2', 'category:1');
const change = fc.record({
  adds: fc.boolean(),
  key: fc.constantFrom('/1', '/2', '/3'),
  tags: fc.array(tag, { maxLength: 4 }),
});

test('after any changes, a tag has the keys that were added with the tag and not removed since', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const index = new TagIndex();
      const pairs = new Set<string>();
      for (const { adds, key, tags } of changes) {
        index[adds ? 'add' : 'remove'](key, tags);
        for (const one of tags) pairs[adds ? 'add' : 'delete'](`${one} ${key}`);
      }
      for (const one of ['product:1', 'product:2', 'category:1'])
        expect([...index.keysOf([one])].sort()).toEqual(
          [...pairs]
            .filter((pair) => pair.startsWith(`${one} `))
            .map((pair) => pair.split(' ')[1])
            .sort(),
        );
    }),
  );
});
