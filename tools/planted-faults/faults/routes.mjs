// Faults of URLs: which page answers, where a redirect leads, and which pages are linked.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'an-address-of-data-with-a-slash-is-cached-as-another-page',
    from: '931a351b',
    file: 'storefront/addresses/public-addresses.ts',
    find: 'if (isDataAddress.test(page)) return undefined;',
    replace: 'if (dataOf !== undefined && isDataAddress.test(page)) return undefined;',
    tests: ['storefront/addresses/public-addresses.test.ts'],
  },
  {
    name: 'dot-segments-get-round-the-list-of-public-pages',
    from: '5f399520',
    file: 'storefront/addresses/public-addresses.ts',
    find: "if (URL.parse(asked, 'http://shop')?.pathname !== asked || !isEncoded(asked)) return undefined;",
    replace: 'if (!isEncoded(asked)) return undefined;',
    tests: ['storefront/addresses/public-addresses.test.ts'],
  },
  {
    name: 'a-link-with-two-slashes-leads-to-another-site',
    from: 'new',
    file: 'links/own-path.ts',
    find: "return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}${url.hash}`;",
    replace: 'return `${url.pathname}${url.search}${url.hash}`;',
    tests: ['way-back.test.ts', 'shared/links/*.test.ts'],
  },
  {
    name: 'a-partner-with-a-password-in-its-address-is-followed',
    from: 'new',
    file: 'way-back.server.ts',
    find: "/^https?:$/.test(url.protocol) && url.username === '' && url.password === '';",
    replace: '/^https?:$/.test(url.protocol);',
    tests: ['way-back.test.ts', 'sign-in.server.test.ts'],
  },
  {
    name: 'a-menu-of-visitors-links-the-settings',
    from: 'c2218813',
    file: 'settings/more-page.tsx',
    find: '          <Row href={postalCodeHash} icon="pin" label={copy.postalCode} />\n',
    replace:
      '          <Row href={postalCodeHash} icon="pin" label={copy.postalCode} />\n          <Row href={paths.settings} icon="tag" label="Ajustes" />\n',
    tests: ['menus.spec.ts › UI-07'],
  },
  {
    name: 'a-wrong-slug-redirects-for-the-moment-only',
    from: 'new',
    file: 'routes/shop/product.tsx',
    find: 'throw redirect(`${productPath(product)}${search}`, 301);',
    replace: 'throw redirect(`${productPath(product)}${search}`, 302);',
    tests: ['e2e/**/product*.ts › RT-13 addresses: wrong slug'],
  },
  {
    name: 'a-navigation-without-an-answer-is-never-given-up',
    from: 'd21a94a3',
    file: 'links/navigation-limit.ts',
    find: 'setTimeout(() => window.stop(), requestTimeoutMs)',
    replace: 'setTimeout(() => window.stop(), requestTimeoutMs * 1_000)',
    tests: ['failures.spec.ts › ER-09 UI-13 BL-01'],
  },
];
