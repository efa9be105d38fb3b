// Faults that make elements move, cut them off or cover them.
export default [
  {
    name: 'the-question-of-consent-covers-the-search-box',
    from: '8dc258b7',
    file: 'analytics/ask.ts',
    find: "'fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 sm:right-auto sm:w-96 lg:bottom-4'",
    replace: "'fixed inset-x-3 top-[calc(var(--header)+0.5rem)] z-40 sm:right-auto sm:w-96 lg:bottom-4'",
    tests: ['analytics.spec.ts › AP-21 it is asked'],
  },
  {
    name: 'the-line-of-a-date-has-no-room-before-it-comes',
    from: 'new',
    file: 'commerce/product-card/product-card.css',
    find: '  [data-cp] .arrival:empty {\n    @apply block;\n  }',
    replace: '  [data-cp] .arrival:empty {\n    @apply hidden;\n  }',
    tests: ['arrivals.spec.ts › the room of a date'],
  },
  {
    name: 'order-and-quick-filters-make-a-phone-scroll-sideways',
    from: '8b1fc745',
    file: 'catalogue/listing-page.tsx',
    find: "'px-[var(--gutter)] pt-4 pb-2 max-lg:shelf max-lg:scroll-px-[var(--gutter)]',",
    replace: "'px-[var(--gutter)] pt-4 pb-2',",
    tests: ['listing-filters.spec.ts › RT-11 on phones the chosen order'],
  },
  {
    name: 'the-button-to-copy-a-link-moves-the-page-when-scripts-arrive',
    from: 'a8233b78',
    file: 'device/link-to-copy.tsx',
    find: "className={isHydrated ? 'max-sm:w-full' : 'invisible max-sm:w-full'}",
    replace: "className={isHydrated ? 'max-sm:w-full' : 'hidden'}",
    tests: ['shared/device/link-to-copy.test.tsx'],
  },
];
