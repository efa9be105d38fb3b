import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SharedNote } from './note.tsx';

const titleOf = (added: number, notices: string[]): string => {
  const lines = Array.from({ length: added }, (_, at) => ({ key: String(at), title: 'Olla', pieces: 1 }));
  const note = { use: 'u', kind: 'afiliados', by: undefined, isUndone: false } as const;
  const html = renderToStaticMarkup(<SharedNote {...note} added={lines} notices={notices} />);
  return /<\/svg>([^<]*)<\/h2>/.exec(html)?.[1] ?? html;
};

test('RL-06, issue 37 B4: the title about a shared cart states whether all of it was added, a part, or nothing', () => {
  const whole = titleOf(2, []);
  expect(whole).toMatch(/2 productos/);
  expect(whole).not.toMatch(/Revisa/);
  expect(titleOf(2, ['De “Olla” quedan 3 piezas.'])).toBe(`${whole} Revisa lo que cambió:`);
  expect(titleOf(0, ['“Olla” se agotó.'])).toBe('Tu carrito ya tenía todo lo que se puede agregar de ese enlace.');
});
