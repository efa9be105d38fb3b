/**
 * Attributes of the sign-in and registration fields for browsers, password managers and phone keyboards (RT-02, RT-03).
 */
import { expect, test } from '@tianguis/testkit/browser';

const email = { type: 'email', inputmode: 'email' };

for (const [path, fields] of [
  [
    '/login',
    {
      correo: { ...email, autocomplete: 'username webauthn' },
      contrasena: { type: 'password', autocomplete: 'current-password' },
    },
  ],
  [
    '/registro',
    {
      nombre: { type: 'text', autocomplete: 'given-name' },
      apellidoP: { type: 'text', autocomplete: 'family-name' },
      apellidoM: { type: 'text', autocomplete: 'additional-name' },
      correo: { ...email, autocomplete: 'username' },
      telefono: { type: 'text', autocomplete: 'tel-national', inputmode: 'tel' },
      cumpleanios: { type: 'date', autocomplete: 'bday' },
      genero: { type: 'select-one', autocomplete: 'sex' },
      contrasena: { type: 'password', autocomplete: 'new-password' },
      aviso: { type: 'checkbox' },
    },
  ],
] as const) {
  test(`RT-02 RT-03 the fields of ${path}: a label, what fills them in, which keyboard`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(path);
    const found = await page
      .getByRole('main')
      .locator('input:not([type=hidden]), select, textarea')
      .evaluateAll((all) =>
        (all as (HTMLInputElement | HTMLSelectElement)[]).map((field) => {
          const said = ['autocomplete', 'inputmode'].map((name) => [name, field.getAttribute(name)] as const);
          return {
            name: field.name,
            isLabelled: [...(field.labels ?? [])].some((label) => label.textContent?.trim() !== ''),
            type: field.type,
            ...Object.fromEntries(said.filter(([, value]) => value !== null)),
          };
        }),
      );
    expect(found).toEqual(Object.entries(fields).map(([name, said]) => ({ name, isLabelled: true, ...said })));
  });
}
