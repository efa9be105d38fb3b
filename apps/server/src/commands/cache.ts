/** `shop cache`: purges cached pages in every process of the shop. */
import { type Command, Usage, type Work } from './command.ts';
import { printable } from './words.ts';

const usage = `  cache purge [TAG…]                purges cached pages with a tag (product:7, category:3, sold-by:2, store:2, stores,
                                    catalogue, counts, content, search) in all processes; without a tag, all pages`;

export const cacheCommand: Command = { usage, read };

const known = /^(?:(?:product|category|sold-by|store):\d{1,10}|stores|catalogue|counts|content|search|\*)$/;

function read([verb, ...tags]: readonly string[]): Work {
  if (verb !== 'purge') throw new Usage(verb === undefined ? '' : `There is no "cache ${printable(verb)}".`);
  const strange = tags.find((tag) => !known.test(tag));
  if (strange !== undefined) throw new Usage(`"${printable(strange)}" is no tag.`);
  return async ({ database, say }) => {
    const wanted = tags.length === 0 ? ['*'] : [...new Set(tags)];
    await database.pool.query('select invalidate($1)', [wanted]);
    say(
      wanted.includes('*')
        ? 'Every process of the shop purges all its cached pages within a second.'
        : `Every process of the shop purges its cached pages of ${wanted.join(', ')} within a second.`,
    );
  };
}
