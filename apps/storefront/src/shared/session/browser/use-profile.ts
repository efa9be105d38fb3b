import type { Profile } from '@tianguis/domain';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useCookie } from '../../device/use-cookie.ts';
import { useHydrated } from '../../device/use-hydrated.ts';
import { sessionCookies } from '../session-names.ts';

/** The properties of a customer that the frame of a page shows. */
export type Greeted = Pick<Profile, 'nombre' | 'correo'>;

/** The layout of every page of a customer; its loader returns the profile. */
const accountLayout = 'routes/account/layout';

/**
 * The customer who is signed in on this device; undefined for visitors. Public pages are the same for everybody, so the
 * value is undefined until hydration. Pages of a customer have the value from the start.
 */
export function useProfile(): Greeted | undefined {
  const own = useRouteLoaderData(accountLayout) as { profile: Profile } | undefined;
  const text = useCookie(sessionCookies.profile);
  const isHydrated = useHydrated();
  const stored = useMemo(() => readGreeted(text), [text]);
  return isHydrated ? stored : own?.profile;
}

/** Parses the cookie, which anybody can forge. The server parses all of its properties (`readProfile`). */
function readGreeted(text: string | undefined): Greeted | undefined {
  try {
    const { nombre, correo } = JSON.parse(text ?? '');
    return typeof nombre === 'string' && typeof correo === 'string' ? { nombre, correo } : undefined;
  } catch {
    return undefined;
  }
}
