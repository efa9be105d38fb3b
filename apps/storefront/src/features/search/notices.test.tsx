import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { searchCopy } from './copy.ts';
import { UnderstoodNotice } from './notices.tsx';

test('UI-08 where nothing is all that was asked for, no notice says that it was applied', () => {
  const notice = (isPartly: boolean) =>
    renderToStaticMarkup(<UnderstoodNotice text="sandalias para mujer" ideas={[]} details={1} isPartly={isPartly} />);
  expect(notice(false)).toContain(searchCopy.understood);
  expect(notice(true)).not.toContain(searchCopy.understood);
  expect(notice(true)).toContain(searchCopy.understoodPartly);
});
