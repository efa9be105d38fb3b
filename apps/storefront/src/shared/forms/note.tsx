import { Icon } from '@tianguis/ui';
import type { ReactNode } from 'react';

/** A message above the content of a page. */
export function Note(props: { look: 'alarm' | 'warning' | 'good'; role?: 'alert' | 'status'; children: ReactNode }) {
  const looks = {
    alarm: 'bg-alarm-wash text-alarm',
    warning: 'bg-cempasuchil-wash text-cempasuchil-ink',
    good: 'bg-nopal-wash text-nopal',
  } as const;
  return (
    <div
      role={props.role}
      className={`flex items-start gap-2.5 rounded-lg p-4 text-sm font-semibold [overflow-wrap:anywhere] ${looks[props.look]}`}
    >
      <Icon name={props.look === 'good' ? 'check' : 'alert'} className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0">{props.children}</div>
    </div>
  );
}
