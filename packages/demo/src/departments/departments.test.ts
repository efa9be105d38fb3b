import { describe, expect, test } from 'vitest';
import { buildTree, leafOf } from '../generator/tree.ts';
import { assertRecipe } from '../pictures/recipe.ts';
import { Random } from '../random.ts';
import { placeholders, wordsFor } from '../reviews/phrases.ts';
import { departmentNumbers } from './department-keys.ts';
import { departmentEntries } from './index.ts';

test('the departments in the order of their numbers', () => {
  expect(departmentEntries.map(({ key }) => key)).toEqual(Object.keys(departmentNumbers));
  expect(departmentEntries.map(({ number }) => number)).toEqual(Object.keys(departmentNumbers).map((_, i) => i + 1));
});

const { departments } = buildTree(departmentEntries);

describe.each(departments.map((plan) => [plan.department.name, plan] as const))('%s', (_, plan) => {
  const { department } = plan;
  const drafts = department.archetypes.map((archetype) => ({
    archetype,
    made: Array.from({ length: 40 }, (_, i) => archetype.make(new Random(`prueba/${archetype.category}/${i}`))),
  }));

  test('every leaf has an archetype, every archetype a leaf', () => {
    const served = new Set(department.archetypes.map(({ category }) => leafOf(plan, category)[2]));
    expect(plan.categories.filter(({ id, level }) => level === 3 && !served.has(id)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('brands are listed once, and products carry listed ones', () => {
    expect(new Set(department.brands).size).toBe(department.brands.length);
    expect(department.brands.length).toBeGreaterThanOrEqual(8);
    for (const { made } of drafts) for (const { brand } of made) expect(department.brands).toContain(brand);
  });

  test('recipes can be drawn, and every colour to choose has its picture', () => {
    for (const { archetype, made } of drafts) {
      for (const { pictures, variants, title } of made) {
        expect(pictures.length, title).toBeGreaterThan(0);
        for (const { recipe } of pictures)
          expect(() => assertRecipe({ ...recipe, seed: 1 }), `${archetype.category}: ${title}`).not.toThrow();
        const shown = new Set(pictures.map(({ color }) => color));
        const offered = variants.flatMap(({ options }) => options.Color ?? []);
        expect(
          offered.filter((color) => !shown.has(color) && !shown.has(null)),
          `${archetype.category}: ${title}`,
        ).toEqual([]);
        expect(
          new Set([...shown].filter((color) => color !== null && !offered.includes(color))),
          `${archetype.category}: ${title}`,
        ).toEqual(new Set());
      }
    }
  });

  test('variants differ from each other and offer the same choices', () => {
    for (const { made } of drafts) {
      for (const { variants, title } of made) {
        expect(variants.length, title).toBeLessThanOrEqual(12);
        expect(new Set(variants.map(({ options }) => Object.keys(options).join())).size, title).toBe(1);
        expect(new Set(variants.map(({ options }) => JSON.stringify(options))).size, title).toBe(variants.length);
      }
    }
  });

  test('review phrases are enough, differ, and find all their words', () => {
    for (const { archetype, made } of drafts) {
      const { good, mixed, bad } = archetype.reviews;
      expect([good.length >= 10, mixed.length >= 5, bad.length >= 5], archetype.category).toEqual([true, true, true]);
      const phrases = [...good, ...mixed, ...bad];
      expect(new Set(phrases).size, archetype.category).toBe(phrases.length);
      const [draft] = made;
      const words = wordsFor(draft?.words, draft?.variants[0]?.options ?? {});
      const wanted = new Set(phrases.flatMap(placeholders));
      expect(
        [...wanted].filter((word) => !(word in words)),
        archetype.category,
      ).toEqual([]);
    }
  });
});
