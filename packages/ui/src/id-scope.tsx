import { createContext, type ReactNode, useContext } from 'react';

const Scope = createContext('');

/**
 * Appends `name` to the fixed ids of its children. So a part of a page can appear twice on a page, as in the gallery of
 * modules.
 */
export function IdScope({ name, children }: { name: string; children: ReactNode }) {
  return <Scope value={name}>{children}</Scope>;
}

/**
 * The scoped form of an id; unchanged outside of an {@link IdScope}. Use it for ids that links, labels or popovers
 * refer to.
 */
export function useScopedId(id: string): string {
  const scope = useContext(Scope);
  return scope === '' ? id : `${id}-${scope}`;
}
