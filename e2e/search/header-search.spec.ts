import { expect, test } from '@tianguis/testkit/browser';

test('UI-08 VA-05 the box in the header: suggestions while typing, arrows choose, Escape closes, Enter or a click opens, two letters search nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  // Phones have a search page instead of the box.
  await page.goto('/ajustes');
  const header = page.getByRole('banner');
  const box = header.getByRole('combobox', { name: 'Buscar' });
  const list = header.getByRole('listbox', { name: 'Sugerencias' });
  const options = list.getByRole('option');
  await header.getByRole('searchbox', { name: 'Buscar' }).click();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.pressSequentially('audi');
  await expect(options.first()).toHaveText('audífonos');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeInViewport();
  for (const [key, index] of [['ArrowDown', 0] as const, ['ArrowDown', 1] as const, ['ArrowUp', 0] as const]) {
    await box.press(key);
    await expect(list.locator('[aria-selected=true]')).toHaveText((await options.nth(index).textContent()) ?? '');
    await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(index).getAttribute('id')) ?? '');
  }
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('audi');
  await expect(page).toHaveURL('/ajustes');
  await box.press('ArrowUp');
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/resultados\?query=aud%C3%ADfonos$/);
  await page.goto('/ajustes');
  await header.getByRole('searchbox', { name: 'Buscar' }).click();
  await box.fill('te');
  await expect(options.first(), 'suggestions come for any text').toBeVisible();
  await box.press('Enter');
  await expect(box).toBeFocused();
  await expect(page).toHaveURL('/ajustes');
  await box.fill('licuad');
  await list.getByRole('option', { name: 'licuadora', exact: true }).click();
  await expect(page).toHaveURL(/\/resultados\?query=licuadora$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «licuadora»');
});
