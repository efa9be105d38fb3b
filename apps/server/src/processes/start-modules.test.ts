/** Tests which modules a start loads before it starts the database, since the database starts while the others load. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The URLs of all modules that importing these modules of the server loads. */
function modulesOf(...files: string[]): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    for (const file of ${JSON.stringify(files)}) await import(file);
    console.log(JSON.stringify(urls));`;
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 24 } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], options));
}

test('the API, the storefront and their framework are loaded after the process of PostgreSQL has started', () => {
  const urls = modulesOf('./start.ts', './web.ts', './start-command.ts');
  const parts = [/\/apps\/api\//, /\/src\/(?:shop|server)\.ts$/, /\/node_modules\/(?:fastify|react-router)\//];
  expect(urls.filter((url) => url.includes('/apps/server/src/processes/')).length).toBeGreaterThan(3);
  expect(urls.filter((url) => parts.some((part) => part.test(url)))).toEqual([]);
});
