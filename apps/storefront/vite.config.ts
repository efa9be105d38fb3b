import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { evaluateModules } from './src/app/evaluated-modules.ts';
import { slimRouter } from './src/app/react-router/slim-router.ts';
import { buildWorkers } from './src/app/worker/build-workers.ts';

/** Modules that only pages with a listing use: filters, sorts and their URLs. */
const listingParts = new RegExp(
  [
    '[\\\\/]features[\\\\/]catalogue[\\\\/]',
    '[\\\\/]routes[\\\\/]shop[\\\\/]listing[\\\\/]arrival-parts',
    '[\\\\/]domain[\\\\/]src[\\\\/]listing[\\\\/]listing-',
    '[\\\\/]src[\\\\/](commerce[\\\\/]listing[\\\\/]|shared[\\\\/]\\w+[\\\\/](listing-|item-list))',
  ].join('|'),
);

/** Modules that several routes use, without those that load near the screen or on few pages. */
const sharedParts = new RegExp(
  [
    '[\\\\/](packages|src[\\\\/](app|commerce|shared))[\\\\/]',
    '(?!shelf[\\\\/](seen-shelf|shelf-note|use-when-near)|device[\\\\/](link-to-copy|shop-events|kept-)',
    '|department-tile|card-words|domain[\\\\/]src[\\\\/](variants|photograph|review|registry)',
    '|ui[\\\\/]src[\\\\/]forms[\\\\/](switch|plain-|use-once)|links[\\\\/](analytics-|link-tile)|forms[\\\\/]changed-)',
  ].join(''),
);

/** Modules that show products, which pages of forms do not contain: product cards, shelves, faces of stores. */
const goodsParts = new RegExp(
  [
    '[\\\\/]commerce[\\\\/](product-card[\\\\/](?!cart-form|wishlist-form)|shelf[\\\\/](?!seen-|shelf-note|use-when-near)',
    '|store[\\\\/]|last-moment|credit-banner)',
    '|[\\\\/]ui[\\\\/]src[\\\\/](breadcrumb|stars)|[\\\\/]seo[\\\\/]breadcrumb-list',
  ].join(''),
);

/**
 * Parts of features that the frame of every page shows. The panel of the mega-menu and the suggestions are left out,
 * since the frame loads these parts on demand, and the gallery also shows them.
 */
const frameParts = new RegExp(
  `[\\\\/]features[\\\\/](${[
    'newsletter[\\\\/](?!link-)',
    'location[\\\\/]postal-code[\\\\/](?!postal-code-(form|in-browser|panel|result))',
    'location[\\\\/](address[\\\\/](?!address-picker)|arrivals[\\\\/](?!arrival-|pickup-))',
    'cart[\\\\/](cart-badge|cart-link|frame-copy)',
    'wishlist[\\\\/](copy|wishlist-)',
    'catalogue[\\\\/]menu[\\\\/](?!mega-menu-panel)',
    'search[\\\\/](header-search|search-form|box-copy)',
    'session[\\\\/]account-menu[\\\\/]account-',
  ].join('|')})`,
);

/** Kinds of fields that the frame does not contain, cards around fields, and drafts of forms. */
const formParts = new RegExp(
  [
    '[\\\\/]ui[\\\\/]src[\\\\/]forms[\\\\/](checkbox|error-summary|select-|text-area-)',
    '[\\\\/]shared[\\\\/](frame[\\\\/]card|forms[\\\\/]use-going)',
    '[\\\\/]features[\\\\/]account[\\\\/]drafts[\\\\/](owner|save)',
  ].join('|'),
);

/** Modules of the pages of sign-in and registration. */
const entranceParts = new RegExp(
  [
    '[\\\\/]domain[\\\\/]src[\\\\/]session[\\\\/](common-|password-)',
    '[\\\\/]ui[\\\\/]src[\\\\/]forms[\\\\/]password-',
    '[\\\\/]shared[\\\\/](forms[\\\\/](password-|person|too-many-)|passkeys[\\\\/](?!device-))',
    '[\\\\/]features[\\\\/]session[\\\\/](?!account-menu[\\\\/]account-|sign-in[\\\\/]code-)',
  ].join('|'),
);

