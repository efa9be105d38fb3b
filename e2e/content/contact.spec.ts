/** The contact page with JavaScript (RT-17): filled in for customers, one send, and the folio in the focus. */

import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';

test('RT-17 a customer finds name and e-mail filled in, keeps what was typed after an error, and gets a folio', async ({
  page,
}) => {
  const { email } = await addCustomer('Rosario');
  await signInByCall(page.request, email);
  await page.goto('/contacto');
  const form = page.getByRole('main');
  await expect(form.getByLabel('Tu correo electrónico')).toHaveValue(email);
  await expect(form.getByLabel('Tu nombre')).toHaveValue(/^Rosario/);
  await form.getByLabel('Tu mensaje').fill('¿Tienen esta olla en rojo?');
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(form.getByLabel('¿De qué se trata?')).toBeFocused();
  await expect(form.getByLabel('Tu mensaje')).toHaveValue('¿Tienen esta olla en rojo?');
  await form.getByLabel('¿De qué se trata?').selectOption('Un producto');
  // Until the form is two seconds old, it is asked again.
  const sent = form.getByRole('heading', { name: 'Recibimos tu mensaje' });
  await expect(async () => {
    if (!(await sent.isVisible())) await form.getByRole('button', { name: 'Enviar mensaje' }).click({ timeout: 1_000 });
    await expect(sent).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(sent).toBeFocused();
  await expect(form).toContainText(/Tu folio es C[A-Z2-9]{8}/);
});
