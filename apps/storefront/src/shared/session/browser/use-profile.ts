import type { Profile } from '@tianguis/domain';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useCookie } from '../../device/use-cookie.ts';
import { useHydrated } from '../../device/use-hydrated.ts';
import { sessionCookies } from '../session-names.ts';

/** What the frame of a page needs to know of a customer. */
export type Greeted = Pick<Profile, 'nombre' | 'correo'>;

/** Route that every page of a customer is below; its loader gives the profile. */
const accountLayout = 'routes/account/layout';

/**
 * The customer who is signed in on this device; undefined for visitors. Public pages are the same for everybody, so there
 * it is undefined until hydration; pages of a customer know it before.
 */
export function useProfile(): Greeted | undefined {
  const own = useRouteLoaderData(accountLayout) as { profile: Profile } | undefined;
  const text = useCookie(sessionCookies.profile);
  const isHydrated = useHydrated();
  const stored = useMemo(() => readGreeted(text), [text]);
  return isHydrated ? stored : own?.profile;
}

/** Out of a cookie, which anybody can write. The server reads all of it (`readProfile`). */
function readGreeted(text: string | undefined): Greeted | undefined {
  try {
    const { nombre, correo } = JSON.parse(text ?? '');
    return typeof nombre === 'string' && typeof correo === 'string' ? { nombre, correo } : undefined;
  } catch {
    return undefined;
  }
}
