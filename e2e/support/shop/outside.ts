/** The outside provider, as a customer meets it. */
import type { Page } from '@playwright/test';
import { expect } from '@tianguis/testkit/browser';
import { outside } from './shop-config.ts';

/** Name of the link to the provider. */
export const enterWith = `Entrar con ${outside.label}`;

/** Fills in the provider's form. */
export async function fillOutside(page: Page, email: string, { isVerified = true } = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vecino');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Nombre').fill('Vera');
  if (!isVerified) await page.getByLabel('Confirmado').uncheck();
  await page.getByRole('button', { name: 'Entrar' }).click();
}
