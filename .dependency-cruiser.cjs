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
    rule('no-circular', 'no cycles, anywhere', {}, { circular: true }),
    rule(
      'apps-are-islands',
      'apps talk over HTTP only; the server composes them by their one public entry',
      { path: '^apps/([^/]+)/', pathNot: '^apps/server/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'server-uses-public-entries',
      'the server imports an app by its entry, not its inside',
      { path: '^apps/server/' },
      { path: '^apps/(api|storefront)/', pathNot: ['^apps/api/src/index\\.ts$', '^apps/storefront/build/'] },
    ),
    rule(
      'page-cache-below-storefront',
      'the cache of pages knows nothing of how pages are made',
      { path: '^apps/server/src/page-cache/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(storefront|errors|limits)/' },
    ),
    rule(
      'http-at-the-bottom',
      'the forms of an answer know nothing of who gives it',
      { path: '^apps/server/src/http/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/http/' },
    ),
    rule('packages-below-apps', 'a package never imports an app', { path: '^(packages|config)/' }, { path: '^apps/' }),
    rule(
      'domain-is-pure',
      'no I/O, no framework, no npm, and no helper of tests',
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
      'formats of feeds know no shop: no database, no contract',
      { path: '^packages/feed/', pathNot: '\\.test\\.ts$' },
      { path: '^(apps|config|packages)/', pathNot: '^packages/(feed|domain)/' },
    ),
    rule(
      'ui-knows-no-commerce',
      'ui takes its words and callbacks as props',
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
      'builders and servers for tests do not ship',
      {
        path: '^(apps|packages|config)/',
        pathNot: ['\\.(test|spec)\\.tsx?$', '^packages/testkit/', '/test-[a-z-]+\\.ts$'],
      },
      { path: '^packages/testkit/' },
    ),
    rule(
      'nobody-imports-routes',
      'routes and app are the top',
      { path: S, pathNot: [`${S}(app|routes)/`, top] },
      { path: [`${S}(routes|app)/`, top] },
    ),
    rule(
      'features-are-islands',
      'compose two features in a route',
      { path: `${S}features/([^/]+)/` },
      { path: `${S}features/`, pathNot: `${S}features/$1/` },
    ),
    rule(
      'commerce-below-features',
      'shared product and price parts',
      { path: `${S}commerce/` },
      { path: `${S}features/` },
    ),
    rule(
      'shared-at-the-bottom',
      'shared knows no commerce',
      { path: `${S}shared/` },
      { path: `${S}(features|commerce)/` },
    ),
    rule(
      'frame-knows-no-commerce',
      'header, menus, footer and dialogs have slots; what is sold, counted or asked for stands in features',
      { path: `${S}shared/frame/`, pathNot: '\\.test\\.tsx?$' },
      { path: ['^packages/(domain|contract)/', '^config/', `${S}shared/api/`] },
    ),
    rule(
      'the-app-fills-the-frame',
      'a feature makes parts for the slots, and does not know where they stand',
      { path: S, pathNot: [`${S}(app|routes|shared/frame)/`, top] },
      { path: `${S}shared/frame/(header|footer|side-menu|bottom-menu)\\.tsx$` },
    ),
    rule(
      'server-files-stay-on-server',
      '*.server.ts only from routes, app, other *.server.ts, tests',
      { path: S, pathNot: [`${S}(app|routes)/`, top, '\\.server\\.tsx?$', '\\.test\\.tsx?$'] },
      { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'one-door-to-the-api',
      'only shared/api and the entry make the client; others know its type',
      { path: S, pathNot: [`${S}shared/api/`, top] },
      { path: '^packages/contract/src/client', dependencyTypesNot: ['type-only'], pathNot: '/api-error\\.ts$' },
    ),
    rule(
      'one-copy-of-each-thing',
      'pool, configuration and clock reach the storefront by the load context; tests are not bundled',
      { path: S, pathNot: '\\.test\\.tsx?$' },
      { path: '^(packages/(database|demo)|config)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'plugins-below-modules',
      'infrastructure knows no resource',
      { path: `${A}plugins/` },
      { path: `${A}modules/` },
    ),
    rule(
      'modules-meet-at-service',
      'a module sees another only by its service',
      { path: `${A}modules/([^/]+)/` },
      // Tests of all modules may use helpers that sign customers in, or that create carts and products.
      {
        path: `${A}modules/[^/]+/`,
        pathNot: [
          `${A}modules/$1/`,
          '/service\\.ts$',
          `${A}modules/accounts/testing/test-accounts?\\.ts$`,
          `${A}modules/cart/test-carts\\.ts$`,
          `${A}modules/products/test-products\\.ts$`,
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
      'a new folder takes its place in `subjects` above',
      { path: `${A}modules/accounts/[^/]+/`, pathNot: [...forTests, `${A}modules/accounts/(${subjects.join('|')})/`] },
      {},
    ),
    rule(
      'routes-go-through-service',
      "no SQL behind a route's back",
      { path: `${A}modules/.*routes\\.ts$` },
      { path: 'repository\\.ts$' },
    ),
    rule(
      'only-repositories-touch-the-database',
      'tables are read in repository.ts',
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