/** The form of an address, which the account and the checkout show. */
const addressParts = new RegExp(
  ['[\\\\/]features[\\\\/]account[\\\\/]', '(addresses[\\\\/](address-f|place)|send-account-form)'].join(''),
);

/** Modules of the pages of a customer, which link to each other. */
const accountParts = /[\\/]features[\\/]account[\\/]/;

/** The frame of every page of a customer, which pages without forms show, too. */
const accountFrameParts =
  /[\\/]features[\\/]account[\\/](account-page|account-nav|frame-words|notice)[.]|[\\/]shared[\\/]links[\\/]page-links/;

/** Modules of the pages of orders, and the paths that only these pages need. */
const orderParts = new RegExp(
  [
    '[\\\\/]features[\\\\/]orders[\\\\/](orders-copy|status-line|goods-picture|buy-again|order-head|order[\\\\/]order-fields)',
    '[\\\\/]domain[\\\\/]src[\\\\/]links[\\\\/](landing-addresses|order-paths)',
    '[\\\\/]shared[\\\\/]links[\\\\/]order-paths',
  ].join('|'),
);

/** Modules of the pages about a part of an order: help, cancellation, account for refunds. */
const orderHelpParts = new RegExp(
  [
    '[\\\\/]features[\\\\/]orders[\\\\/](order-frame|goods-list|money-card',
    'cancellation[\\\\/](cancellation-|line-)|returns[\\\\/]return-(copy|fields)|order[\\\\/]parcel-steps)',
  ].join('|'),
);

/** Modules of every page of the checkout. */
const purchaseParts =
  /[\\/]features[\\/]checkout[\\/](page-title|checkout-data|use-going-on)|commerce[\\/]card-words|routes[\\/]checkout[\\/]handle/;

/** Modules of every step of the checkout, up to the order. */
const stepParts =
  /[\\/]features[\\/]checkout[\\/](checkout-page|steps[.]|step-form|summary|copy[/](checkout|address)-copy|steps[\\/]address-lines)/;

/** Modules of lists that a customer changes: the cart, wishlists, addresses. */
const listParts = /[\\/](ui[\\/]src[\\/]use-focus-heir|domain[\\/]src[\\/]money[\\/]price-change)/;

/** Modules that load after a press or for a signed-in customer. The cart also uses these modules. */
const lateParts = new RegExp(
  [
    '[\\\\/]domain[\\\\/]src[\\\\/](cart[\\\\/]|session[\\\\/]decide-)',
    '[\\\\/]features[\\\\/]account[\\\\/](drafts[\\\\/]drafts|words)[.]ts',
    '[\\\\/]wishlist[\\\\/]hearts[\\\\/]heart-buttons',
    '[\\\\/]shared[\\\\/](forms[\\\\/](go-field|note)|frame[\\\\/](toast|hash-note)|links[\\\\/](checkout|address)-paths)',
    '[\\\\/]shared[\\\\/]session[\\\\/]browser[\\\\/](departures|erased-|leave-session|session-watcher|sign-out|use-fresh-)',
  ].join('|'),
);

/** Forms that the browser itself sends. */
const plainFormParts = /[\\/]ui[\\/]src[\\/]forms[\\/](plain-|use-once)/;
/** Paths of the pages of sign-in and account. The form of an address, which the checkout shows, needs none of these. */
const accountPathParts = /[\\/]shared[\\/]links[\\/]account-paths/;

const isForAllPages = (id: string): boolean =>
  frameParts.test(id) ||
  (sharedParts.test(id) &&
    ![
      ...[listingParts, goodsParts, formParts, entranceParts, accountParts, accountFrameParts, orderParts, listParts],
      ...[lateParts, plainFormParts, accountPathParts],
    ].some((parts) => parts.test(id)));

/**
 * Few files for the browser. Each file costs half a kilobyte (headers, and a compression that starts again), which is
 * more than most modules that two routes share. So there is one file for all modules that several routes use. Two more
 * files contain packages, which stay cached when the shop is updated. React's renderer is separate from the other
 * packages, since a phone evaluates two short tasks instead of a long one.
 */
