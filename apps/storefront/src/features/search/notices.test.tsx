import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { searchCopy } from './copy.ts';
import { CorrectedNotice, PartlyNotice, UnderstoodNotice } from './notices.tsx';

test('UI-08 where nothing is all that was asked for, no notice says that it was applied', () => {
  const notice = (isPartly: boolean) =>
    renderToStaticMarkup(<UnderstoodNotice text="sandalias para mujer" ideas={[]} details={1} isPartly={isPartly} />);
  expect(notice(false)).toContain(searchCopy.understood);
  expect(notice(true)).not.toContain(searchCopy.understood);
  expect(notice(true)).toContain(searchCopy.understoodPartly);
});

test.each([
  [[], 1, 'Un producto menciona todo lo que escribiste'],
  [[], 8, '8 productos mencionan todo lo que escribiste'],
  [['sin gluten'], 0, 'Ninguno de estos productos dice «sin gluten»'],
])('AP-20 what is said of products that are not all that was typed: %j, %i', (leftOut, complete, expected) => {
  expect(renderToStaticMarkup(<PartlyNotice leftOut={leftOut} complete={complete} />)).toContain(expected);
});

test('UI-08 a correction leads back to what was typed, unless the notice below does', () => {
  const notice = (isUndone?: boolean) =>
    renderToStaticMarkup(<CorrectedNotice text="licudora" corrected="licuadora" {...(isUndone && { isUndone })} />);
  expect(notice()).toContain(`>${searchCopy.literal}</a>`);
  expect(notice(true)).not.toContain(searchCopy.literal);
});
