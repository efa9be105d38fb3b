/** Tests by the source that every place that compares a secret which somebody could guess counts its failures. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../../..', import.meta.url));

/** Comparisons of passwords, mailed codes and codes of apps. */
const compares = /\bpasswords\.verify\(|\buseMailedCode\(|\.tryCodes\(|\bfindStep\(/;
/** The functions of `failure-repository.ts`, and `SessionTries.count`, which calls them. */
const counts = /\bawait count(SignIn|Registration|MailedCode|AppCode)\(|\btries\.count\(/;
/** What the comparisons consist of. */
const primitives = /\btimingSafeEqual\(|\bisCode\(|\bverifySync\(/;

/** Files that define the comparisons, or compare what nobody can guess. */
const exempt = new Map([
  ['credentials/secrets.ts', 'defines isCode'],
  ['credentials/code-repository.ts', 'defines useMailedCode'],
  ['credentials/password-thread.ts', 'compares for passwords.verify'],
  ['profile/email-change-repository.ts', 'defines tryCodes'],
  ['second-step/totp.ts', 'defines findStep'],
  ['signed-token.ts', 'compares signatures of 256 bits'],
]);

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    return /\.ts$/.test(path) && !/(\.test\.|\/test-|\/testing\/)/.test(path) ? [path] : [];
  });
}

/** Code without its imports and comments. */
const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replace(/^import [^;]*;$|^ *(\/\/|\/?\*).*$/gm, '');

test('issue 37, A1: every comparison of a guessable secret counts its tries in one module', () => {
  const isExempt = (file: string) => [...exempt.keys()].some((end) => file.endsWith(`/${end}`));
  const files = filesIn('apps/api/src').map((file) => ({ file, code: codeOf(file) }));
  const comparing = files.filter(({ file, code }) => compares.test(code) && !isExempt(file));
  expect(comparing.length).toBeGreaterThan(5);
  expect(comparing.filter(({ code }) => !counts.test(code)).map(({ file }) => file)).toEqual([]);
  expect(files.filter(({ file, code }) => primitives.test(code) && !isExempt(file)).map(({ file }) => file)).toEqual(
    [],
  );
});