const clientChunks = {
  groups: [
    { name: 'renderer', test: /[\\/](react-dom-client|scheduler)[.\\/]/, priority: 5 },
    { name: 'packages', test: /[\\/]node_modules[\\/]|preload-helper/, priority: 4 },
    { name: 'shop', test: (id: string) => isForAllPages(id), minShareCount: 2, priority: 3 },
    // Only pages with a field for a code use this module.
    { name: 'codes', test: /[\\/]domain[\\/]src[\\/]session[\\/]typed-code/, minShareCount: 2, priority: 4 },
    { name: 'goods', test: goodsParts, minShareCount: 2, priority: 2 },
    // Listings do not contain these tiles.
    { name: 'tiles', test: /[\\/]commerce[\\/]department-tile/, minShareCount: 2, priority: 2 },
    // The drafts of a form use some of these modules. Pages without fields need them, too, so this group comes first.
    { name: 'late', test: lateParts, minShareCount: 2, priority: 3 },
    { name: 'forms', test: formParts, minShareCount: 2, priority: 2 },
    { name: 'lists', test: listParts, minShareCount: 2, priority: 2 },
    { name: 'account-paths', test: accountPathParts, minShareCount: 2, priority: 2 },
    { name: 'plain-form', test: plainFormParts, minShareCount: 2, priority: 2 },
    // One file has the modules that only listings share, another file the modules that only pages of blocks share. The
    // gallery uses every module, so three users make a shared module. A group includes the imports of its modules, so
    // these groups have a lower priority than the group of all pages.
    { name: 'catalogue', test: listingParts, minShareCount: 3, priority: 1 },
    // The product page in one file, without the zoom, which loads when it opens.
    {
      name: 'product',
      test: /[\\/]features[\\/]product[\\/](?!pictures[\\/]zoom-)|[\\/]routes[\\/]shop[\\/]product[.]|[\\/]src[\\/]variants/,
      priority: 1,
    },
    // The pages of a new password in one file, too.
    {
      name: 'recovery',
      test: /[\\/]features[\\/]recovery[\\/](?!not-me)|[\\/]routes[\\/]auth[\\/]recovery[\\/]recovery[.]/,
      priority: 0,
    },
    { name: 'entrance', test: entranceParts, minShareCount: 3, priority: 1 },
    { name: 'account-frame', test: accountFrameParts, minShareCount: 2, priority: 2 },
    { name: 'address', test: addressParts, minShareCount: 2, priority: 2 },
    { name: 'account', test: accountParts, minShareCount: 3, priority: 1 },
    { name: 'orders', test: orderParts, minShareCount: 2, priority: 1 },
    { name: 'help', test: orderHelpParts, minShareCount: 2, priority: 1 },
    // Only pages that add photographs use these modules.
    {
      name: 'photographs',
      test: /[\\/]features[\\/]photographs[\\/]|[\\/]domain[\\/]src[\\/]photograph/,
      ...{ minShareCount: 2, priority: 1 },
    },
    // Only pages of gift registries use these modules.
    {
      name: 'registry',
      test: /[\\/]features[\\/]registry[\\/]|[\\/]domain[\\/]src[\\/]registry/,
      ...{ minShareCount: 2, priority: 1 },
    },
    { name: 'purchase', test: purchaseParts, minShareCount: 2, priority: 1 },
    { name: 'steps', test: stepParts, minShareCount: 2, priority: 1 },
    { name: 'search', test: /[\\/]features[\\/]search[\\/](copy|notices)/, minShareCount: 2, priority: 1 },
    { name: 'stores', test: /[\\/]features[\\/]stores[\\/](copy|store-header)/, minShareCount: 2, priority: 1 },
    { name: 'content', test: /[\\/]features[\\/]content[\\/]/, minShareCount: 3, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [evaluateModules(), slimRouter(), tailwindcss(), reactRouter(), buildWorkers()],
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } } },
  server: { warmup: { clientFiles: ['./src/root.tsx'] } },
});
