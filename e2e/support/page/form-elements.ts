/** Elements and messages of the tested forms. */
import type { Page } from '@playwright/test';

export const tooShort = 'El Código Postal debe ser igual a 5 dígitos';

export const noAddress = 'Por favor ingresa un correo electrónico';

export const newsletter = (page: Page) => {
  const footer = page.getByRole('contentinfo');
  return {
    footer,
    email: footer.getByRole('textbox', { name: 'Tu correo electrónico' }),
    send: footer.getByRole('button', { name: 'Suscribirme' }),
    answer: footer.getByRole('status'),
  };
};

/** A form of the gallery, in the light theme. */
export const sample = (page: Page, module: string, state: string) =>
  page
    .locator(`[data-module="${module}"] [data-theme=light]`)
    .getByText(state, { exact: true })
    .locator('xpath=..')
    .locator('form');
