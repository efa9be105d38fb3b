import type { IconName } from '@tianguis/ui';
import { Icon, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';

/** A card with a heading and an icon. */
export function Card(props: { id?: string; icon: IconName; title: string; children: ReactNode }) {
  const id = useScopedId(props.id ?? '');
  return (
    <section id={props.id && id} className="scroll-mt-4 rounded-lg border border-line bg-card p-4 sm:p-5">
      <h2 className="flex items-center gap-2.5 text-lg font-bold">
        <Icon name={props.icon} className="size-5 flex-none text-ink-soft" />
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
