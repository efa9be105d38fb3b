import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { replaceLoading } from './src/app/react-router/replace-loading.ts';

/** What several routes use. */
const sharedParts = /[\\/](packages|src[\\/](app|commerce|shared))[\\/]/;

/**
 * Parts of features that the frame of every page shows; not what it loads only when it is asked for, which the gallery
 * draws as well: the panel of the mega-menu and the suggestions.
 */
const frameParts = new RegExp(
  `[\\\\/]features[\\\\/](${[
    '(cart|location|newsletter|wishlist)[\\\\/]',
    'catalogue[\\\\/]menu[\\\\/](?!mega-menu-panel)',
    'search[\\\\/](header-search|search-form|box-copy)',
    'session[\\\\/]account-',
  ].join('|')})`,
);

/**
 * Few files for the browser: what is bought with a file (headers, a compression that starts anew) is half a kilobyte,
 * more than most of the parts that two routes share. So there is one for all that several routes use, and two for
 * packages, which an update of the shop leaves in caches: React's renderer apart from the rest, since a phone evaluates
 * them as two short tasks instead of a long one.
 */
const clientChunks = {
  groups: [
    { name: 'renderer', test: /[\\/](react-dom-client|scheduler)[.\\/]/, priority: 4 },
    { name: 'packages', test: /[\\/]node_modules[\\/]|preload-helper/, priority: 3 },
    { name: 'shop', test: (id: string) => sharedParts.test(id) || frameParts.test(id), minShareCount: 2, priority: 2 },
    // What listings, and what pages of blocks, share among themselves is no matter of the others; the gallery of modules uses
    // everything, so two users are none. A group takes what its
    // modules import along, so these come after the one that everybody needs.
    ...['catalogue', 'content'].map((feature) => ({
      name: feature,
      test: new RegExp(`[\\\\/]features[\\\\/]${feature}[\\\\/]`),
      minShareCount: 3,
      priority: 1,
    })),
  ],
};

export default defineConfig({
  plugins: [replaceLoading(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } } },
  server: { warmup: { clientFiles: ['./src/root.tsx'] } },
});
