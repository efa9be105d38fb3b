/** Facebook's dialog, as the test's Facebook shows it. */
import type { Page } from '@playwright/test';
import { expect } from '@tianguis/testkit/browser';

export const facebookButton = (page: Page) => page.getByRole('link', { name: 'Entrar con Facebook' });

export async function fillDialog(
  page: Page,
  email: string,
  { isShared = true, choice = 'Continuar' } = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión con Facebook');
  await page.getByLabel('Correo', { exact: true }).fill(email);
  if (!isShared) await page.getByLabel('Compartir mi correo').uncheck();
  await page.getByRole('button', { name: choice }).click();
}
