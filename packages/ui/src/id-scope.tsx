import { createContext, type ReactNode, useContext } from 'react';

const Scope = createContext('');

/**
 * Makes the fixed ids of everything inside end in `name`, so that a part of a page can stand on it twice, as in the
 * gallery of modules.
 */
export function IdScope({ name, children }: { name: string; children: ReactNode }) {
  return <Scope value={name}>{children}</Scope>;
}

/**
 * `id` as it is on this page: the same, but within an {@link IdScope}. For ids that addresses, labels or popovers name.
 */
export function useScopedId(id: string): string {
  const scope = useContext(Scope);
  return scope === '' ? id : `${id}-${scope}`;
}
