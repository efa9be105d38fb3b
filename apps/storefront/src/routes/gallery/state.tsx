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

/** The modules of a family by name. Each is rendered twice, once per theme; `IdScope` keeps their fixed ids apart. */
export type Modules = Readonly<Record<string, ReactNode>>;
