import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  apiPaths,
  apiRoots,
  errorCatalogue,
  isUsedWidth,
  listingQuery,
  pictureIn,
  pictureKinds,
  pictureSrcset,
  pictureUrl,
  pictureUses,
  pictureWidths,
  ref,
  sharedSchemas,
} from './index.ts';

describe('paths', () => {
  test('AP-12 AP-13 AP-16 the paths of the specification are exact', () => {
    expect(apiPaths.legacyCategories).toBe('/app/ApiRest/Categorias');
    expect(apiPaths.categoryTree).toBe('/categories/v1/category/tree');
    expect(apiPaths.categorySubtree).toBe('/categories/v1/category/:id/tree');
    expect(apiPaths.products).toBe('/products/v1/products');
    expect(apiPaths.newsletter).toBe('/newsletter/v1/suscripcion');
    expect(apiPaths.suggestions).toBe('/buscador/v1/sugerencias');
  });

  test('every path starts with a prefix of the API, so that no page of the shop has it', () => {
    for (const path of Object.values(apiPaths))
      expect(
        apiRoots.some((root) => `${path}/`.startsWith(`/${root}/`)),
        path,
      ).toBe(true);
    expect(apiRoots).not.toContain('buscador');
  });
});

describe('errors', () => {
  test('ER-09 every error code has its own sentence, with a full stop', () => {
    const words = Object.values(errorCatalogue).map(({ msg }) => msg);
    expect(new Set(words).size).toBe(words.length);
    const { WRONG_CREDENTIALS, ACCOUNT_BLOCKED, SOCIAL_REFUSED } = errorCatalogue;
    const ofSpecification: string[] = [WRONG_CREDENTIALS.msg, ACCOUNT_BLOCKED.msg, SOCIAL_REFUSED.msg];
    for (const msg of words.filter((one) => !ofSpecification.includes(one))) expect(msg).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('exactly the codes that end in NOT_FOUND have status 404', () => {
    for (const [code, { status }] of Object.entries(errorCatalogue))
      expect(code.endsWith('NOT_FOUND')).toBe(status === 404);
  });
});

describe('schemas', () => {
  test.each(['', '1', '3,1,2'])('AP-13 ids %j are accepted', (ids) => {
    expect(Value.Check(listingQuery, { 'filter_by[id]': ids })).toBe(true);
  });

  test.each([',', '1,', '1 2', '-1', '1;drop', '12345678901'])('AP-13 ids %j are refused', (ids) => {
    expect(Value.Check(listingQuery, { 'filter_by[id]': ids })).toBe(false);
  });

  test('shared schemas have unique names, and only named schemas can be referenced', () => {
    const names = sharedSchemas.map((schema) => ('$id' in schema ? schema.$id : undefined));
    expect(new Set(names).size).toBe(sharedSchemas.length);
    expect(names).not.toContain(undefined);
    expect(() => ref(listingQuery)).toThrow(/\$id/);
  });
});

describe('pictures', () => {
  test('a picture has a URL for each width, and a srcset for each use', () => {
    expect(pictureUrl('ab12', 320)).toBe('/imagenes/ab12-320.webp');
    expect(pictureIn('/imagenes/ab12-320.webp', 1280)).toBe('/imagenes/ab12-1280.webp');
    expect(pictureSrcset('/imagenes/ab12-320.webp', 'tile')).toBe(
      '/imagenes/ab12-160.webp 160w, /imagenes/ab12-240.webp 240w, /imagenes/ab12-320.webp 320w',
    );
  });

  test('issue 13 A5 some kind has each width and each use, and no kind has an unused width', () => {
    const used = Object.values(pictureKinds).flat();
    expect(Object.keys(pictureUses).filter((use) => !used.some((one) => one === use))).toEqual([]);
    const widths = (kind: keyof typeof pictureKinds) => pictureWidths.filter((width) => isUsedWidth(width, [kind]));
    expect(widths('product')).toEqual([...pictureWidths]);
    expect(widths('department')).toEqual([160, 240, 320, 1280]);
    expect(widths('store')).toEqual([160, 240, 320, 1280]);
    expect(isUsedWidth(640, ['store', 'product'])).toBe(true);
    expect(isUsedWidth(640, [])).toBe(true);
  });

  test('a URL of another site has no srcset', () => {
    expect(pictureSrcset('https://example.com/a.jpg', 'card')).toBe('');
    expect(pictureIn('https://example.com/a.jpg', 1280)).toBe('https://example.com/a.jpg');
  });
});
