import { classNames, Icon } from '@tianguis/ui';
import type { StatusIcon, Tone } from './order-words.ts';

const colors: Readonly<Record<Tone, string>> = {
  act: 'text-cempasuchil-ink',
  going: 'text-nopal',
  done: 'text-nopal',
  refund: 'text-talavera',
  over: 'text-ink-soft',
};

interface StatusLineProps {
  status: string;
  icon: StatusIcon;
  tone: Tone;
  /** The element of the word; default: a paragraph. */
  as?: 'p' | 'h2' | 'h3';
  id?: string;
  className?: string;
}

/** The status of an order or a parcel (BL-13), with an icon. */
export function StatusLine({ status, icon, tone, as: Word = 'p', id, className }: StatusLineProps) {
  return (
    <Word
      {...(id !== undefined && { id })}
      className={classNames('flex items-center gap-2 font-bold', colors[tone], className)}
    >
      <Icon name={icon} className="size-5 flex-none" />
      <span className="min-w-0">{status}</span>
    </Word>
  );
}
