import { IdScope, useScopedId } from '@tianguis/ui';
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

/** A second instance of a part that the page already contains, with other ids. */
export function Apart({ name, children }: { name: string; children: ReactNode }) {
  return <IdScope name={useScopedId(name)}>{children}</IdScope>;
}

/** The modules of a family by name. Each is rendered twice, once per theme; `IdScope` makes their ids distinct. */
export type Modules = Readonly<Record<string, ReactNode>>;
