/**
 * The postal code and the newsletter, the two forms of the frame: with and without JavaScript, on a slow connection.
 */
import { expect, test } from '@tianguis/testkit/browser';
import { newsletter, noAddress, sample, tooShort } from '../support/page/form-elements.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-31 UI-11 VA-01 ST-03 the postal code: typed text stays, the error has the focus, then the code is stored and deleted', {
    tag: '@desktop',
  }, async ({ page, context, problems }) => {
    problems.expect(/422/);
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'codigoPostal');
    await page.goto('/categoria#modalPostalCode');
    // The note is found by selectors, since Playwright leaves `noscript` out of texts and roles although the browser
    // shows it.
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
    await expect(main.getByRole('alert')).toHaveText('Listo, enviaremos al 44100 · Guadalajara Centro, Guadalajara.');
    await expect(page).toHaveTitle('¿A dónde lo enviamos?');
    await expect(field).toHaveValue('44100');
    expect(await cookie()).toMatchObject({ value: '44100', path: '/', sameSite: 'Lax', httpOnly: false });
    await main.getByRole('button', { name: 'Olvidar mi código postal' }).click();
    await expect(main.getByRole('alert')).toHaveText('Listo, olvidamos tu código postal.');
    await expect(field).toHaveValue('');
    expect(await cookie()).toBeUndefined();
  });

  test('RT-31 the page of the postal code links back to the page that sent the form', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/tiendas#modalPostalCode');
    await page.locator('#modalPostalCode input[name=codigoPostal]').fill('06700');
    await page.locator('#modalPostalCode button[type=submit]').click();
    await page.getByRole('main').getByRole('link', { name: 'Volver a donde estabas' }).click();
    await expect(page).toHaveURL('/tiendas');
  });

  test('VA-02 the newsletter: its error has the focus and describes the field', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/ajustes');
    await newsletter(page).send.click();
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: 'Tu correo electrónico' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(noAddress);
    await expect(newsletter(page).email, 'the form of the footer is another').not.toHaveAttribute('aria-invalid');
  });

  test('RT-26 fields keep typed text, except for passwords, and there is no button that needs a script', {
    tag: '@desktop',
  }, async ({ page }) => {
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

test('VA-02 ER-09 a form shows its result: the error has the focus and describes the field until it is corrected', {
  tag: '@phone',
}, async ({ page }) => {
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

test('ER-09 while a form is being sent a second press sends nothing, and a failed form can be sent again', {
  tag: '@phone',
}, async ({ page, problems }) => {
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
