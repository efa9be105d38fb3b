import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asAction, formOf, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import ChooseAddress, { action } from './choose-address.tsx';

const Page = ChooseAddress as unknown as ComponentType<{ loaderData: object; actionData?: object }>;
const home = {
  ...{ id: 'a1', nombre: 'Ana', direccion: 'Orizaba 101', lugar: 'Roma Norte', codigoPostal: '06700' },
  predeterminada: true,
};
const choice = { options: [home], chosen: '' };

test('UI-11 ER-09 without JavaScript, a form without a chosen address keeps where it was opened', async () => {
  const { context } = shop(signedIn(), () => undefined);
  const body = new URLSearchParams(
    [...formOf({ volver: '/producto/7/taza' })].map(([name, value]) => [name, `${value}`]),
  );
  const request = new Request('https://tienda.example/elegir-direccion', { method: 'POST', body });
  const answer = await asAction(context, () => action({ request, context } as unknown as Parameters<typeof action>[0]));
  const actionData = answer && 'data' in answer ? answer.data : undefined;
  expect(actionData).toMatchObject({ result: { status: 'invalid' }, back: '/producto/7/taza' });
  // The referring page is this page after the submission, so `volver` must come from the answer.
  const html = renderToStaticMarkup(<Page loaderData={{ choice, back: '/' }} actionData={actionData ?? {}} />);
  expect(html).toContain('<input type="hidden" name="volver" value="/producto/7/taza"');
  expect(renderToStaticMarkup(<Page loaderData={{ choice, back: '/tiendas' }} />)).toContain('value="/tiendas"');
});
