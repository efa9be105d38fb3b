import { redirect } from 'react-router';
import { describe, expect, test } from 'vitest';
import { ask, origin } from './test-one-page.server.ts';

describe('after signing in, visitors come back', () => {
  const toLogin = () => {
    throw redirect('/login', 303);
  };
  const back = (path: string) => `/login?redirect=${encodeURIComponent(origin + path)}`;

  test('RL-01 RT-02 to the requested page', async () => {
    const reply = await ask(toLogin, { path: '/page?a=1&b=%C3%B1' });
    expect(reply.headers.get('location')).toBe(back('/page?a=1&b=%C3%B1'));
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const byScript = await ask(toLogin, { path: '/page.data?a=1' });
    expect(await byScript.text()).toContain(back('/page?a=1'));
  });

  test('RT-02 to the page that sent a form, only within this shop', async () => {
    const asked = (referer: string) => ask(toLogin, { method: 'POST', headers: { referer } });
    expect((await asked(`${origin}/producto/1?variante=A`)).headers.get('location')).toBe(
      back('/producto/1?variante=A'),
    );
    expect((await asked('https://evil.example/x')).headers.get('location')).toBe(back('/'));
  });

  test('an explicit way back stays', async () => {
    const loader = () => redirect('/login?redirect=x', 303);
    expect((await ask(loader)).headers.get('location')).toBe('/login?redirect=x');
  });
});
