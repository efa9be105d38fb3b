import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { evaluateModules } from './src/app/evaluated-modules.ts';
import { slimRouter } from './src/app/react-router/slim-router.ts';

/** Modules that only pages with a listing use: filters, sorts and their addresses. */
const listingParts = new RegExp(
  [
    '[\\\\/]features[\\\\/]catalogue[\\\\/]',
    '[\\\\/]routes[\\\\/]shop[\\\\/]listing[\\\\/]arrival-parts',
    '[\\\\/]domain[\\\\/]src[\\\\/]listing[\\\\/]listing-',
    '[\\\\/]src[\\\\/](commerce[\\\\/]listing[\\\\/]|shared[\\\\/]\\w+[\\\\/]listing-)',
  ].join('|'),
);

/** Modules that several routes use, without those that come when they are near or on few pages. */
const sharedParts = new RegExp(
  [
    '[\\\\/](packages|src[\\\\/](app|commerce|shared))[\\\\/]',
    '(?!shelf[\\\\/](seen-shelf|shelf-note|use-when-near)|device[\\\\/]link-to-copy)',
  ].join(''),
);

/**
 * Parts of features that the frame of every page shows, without those that it loads on demand and that the gallery
 * shows too: the panel of the mega-menu and the suggestions.
 */
const frameParts = new RegExp(
  `[\\\\/]features[\\\\/](${[
    'newsletter[\\\\/]',
    'location[\\\\/]postal-code[\\\\/](?!postal-code-(form|in-browser|panel|result))',
    'location[\\\\/](address[\\\\/](?!address-picker)|arrivals[\\\\/](?!arrival-copy))',
    'cart[\\\\/](cart-badge|cart-link|frame-copy)',
    'wishlist[\\\\/](copy|wishlist-)',
    'catalogue[\\\\/]menu[\\\\/](?!mega-menu-panel)',
    'search[\\\\/](header-search|search-form|box-copy)',
    'session[\\\\/]account-menu[\\\\/]account-',
  ].join('|')})`,
);

/** Kinds of fields that the frame of every page does not have, and paths of forms of an account. */
const formParts =
  /[\\/]ui[\\/]src[\\/]forms[\\/](checkbox|error-summary|select-|switch|text-area-)|[\\/]shared[\\/]links[\\/]account-paths/;

/** Modules of the pages by which somebody comes in. */
const entranceParts = new RegExp(
  [
    '[\\\\/]domain[\\\\/]src[\\\\/]session[\\\\/](common-|password-)',
    '[\\\\/]ui[\\\\/]src[\\\\/]forms[\\\\/]password-',
    '[\\\\/]shared[\\\\/](forms[\\\\/](password-|person|too-many-|use-going)|passkeys[\\\\/](?!device-))',
    '[\\\\/]features[\\\\/](recovery|session)[\\\\/](?!account-menu[\\\\/]account-)',
  ].join('|'),
);

/** Modules of the pages of a customer: each such page leads to the others. */
const accountParts = /[\\/]features[\\/]account[\\/]/;

/** Modules that are loaded when something is pressed, or for a visitor who is signed in; the cart uses them too. */
const lateParts = new RegExp(
  [
    '[\\\\/]domain[\\\\/]src[\\\\/](cart[\\\\/]|money[\\\\/]price-change|session[\\\\/]decide-)',
    '[\\\\/]shared[\\\\/](forms[\\\\/]go-field|frame[\\\\/](toast|hash-note))',
    '[\\\\/]shared[\\\\/]session[\\\\/]browser[\\\\/](erased-|leave-session|session-watcher|sign-out)',
  ].join('|'),
);

const isForAllPages = (id: string): boolean =>
  frameParts.test(id) ||
  (sharedParts.test(id) &&
    ![listingParts, formParts, entranceParts, accountParts, lateParts].some((parts) => parts.test(id)));

/**
 * Few files for the browser. Another file costs half a kilobyte (headers, and a compression that starts again), which
 * is more than most of the modules that two routes share. So there is one file for all modules that several routes use,
 * and two for packages, which stay cached when the shop is updated. React's renderer is apart from the other packages,
 * since a phone evaluates them as two short tasks instead of a long one.
 */
const clientChunks = {
  groups: [
    { name: 'renderer', test: /[\\/](react-dom-client|scheduler)[.\\/]/, priority: 5 },
    { name: 'packages', test: /[\\/]node_modules[\\/]|preload-helper/, priority: 4 },
    { name: 'shop', test: (id: string) => isForAllPages(id), minShareCount: 2, priority: 3 },
    { name: 'forms', test: formParts, minShareCount: 2, priority: 2 },
    { name: 'late', test: lateParts, minShareCount: 2, priority: 2 },
    // Modules shared by listings only, or by pages of blocks only, have their own files. The gallery of modules uses
    // everything, so sharing needs three users. A group takes along what its modules import, so these groups have a
    // lower priority than the one of all pages.
    { name: 'catalogue', test: listingParts, minShareCount: 3, priority: 1 },
    // The product page in one file, but for the zoom, which is loaded when it is opened.
    {
      name: 'product',
      test: /[\\/]features[\\/]product[\\/](?!pictures[\\/]zoom-)|[\\/]routes[\\/]shop[\\/]product[.]/,
      priority: 1,
    },
    { name: 'entrance', test: entranceParts, minShareCount: 3, priority: 1 },
    { name: 'account', test: accountParts, minShareCount: 3, priority: 1 },
    { name: 'search', test: /[\\/]features[\\/]search[\\/](copy|no-results)/, minShareCount: 2, priority: 1 },
    { name: 'stores', test: /[\\/]features[\\/]stores[\\/](copy|store-header)/, minShareCount: 2, priority: 1 },
    { name: 'content', test: /[\\/]features[\\/]content[\\/]/, minShareCount: 3, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [evaluateModules(), slimRouter(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } } },
  server: { warmup: { clientFiles: ['./src/root.tsx'] } },
});
