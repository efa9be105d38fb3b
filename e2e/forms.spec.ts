/**
 * The form kit, in the forms that use it and in the gallery of modules: with and without JavaScript, by keyboard, on a
 * slow connection.
 */
import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';

const tooShort = 'El Código Postal debe ser igual a 5 dígitos';
const noAddress = 'Por favor ingresa un correo electrónico';

const newsletter = (page: Page) => {
  const footer = page.getByRole('contentinfo');
  return {
    footer,
    email: footer.getByRole('textbox', { name: 'Tu correo electrónico' }),
    send: footer.getByRole('button', { name: 'Suscribirme' }),
    answer: footer.getByRole('status'),
  };
};

/** A form of the gallery, in the light theme. */
const sample = (page: Page, module: string, state: string) =>
  page
    .locator(`[data-module="${module}"] [data-theme=light]`)
    .getByText(state, { exact: true })
    .locator('xpath=..')
    .locator('form');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-31 UI-11 VA-01 ST-03 the postal code: typed text stays, the error has the focus, then the code is stored and deleted', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/422/);
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'codigoPostal');
    await page.goto('/categoria#modalPostalCode');
    // By selectors: Playwright omits `noscript` from texts and roles, though the browser shows it.
    const note = page.locator('#modalPostalCode');
    await note.locator('input[name=codigoPostal]').fill('067');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await note.locator('button[type=submit]').click();
    expect((await answered).status()).toBe(422);
    await expect(page).toHaveTitle('Error: ¿A dónde lo enviamos?');
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: 'Código postal' });
    await expect(field).toHaveValue('067');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(tooShort);
    await expect(main.getByRole('alert')).toHaveText(tooShort);
    expect(await cookie()).toBeUndefined();

    await field.fill('C.P. 44100, Guadalajara');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('alert')).toHaveText('Listo, enviaremos al 44100.');
    await expect(page).toHaveTitle('¿A dónde lo enviamos?');
    await expect(field).toHaveValue('44100');
    expect(await cookie()).toMatchObject({ value: '44100', path: '/', sameSite: 'Lax', httpOnly: false });
    await main.getByRole('button', { name: 'Olvidar mi código postal' }).click();
    await expect(main.getByRole('alert')).toHaveText('Listo, olvidamos tu código postal.');
    await expect(field).toHaveValue('');
    expect(await cookie()).toBeUndefined();
  });

  test('RT-31 the page of the postal code links back to the page that sent the form', async ({ page }) => {
    await page.goto('/tiendas#modalPostalCode');
    await page.locator('#modalPostalCode input[name=codigoPostal]').fill('06700');
    await page.locator('#modalPostalCode button[type=submit]').click();
    await page.getByRole('main').getByRole('link', { name: 'Volver a donde estabas' }).click();
    await expect(page).toHaveURL('/tiendas');
  });

  test('VA-02 the newsletter: its error has the focus and describes the field', async ({ page }) => {
    await page.goto('/ajustes');
    await newsletter(page).send.click();
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: 'Tu correo electrónico' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(noAddress);
    await expect(newsletter(page).email, 'the form of the footer is another').not.toHaveAttribute('aria-invalid');
  });

  test('RT-26 fields keep typed text, except for passwords, and there is no button that needs a script', async ({
    page,
  }) => {
    await page.goto('/testModules');
    const form = sample(page, 'Campos de un formulario', 'Con nota y con lo escrito');
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Guadalupe');
    await expect(form.getByRole('combobox', { name: 'Estado' })).toHaveValue('OAX');
    await expect(form.getByRole('radio', { name: /Recoger en tienda/ })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: /Acepto los términos/ })).toBeChecked();
    await expect(form.getByLabel('Contraseña')).toHaveValue('');
    await expect(form.getByRole('button')).toHaveText(['Guardar']);
  });
});

test('VA-02 ER-09 a form shows its result: the error has the focus and describes the field until it is corrected', async ({
  page,
}) => {
  await page.goto('/ajustes');
  const { email, send, answer } = newsletter(page);
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(noAddress);
  await expect(answer, 'announced').toHaveText(noAddress);
  await email.pressSequentially('a');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAccessibleDescription('');
  await expect(answer).toHaveText('');
});

test('ER-09 while a form is being sent a second press sends nothing, and a failed form can be sent again', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  let sent = 0;
  let answerNow = () => {};
  const delay = new Promise<void>((done) => {
    answerNow = done;
  });
  await page.route('**/acciones/boletin/respuesta', async (route) => {
    sent += 1;
    await delay;
    await route.abort();
  });
  await page.goto('/ajustes');
  const { email, send, answer } = newsletter(page);
  await email.fill('ana@tianguis.example');
  await send.click();
  await expect(answer).toHaveText('Enviando…');
  await expect(send, 'it keeps the focus').toBeFocused();
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await email.press('Enter');
  answerNow();
  await expect(answer).toHaveText('Por favor intenta más tarde.');
  expect(sent).toBe(1);
  await expect(email).toHaveValue('ana@tianguis.example');
  await expect(send).toBeEnabled();
  await email.press('Enter');
  await expect.poll(() => sent).toBe(2);
  await expect(answer).toHaveText('Por favor intenta más tarde.');
});

test('RT-26 a long form: its first error has the focus, the summary above has links to all errors', async ({
  page,
}) => {
  await page.goto('/testModules');
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
  const group = form.getByRole('radiogroup', { name: 'Entrega' });
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await group.getByRole('radio', { name: /A mi casa/ }).check();
  await expect(group).not.toHaveAttribute('aria-invalid');
});

test('RT-26 a radio group that is the first error has the focus', async ({ page }) => {
  await page.goto('/testModules');
  const form = sample(page, 'Campos de un formulario', 'Con errores');
  const others = form.locator('[aria-invalid=true]:not([role=radiogroup])');
  // Simulates that the other fields are valid.
  await others.evaluateAll((all) => {
    for (const field of all) field.closest('.field')?.remove();
  });
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByRole('radio', { name: /A mi casa/ })).toBeFocused();
});

test('RT-26 a password is shown and hidden, and hidden again when it is sent', async ({ page }) => {
  await page.goto('/testModules');
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

test('RT-26 fields have text of 16 px, so that an iPhone does not zoom in, and room for a finger', async ({ page }) => {
  await page.goto('/testModules');
  const small = await page.locator('.form').evaluateAll((forms) =>
    forms.flatMap((form) =>
      [...form.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, button, .form-summary a')].flatMap(
        (control) => {
          const target = control.closest('label') ?? control;
          const { height, width } = target.getBoundingClientRect();
          const letters = Number.parseFloat(getComputedStyle(control).fontSize);
          const isTyped = control.matches('input:not([type=radio], [type=checkbox]), select');
          const isSmall = height < 44 || width < 44 || (isTyped && letters < 16);
          return isSmall
            ? [`${form.id} ${control.id || control.textContent}: ${width} × ${height}, ${letters} px`]
            : [];
        },
      ),
    ),
  );
  expect(small).toEqual([]);
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
