/** The form kit in the gallery of modules: errors, focus, passwords, sizes, accessibility. */
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';
import { newsletter, noAddress, sample, tooShort } from '../support/page/form-elements.ts';

test('RT-26 the form kit: focus at the first error, a summary, passwords, size for a finger and an iPhone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/testModules');
  await test.step('a long form: its first error has the focus, the summary above has links to all errors', async () => {
    expect(await page.evaluate(() => document.activeElement === document.body), 'a sample takes no focus').toBe(true);
    const form = sample(page, 'Campos de un formulario', 'Con errores');
    await form.getByRole('button', { name: 'Guardar' }).click();
    const name = form.getByRole('textbox', { name: 'Nombre' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Escribe tu nombre');
    const summary = form.getByRole('alert');
    await expect(summary).toContainText('Corrige 6 datos:');
    await expect(form.getByRole('status'), 'not announced twice').toHaveText('');
    await name.fill('Lupita');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(summary, 'unchanged, or it would be announced with each letter').toContainText('Corrige 6 datos:');
    const fields = {
      'El formato de correo electrónico es inválido': form.getByRole('textbox', { name: 'Correo electrónico' }),
      'Usa al menos 8 letras o números': form.getByLabel('Contraseña'),
      'Elige tu estado': form.getByRole('combobox', { name: 'Estado' }),
      'Elige cómo quieres recibirlo': form.getByRole('radio', { name: /A mi casa/ }),
      'Acepta los términos para seguir': form.getByRole('checkbox', { name: /Acepto los términos/ }),
    };
    for (const [error, field] of Object.entries(fields)) {
      await summary.getByRole('link', { name: error }).click();
      await expect(field, error).toBeFocused();
    }
  });
  await test.step('fields have text of 16 px, so that an iPhone does not zoom in, and room for a finger', async () => {
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
    });
    const small = await page.locator('.form').evaluateAll((forms) =>
      forms.flatMap((form) =>
        [
          ...form.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea, button, .form-summary a'),
        ].flatMap((control) => {
          // Skips controls that shoppers cannot see: those of a finished step, and the button that the return key
          // presses.
          if (control.closest('[hidden], [aria-hidden=true]')) return [];
          const target = control.closest('label') ?? control;
          // Parts that only another choice shows have no boxes.
          if (target.getClientRects().length === 0) return [];
          const { height, width } = target.getBoundingClientRect();
          const letters = Number.parseFloat(getComputedStyle(control).fontSize);
          const isTyped = control.matches('input:not([type=radio], [type=checkbox]), select, textarea');
          const isSmall = height < 44 || width < 44 || (isTyped && letters < 16);
          return isSmall
            ? [`${form.id} ${control.id || control.textContent}: ${width} × ${height}, ${letters} px`]
            : [];
        }),
      ),
    );
    expect(small).toEqual([]);
  });
  await test.step('a password is shown and hidden, and hidden again when it is sent', async () => {
    const form = sample(page, 'Campos de un formulario', 'Vacíos');
    const password = form.getByLabel('Contraseña');
    await password.fill('Mercado-2026');
    await form.getByRole('button', { name: 'Mostrar' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('Mercado-2026');
    await form.getByRole('button', { name: 'Ocultar' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await form.getByRole('button', { name: 'Mostrar' }).click();
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form.getByRole('status')).toHaveText('Guardamos tus datos.');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password, 'a form that is done is new').toHaveValue('');
  });
  await test.step('a radio group that is the first error has the focus', async () => {
    const form = sample(page, 'Campos de un formulario', 'Con errores');
    const others = form.locator('.field :is(input, select, textarea):not([role=radiogroup] *)');
    // Removes the other fields, as if they were valid.
    await others.evaluateAll((all) => {
      for (const field of all) field.closest('.field')?.remove();
    });
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form.getByRole('radio', { name: /A mi casa/ })).toBeFocused();
    const group = form.getByRole('radiogroup', { name: 'Entrega' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await group.getByRole('radio', { name: /A mi casa/ }).check();
    await expect(group).not.toHaveAttribute('aria-invalid');
  });
});

test('VA-01 VA-02 no accessibility violation in forms with errors, light or dark', async ({ page, problems }) => {
  problems.expect(/422/);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/ajustes');
  await newsletter(page).send.click();
  await expect(newsletter(page).answer).toHaveText(noAddress);
  const check = async (what: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await accessibilityViolations(page), what).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityViolations(page, { only: 'colors' }), what).toEqual([]);
  };
  await check('newsletter');
  await page.goto('/ajustes#modalPostalCode');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(tooShort);
  await check('modal');
  await page.goto('/acciones/codigo-postal');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
  await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
  await check('page of the postal code');
});
