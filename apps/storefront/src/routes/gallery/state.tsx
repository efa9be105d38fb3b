import type { ReactNode } from 'react';

/** A named state of a module. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-2xs text-ink-soft">{name}</p>
      {children}
    </div>
  );
}

/** The modules of a family by name. Each is drawn twice on the page, once in each theme: its fixed ids are told apart by `IdScope`. */
export type Modules = Readonly<Record<string, ReactNode>>;
