import type { Store } from '@tianguis/contract';

export type StoreKind = 'own' | 'official' | 'seller';

export function kindOf(store: Pick<Store, 'is_own' | 'is_official'>): StoreKind {
  return store.is_own ? 'own' : store.is_official ? 'official' : 'seller';
}

/** City and state, "Monterrey, Nuevo León"; both may be empty. */
export function locationOf({ city, state }: Pick<Store, 'city' | 'state'>): string {
  return [...new Set([city, state])].filter(Boolean).join(', ');
}
