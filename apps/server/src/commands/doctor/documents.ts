/** Checks of files that operators write, and of files that are built from others. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContentFolder } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { readWordRules } from '@tianguis/domain/words';
import { rootFolder } from '../../settings/settings.ts';
import { readWordFiles, wordFiles } from '../../settings/word-files.ts';
import { type Check, fail, ok, reasonOf, warn } from './check.ts';

export const documentChecks: readonly Check[] = [
  {
    name: 'Shop configuration',
    run({ settings: { shopConfig } }) {
      try {
        loadShopConfig(shopConfig);
        return ok(`${shopConfig} is valid.`);
      } catch (error) {
        return fail(
          `${reasonOf(error)}.`,
          'Correct the file (docs/configuration.md); until then the shop does not start.',
        );
      }
    },
  },
  {
    name: 'Synonyms',
    run({ settings }) {
      try {
        const { synonyms, brands, occasions } = readWordRules(readWordFiles(settings));
        return ok(`${synonyms.size} groups, ${brands.size} of brands, ${occasions.size} of occasions.`);
      } catch (error) {
        return fail(
          `${wordFiles(settings).join(', ')}: ${reasonOf(error)}.`,
          'Correct the file; until then the shop does not start, and an open shop uses the synonyms that it has read before.',
        );
      }
    },
  },
  {
    name: 'Content files',
    run({ settings: { contentFolder } }) {
      try {
        const files = readContentFolder(contentFolder);
        return files.some(({ kind }) => kind === 'home')
          ? ok(`${files.length} documents in ${contentFolder}.`)
          : warn(
              `${contentFolder} has no document of home.`,
              'Write one (docs/content.md), or publish one with "content set home FILE".',
            );
      } catch (error) {
        return fail(`${reasonOf(error)}.`, 'Correct the file (docs/content.md); until then the shop does not start.');
      }
    },
  },
  {
    name: 'Storefront',
    async run() {
      const build = join(rootFolder, 'apps', 'storefront', 'build');
      const stamp = join(build, '.tianguis-build');
      if (!existsSync(join(build, 'server', 'index.js')) || !existsSync(stamp))
        return warn('It has not been built.', 'Nothing: npm start builds it first.');
      // A tool in plain JavaScript, which has no types.
      const { hashSources }: { hashSources(): string } = await import(
        pathToFileURL(join(rootFolder, 'tools', 'bootstrap.mjs')).href
      );
      return readFileSync(stamp, 'utf8') === hashSources()
        ? ok('Built from the current sources.')
        : warn(
            'It was built from other sources than the current ones.',
            'Nothing: the next npm start builds it again.',
          );
    },
  },
  {
    name: 'Pictures',
    run({ settings: { dataDir } }) {
      const folder = join(dataDir, 'pictures');
      const stat = statSync(folder, { throwIfNoEntry: false });
      if (!stat) return ok('None was made yet.');
      return stat.isDirectory()
        ? ok(`They are stored in ${folder}.`)
        : fail(`${folder} is no directory.`, 'Move that file away.');
    },
  },
];
