import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOccasionRules } from './occasion-rules.ts';

const occasions = readOccasionRules(
  [
    'no llega internet, wifi lento, internet recámara => repetidor, router',
    'llega tarde, no oye alarma => despertador',
    'avisar baño, ir baño solo => entrenador',
    'no quemarme sol, ir sol => bloqueador',
    'regalo amiga, regalo mejor amiga => taza',
    'regalo amigo => gorra',
    'regalo gato, amante gato => rascador',
    'regalo novio => cartera',
    'yoga => tapete',
    'día padre => reloj',
  ].join('\n'),
);
const nearest = (text: string) => occasions.nearest(text)[0];

describe('AP-20 the rule that is nearest to a text', () => {
  test.each([
    ['no llega el internet hasta mi recámara', 'repetidor'],
    ['que aprenda a ir al baño sola', 'entrenador'],
    // Who it is for says less than what for.
    ['regalo para mi amiga la del yoga', 'tapete'],
    ['regalo para mi amiga la de los gatos', 'rascador'],
    ['regalo para mi amiga', 'taza'],
    ['regalo para mi amigo', 'gorra'],
    ['el día del padre', 'reloj'],
  ])('"%s": %s', (text, thing) => {
    expect(nearest(text)?.rule.things[0]).toBe(thing);
  });

  test('a whole phrase that is all of the text is nearest, and what no rule has is near none', () => {
    expect(nearest('wifi lento')?.nearness).toBeCloseTo(1);
    expect(occasions.nearest('taladro percutor')).toEqual([]);
    expect(occasions.nearest('')).toEqual([]);
  });

  test('women are no men, though their words have one stem', () => {
    const ofNovio = occasions.nearest('regalo para mi novia').find(({ rule }) => rule.things[0] === 'cartera');
    expect(ofNovio?.nearness ?? 0).toBeLessThan(0.4);
  });

  test('other words for a word count as the word', () => {
    const sameAs = (word: string) => (word === 'modem' ? ['internet'] : []);
    expect(occasions.nearest('no llega el modem', sameAs)[0]?.rule.things[0]).toBe('repetidor');
    expect(nearest('no llega el modem')?.nearness).toBeLessThan(0.5);
  });

  test('nearness is between 0 and 1, best first', () => {
    const words = fc.constantFrom(...'no llega internet ir baño sol regalo amiga gato novio día padre mesa'.split(' '));
    fc.assert(
      fc.property(fc.array(words, { maxLength: 8 }), (some) => {
        const found = occasions.nearest(some.join(' ')).map(({ nearness }) => nearness);
        expect(found).toEqual(found.toSorted((one, other) => other - one));
        expect(found.every((one) => one > 0 && one <= 1.000001)).toBe(true);
      }),
    );
  });
});
