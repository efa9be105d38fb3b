import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkToCopy } from './link-to-copy.tsx';

test('before scripts are there, the button to copy a link has its room already, so that nothing moves', () => {
  const html = renderToStaticMarkup(<LinkToCopy link="https://tienda.example/x" label="Enlace" />);
  const [, look = ''] = /<button[^>]* class="([^"]*)"/.exec(html) ?? [];
  expect(look.split(' ')).toContain('invisible');
  expect(look.split(' ')).not.toContain('hidden');
  // Without scripts the link can still be copied by hand.
  expect(html).toContain('value="https://tienda.example/x"');
});
