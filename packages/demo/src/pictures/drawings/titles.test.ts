import { expect, test } from 'vitest';
import { measure } from '../lettering.ts';
import { setTitle } from './titles.ts';

const box = { x: 0, y: 0, width: 300, height: 220 };
const titles = [
  'La casa de los tamarindos',
  'Nadie sabe dónde se dice en la cocina',
  'El verano que no cerraba',
  'Diccionario de bolsillo de sinónimos y antónimos',
  'Derecho constitucional para el examen de admisión',
  'Moles',
];

test.for(titles)('all of «%s» fits its box in five lines at most', (title) => {
  for (const upper of [false, true]) {
    const { lines, size, leading } = setTitle(title, box, { face: 'serif', upper });
    expect(lines.join(' ').toLowerCase()).toBe(title.toLowerCase());
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines) expect(measure(line, size, 'serif')).toBeLessThanOrEqual(box.width + 0.1);
    expect(((lines.length - 1) * leading + 0.94) * size).toBeLessThanOrEqual(box.height + 0.1);
  }
});

test.for(titles)('«%s» leaves no short word alone on a line', (title) => {
  const { lines } = setTitle(title, box, { face: 'sans' });
  expect(lines.filter((line) => line.length <= 3)).toEqual([]);
});

test('an article goes to the line of its noun', () => {
  expect(setTitle('La casa de los tamarindos', box, { face: 'serif' }).lines).toEqual([
    'La casa',
    'de los',
    'tamarindos',
  ]);
});
