/**
 * Rules of imports between files (docs/architecture.md). tools/boundaries/planted-faults.test.ts tests every rule with
 * a forbidden import.
 */
const S = '^apps/storefront/src/';
const A = '^apps/api/src/';
const top = `${S}(root|routes|entry\\.(client|server))\\.tsx?$`;
/**
 * The subfolders of accounts, in sequence. Each may import the subfolders before it. Files outside of the subfolders
 * may import all of them.
 */
const subjects = [
  ...['credentials', 'customers', 'sessions', 'privacy', 'provider', 'second-step', 'passkeys'],
  ...['confirmation', 'profile', 'recovery', 'sign-on', 'sign-in'],
];
const forTests = ['\\.test\\.ts$', '/test-[a-z-]+\\.ts$'];
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-circular', 'files must not import each other in cycles', {}, { circular: true }),
    rule(
      'apps-are-islands',
      'apps call each other over HTTP only; only the server imports them, by their public entry',
      { path: '^apps/([^/]+)/', pathNot: '^apps/server/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'server-uses-public-entries',
      'the server imports only the public entry of an app',
      { path: '^apps/server/' },
      { path: '^apps/(api|storefront|acquirer)/', pathNot: ['^apps/api/src/index\\.ts$', '^apps/storefront/build/'] },
    ),
    rule(
      'acquirer-on-domain-only',
      'the demo acquirer stands for another company: it shares only formats of money, dates and numbers with the shop',
      { path: '^apps/acquirer/' },
      { path: '^(apps|packages|config)/', pathNot: ['^apps/acquirer/', '^packages/domain/src/index\\.ts$'] },
    ),
    rule(
      'page-cache-below-storefront',
      'the page cache must not depend on rendering',
      { path: '^apps/server/src/page-cache/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(storefront|errors|limits)/' },
    ),
    rule(
      'http-at-the-bottom',
      'helpers for HTTP replies must not depend on their callers',
      { path: '^apps/server/src/http/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/http/' },
    ),
    rule('packages-below-apps', 'a package never imports an app', { path: '^(packages|config)/' }, { path: '^apps/' }),
    rule(
      'domain-is-pure',
      'domain has no I/O, frameworks, npm packages or test helpers',
      { path: '^packages/domain/', pathNot: ['\\.test\\.ts$', '/test-[^/]+\\.ts$'] },
      { pathNot: '^packages/domain/(?!.*/test-)' },
    ),
    rule(
      'contract-on-domain-only',
      'contract may use domain',
      { path: '^packages/contract/', pathNot: '\\.test\\.ts$' },
      { path: '^(packages|config)/', pathNot: '^packages/(contract|domain)/' },
    ),
    rule(
      'feed-on-domain-only',
      'feed formats must not depend on the shop: neither on the database nor on the contract',
      { path: '^packages/feed/', pathNot: '\\.test\\.ts$' },
      { path: '^(apps|config|packages)/', pathNot: '^packages/(feed|domain)/' },
    ),
    rule(
      'invoice-on-domain-only',
      'invoices are written from what their caller passes: they must not depend on the database or on the contract',
      { path: '^packages/invoice/', pathNot: '\\.test\\.ts$' },
      { path: '^(apps|config|packages)/', pathNot: '^packages/(invoice|domain)/' },
    ),
    rule(
      'ui-knows-no-commerce',
      'ui gets its texts and callbacks as props',
      { path: '^packages/ui/' },
      { path: '^(config|packages/(domain|contract|database|demo|testkit))/' },
    ),
    rule(
      'config-on-domain-only',
      'the configuration may use domain',
      { path: '^config/' },
      { path: '^(apps|packages)/', pathNot: '^packages/domain/' },
    ),
    rule(
      'testkit-is-for-tests',
      'only tests may import builders and servers for tests',
      {
        path: '^(apps|packages|config)/',
        pathNot: ['\\.(test|spec)\\.tsx?$', '^packages/testkit/', '/test-[a-z-]+(\\.server)?\\.ts$'],
      },
      { path: '^packages/testkit/' },
    ),
    rule(
      'nobody-imports-routes',
      'only files of routes and app may import files of routes and app',
      { path: S, pathNot: [`${S}(app|routes)/`, top] },
      { path: [`${S}(routes|app)/`, top] },
    ),
    rule(
      'features-are-islands',
      'features must not import each other; compose them in a route',
      { path: `${S}features/([^/]+)/` },
      { path: `${S}features/`, pathNot: `${S}features/$1/` },
    ),
    rule(
      'commerce-below-features',
      'commerce (product and price parts) must not import features',
      { path: `${S}commerce/` },
      { path: `${S}features/` },
    ),
    rule(
      'shared-at-the-bottom',
      'shared must not import commerce or features',
      { path: `${S}shared/` },
      { path: `${S}(features|commerce)/` },
    ),
    rule(
      'frame-knows-no-commerce',
      'header, menus, footer and dialogs have slots; features fill them with products, counts and API data',
      { path: `${S}shared/frame/`, pathNot: '\\.test\\.tsx?$' },
      { path: ['^packages/(domain|contract)/', '^config/', `${S}shared/api/`] },
    ),
    rule(
      'the-app-fills-the-frame',
      'features provide parts for slots; only the app places them',
      { path: S, pathNot: [`${S}(app|routes|shared/frame)/`, top] },
      { path: `${S}shared/frame/(header|footer|side-menu|bottom-menu)\\.tsx$` },
    ),
    rule(
      'server-files-stay-on-server',
      'only routes, app, tests and other *.server.ts may import *.server.ts',
      { path: S, pathNot: [`${S}(app|routes)/`, top, '\\.server\\.tsx?$', '\\.test\\.tsx?$'] },
      { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'one-door-to-the-api',
      'only shared/api and the entry create the client; other files import its type',
      { path: S, pathNot: [`${S}shared/api/`, top] },
      { path: '^packages/contract/src/client', dependencyTypesNot: ['type-only'], pathNot: '/api-error\\.ts$' },
    ),
    rule(
      'one-copy-of-each-thing',
      'the storefront gets pool, configuration and clock from the load context; tests are not bundled',
      { path: S, pathNot: '\\.test\\.tsx?$' },
      { path: '^(packages/(database|demo)|config)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'plugins-below-modules',
      'plugins (infrastructure) must not import modules',
      { path: `${A}plugins/` },
      { path: `${A}modules/` },
    ),
    rule(
      'modules-meet-at-service',
      'a module may import only the service of another module',
      { path: `${A}modules/([^/]+)/` },
      // Tests of all modules may use helpers that sign customers in, or that create carts, addresses, products,
      // checkouts, orders, payments and invoices.
      {
        path: `${A}modules/[^/]+/`,
        pathNot: [
          `${A}modules/$1/`,
          '/service\\.ts$',
          `${A}modules/accounts/testing/test-accounts?\\.ts$`,
          `${A}modules/(addresses/test-addresses|cart/test-carts|products/test-products)\\.ts$`,
          `${A}modules/(checkout/test-checkout|orders/test-orders|payments/testing/test-payments)\\.ts$`,
          `${A}modules/invoices/test-invoices\\.ts$`,
        ],
      },
    ),
    ...subjects.map((subject, at) =>
      rule(
        'subjects-of-accounts-have-an-order',
        'a subject of accounts imports only those before it (`subjects` above)',
        { path: `${A}modules/accounts/${subject}/`, pathNot: forTests },
        { path: `${A}modules/accounts/`, pathNot: `${A}modules/accounts/(${subjects.slice(0, at + 1).join('|')})/` },
      ),
    ),
    rule(
      'subjects-of-accounts-have-an-order',
      'add a new folder to `subjects` above, behind the folders that it imports',
      { path: `${A}modules/accounts/[^/]+/`, pathNot: [...forTests, `${A}modules/accounts/(${subjects.join('|')})/`] },
      {},
    ),
    rule(
      'routes-go-through-service',
      'routes call services; they must not import repositories',
      { path: `${A}modules/.*routes\\.ts$` },
      { path: 'repository\\.ts$' },
    ),
    rule(
      'only-repositories-touch-the-database',
      'only repository.ts may read tables',
      { path: `${A}modules/`, pathNot: ['repository\\.ts$', '\\.test\\.ts$', '/test-[a-z-]+\\.ts$'] },
      {
        path: '^(packages/database/|node_modules/(kysely|pg)/)',
        pathNot: '^packages/database/src/cached-value\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'build'] },
    exclude: { path: ['/build/', '\\.react-router/', '^tmp/'] },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
