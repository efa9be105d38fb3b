/** A finger on the screen of a phone. */
import type { Page } from '@playwright/test';

/** Moves a finger from (220, 500) by these pixels, in steps as a screen reports them. */
export async function swipe(page: Page, left: number, down = 0): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: 220, y: 500 }]);
  for (let step = 1; step <= 5; step++) {
    await touch('touchMove', [{ x: 220 - (left * step) / 5, y: 500 - (down * step) / 5 }]);
  }
  await touch('touchEnd', []);
  await finger.detach();
}
