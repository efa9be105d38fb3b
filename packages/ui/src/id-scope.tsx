import { createContext, type ReactNode, useContext } from 'react';

const Scope = createContext('');

/**
 * Appends `name` to the fixed ids of everything inside, so that a part of a page can be on it twice, as in the gallery
 * of modules.
 */
export function IdScope({ name, children }: { name: string; children: ReactNode }) {
  return <Scope value={name}>{children}</Scope>;
}

/**
 * `id` as it is on this page: unchanged, except within an {@link IdScope}. For ids used by addresses, labels or
 * popovers.
 */
export function useScopedId(id: string): string {
  const scope = useContext(Scope);
  return scope === '' ? id : `${id}-${scope}`;
}
