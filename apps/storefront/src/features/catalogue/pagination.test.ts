import { describe, expect, it } from 'vitest';
import { shownPages } from './pagination.tsx';

describe('RT-11 page numbers', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 40, [1, 2, 3, 4, 5, 0, 40]],
    [20, 40, [1, 0, 18, 19, 20, 21, 22, 0, 40]],
    [40, 40, [1, 0, 36, 37, 38, 39, 40]],
    [3, 4, [1, 2, 3, 4]],
  ])('page %i of %i shows %j', (page, pages, shown) => expect(shownPages(page, pages)).toEqual(shown));
});
