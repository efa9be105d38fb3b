// Faults that users of a keyboard, a screen reader or a touch screen notice.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'the-focus-is-lost-with-the-question-of-consent',
    from: 'a8233b78',
    file: 'analytics/ask.ts',
    find: '      const hadFocus = banner.contains(document.activeElement);\n      banner.remove();\n',
    replace: '      banner.remove();\n      const hadFocus = banner.contains(document.activeElement);\n',
    tests: ['analytics.spec.ts › AP-21 it is asked'],
  },
  {
    name: 'a-page-that-became-unavailable-does-not-get-the-focus',
    from: 'a8233b78',
    file: 'shared-cart/unavailable.tsx',
    find: '    head.current?.focus();\n',
    replace: '',
    tests: ['shared-cart.spec.ts › a call that fails: the unavailable page'],
  },
  {
    name: 'the-focus-is-lost-with-a-removed-line',
    from: 'new',
    file: 'ui/src/use-focus-heir.ts',
    find: '  heir?.focus({ preventScroll: true });\n',
    replace: '  heir?.scrollIntoView();\n',
    tests: ['cart-changes.spec.ts › RL-06 a line that sells out while it is edited'],
  },
  {
    name: 'the-stepper-loses-the-focus-at-one-piece',
    from: '0c5ac98b',
    file: 'cart/page/lines/quantity.tsx',
    find: '        aria-disabled={pieces <= 1 || undefined}\n        onClick={pieces <= 1 ? stay : undefined}\n',
    replace: '        disabled={pieces <= 1}\n        onClick={pieces <= 0 ? stay : undefined}\n',
    tests: ['features/cart/page/lines/quantity.test.tsx', 'companions.spec.ts › quantities: no number is told'],
  },
  {
    name: 'the-box-of-search-does-not-say-which-suggestion-is-chosen',
    from: 'new',
    file: 'search/use-combobox.ts',
    find: "'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,",
    replace: "'aria-activedescendant': isShown && active > 0 ? `${id}-${active}` : undefined,",
    tests: ['search-box.spec.ts › UI-08', 'suggestions.spec.ts › UI-08', 'header-search.spec.ts › UI-08'],
  },
];
