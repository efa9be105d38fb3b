import { useHydrated } from '../device/use-hydrated.ts';
import { hasWebAuthn } from './webauthn.ts';

/** Whether this browser has passkeys; undefined in HTML and at hydration, where nobody knows. */
export function useWebAuthn(): boolean | undefined {
  return useHydrated() ? hasWebAuthn() : undefined;
}
