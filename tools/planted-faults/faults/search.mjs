// Faults of search, listings and related products.
export default [
  {
    name: 'a-word-of-a-changed-product-is-still-known',
    from: '77a265ee',
    file: 'catalogue-index/**/text-delta.ts',
    find: "const goneWords = await deleteLeftOver('index_delta_words');",
    replace:
      "await deleteLeftOver('index_delta_words');\n  const goneWords = await deleteLeftOver('index_delta_postings');",
    tests: ['catalogue-index/src/postgres/text-delta.test.ts', 'catalogue-index/src/postgres/delta.test.ts'],
  },
  {
    name: 'a-notice-names-filters-where-none-is-left',
    from: '8cce0966',
    file: 'features/search/notices.tsx',
    find: 'isFiltered ? filtered : sorted}',
    replace: "isFiltered || sorted === '' ? filtered : sorted}",
    tests: ['features/search/notices.test.tsx'],
  },
  {
    name: 'similar-products-are-sold-out',
    from: 'new',
    file: 'similar.ts',
    find: '.filter(({ stock }) => stock > 0)',
    replace: '.filter(({ is_active: isActive }) => isActive)',
    tests: ['similar.test.ts', 'recommendations.test.ts'],
  },
  {
    name: 'similar-products-have-those-that-were-viewed',
    from: 'new',
    file: 'similar.ts',
    find: 'const ids = [...new Set(interleave(lists))].filter((id) => !viewed.includes(id));',
    replace: 'const ids = [...new Set(interleave(lists))].filter((id) => last.length > 1 || !viewed.includes(id));',
    tests: ['recommendations.test.ts'],
  },
  {
    name: 'pages-that-must-not-be-indexed-do-not-say-so',
    from: 'new',
    file: 'shared/seo/meta.ts',
    find: "if (canonical === undefined) return [{ name: 'robots', content: 'noindex, follow' }];",
    replace: 'if (canonical === undefined) return [];',
    tests: ['shared/seo/*.test.ts', 'e2e/**/listing-segments.*.ts › RT-09 pages of results'],
  },
];
