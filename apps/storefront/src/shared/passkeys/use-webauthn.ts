import { useHydrated } from '../device/use-hydrated.ts';
import { hasWebAuthn } from './webauthn.ts';

/** Whether this browser supports passkeys; undefined in HTML and at hydration, where it is unknown. */
export function useWebAuthn(): boolean | undefined {
  return useHydrated() ? hasWebAuthn() : undefined;
}
