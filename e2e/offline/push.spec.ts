/**
 * Push notifications in the browser (RT-20, issue 41). Browsers subscribe at their maker's push service, which these
 * tests cannot reach. So the subscription is that of a test service, and the push comes from the browser's debugger.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolationsOfWhole, expect, test } from '@tianguis/testkit/browser';
import { chromiumFlags } from '@tianguis/testkit/chromium-flags';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { controlled, withWorker } from '../support/page/worker.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

test.use(withWorker);

const endpoint = (id: string) => `https://fcm.googleapis.com/fcm/send/${id}`;

/** Makes the browser subscribe at a test service, after the customer has answered its question like this. */
async function withPush(page: Page, answer: 'granted' | 'denied', id: string): Promise<void> {
  await page.addInitScript(
    ([permission, url]) => {
      const stored = () => sessionStorage.getItem('permission') ?? 'default';
      Object.defineProperty(Notification, 'permission', { get: stored });
      Notification.requestPermission = async () => {
        sessionStorage.setItem('permission', permission);
        return permission;
      };
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
      const bytes = (key: string) =>
        Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)).buffer;
      const subscription = (key: string) =>
        ({
          ...{ endpoint: url, options: { applicationServerKey: bytes(key) } },
          ...{ toJSON: () => ({ endpoint: url, keys }) },
          unsubscribe: async () => {
            sessionStorage.removeItem('subscribed');
            return true;
          },
        }) as unknown as PushSubscription;
      PushManager.prototype.subscribe = async (options) => {
        const key = String(options?.applicationServerKey);
        sessionStorage.setItem('subscribed', key);
        return subscription(key);
      };
      PushManager.prototype.getSubscription = async () => {
        const key = sessionStorage.getItem('subscribed');
        return key === null ? null : subscription(key);
      };
    },
    [answer, endpoint(id)] as const,
  );
}

async function signedIn(page: Page): Promise<void> {
  await signInByCall(page.request, (await addCustomer()).email);
}

const stored = (id: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select kinds from push_subscriptions where endpoint = $1', [endpoint(id)]);
    return (rows as { kinds: string[] }[]).map(({ kinds }) => kinds.join(' '));
  });

const card = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Notificaciones' }) });

test('RT-20 push notifications are allowed, chosen by kind, renewed at the next visit, and ended', {
  tag: '@phone',
}, async ({ page }) => {
  const id = crypto.randomUUID();
  await withPush(page, 'granted', id);
  await signedIn(page);
  await page.goto('/ajustes');
  const allow = card(page).getByRole('button', { name: 'Activar notificaciones' });
  await allow.click();
  await expect(card(page).getByRole('status')).toHaveText('Listo: este dispositivo te avisa.');
  await expect(card(page).getByRole('status')).toBeFocused();
  expect(await stored(id)).toEqual(['pedidos precios existencias']);
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  await card(page).getByRole('switch', { name: 'Bajó de precio' }).click();
  await expect(card(page).getByRole('status')).toHaveText('Desactivaste «Bajó de precio».');
  expect(await stored(id)).toEqual(['pedidos existencias']);
  // The shop has lost the device meanwhile. The next page with products sends the subscription again.
  await withShopDatabase(({ pool }) =>
    pool.query('delete from push_subscriptions where endpoint = $1', [endpoint(id)]),
  );
  await page.evaluate(() => localStorage.setItem('avisos', '2020-01-01'));
  await page.goto('/');
  await expect.poll(() => stored(id)).toHaveLength(1);
  await page.goto('/ajustes');
  await card(page).getByRole('button', { name: 'Desactivar en este dispositivo' }).click();
  await expect(allow).toBeVisible();
  expect(await stored(id)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('avisos'))).toBeNull();
});

test('RT-20 a customer who says no is told how to change that', { tag: '@phone' }, async ({ page }) => {
  await withPush(page, 'denied', crypto.randomUUID());
  await signedIn(page);
  await page.goto('/ajustes');
  await card(page).getByRole('button', { name: 'Activar notificaciones' }).click();
  await expect(card(page)).toContainText('Bloqueaste las notificaciones de esta tienda.');
  await expect(card(page).getByRole('button')).toHaveCount(0);
});

/** Delivers a push to the worker, as the browser does for a message of its push service. */
async function push(page: Page, context: BrowserContext, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await devtools.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const all = await getNotifications.call(await navigator.serviceWorker.ready);
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, path: data?.path }));
  });

// The headless shell shows no notifications, so this test has the whole browser.
test('issue 41 a push is shown, a later one of the same order replaces it, and an unreadable one says that there is news', {
  tag: '@phone',
}, async ({ playwright }) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags],
  });
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await context.grantPermissions(['notifications'], { origin });
  await page.goto('/');
  await controlled(page);
  const note = { title: 'Tu paquete va en camino', text: 'Llega mañana.', path: '/pedido/7', topic: 'pedido-7' };
  await push(page, context, JSON.stringify(note));
  const one = { title: note.title, body: note.text, tag: note.topic, path: note.path };
  await expect.poll(() => shown(page)).toEqual([one]);
  await push(page, context, JSON.stringify({ ...note, title: 'Ya se entregó tu paquete' }));
  await expect.poll(() => shown(page)).toEqual([{ ...one, title: 'Ya se entregó tu paquete' }]);
  await push(page, context, '<no es JSON>');
  await expect.poll(async () => (await shown(page)).map(({ title }) => title)).toContain('Hay novedades para ti');
  await browser.close();
});
