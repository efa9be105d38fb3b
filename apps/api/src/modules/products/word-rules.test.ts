import type { WordFiles } from '@tianguis/domain/words';
import { describe, expect, test } from 'vitest';
import { followWordRules, synonymsTag } from './word-rules.ts';

/** Rules of files that an operator edits, with a shop that notifies of changes. */
function follow(first: WordFiles) {
  let files = first;
  const errors: unknown[] = [];
  const listeners: Array<(tags: readonly string[] | undefined) => void> = [];
  const rules = followWordRules(
    () => ({ ...files }),
    { on: (listener) => void listeners.push(listener) },
    (error) => void errors.push(error),
  );
  const edit = (next: WordFiles, tags: readonly string[] | undefined) => {
    files = next;
    for (const listener of listeners) listener(tags);
  };
  return { rules, errors, edit };
}

const tele = { synonyms: 'tele, televisor' };
const both = { synonyms: 'tele, televisor\ncel, celular' };

describe('rules of the files of words', () => {
  test.each([[undefined], [[synonymsTag]]])('are those of the newest files after a change of %s', (tags) => {
    const { rules, edit } = follow(tele);
    edit(both, tags);
    expect(rules.synonyms.size).toBe(2);
  });

  test('are not read again after a change of other things, or when the files are as they were', () => {
    const { rules, edit } = follow(tele);
    const { synonyms } = rules;
    edit(both, ['product:1']);
    edit({ ...tele }, undefined);
    expect(rules.synonyms).toBe(synonyms);
  });

  test('stay as they are when a file has a wrong line, and change once the line is right', () => {
    const { rules, errors, edit } = follow(tele);
    edit({ synonyms: 'alone' }, [synonymsTag]);
    expect(rules.synonyms.size).toBe(1);
    expect(errors).toHaveLength(1);
    edit(both, [synonymsTag]);
    expect(rules.synonyms.size).toBe(2);
  });
});
