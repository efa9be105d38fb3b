import { classNames, Icon, type IconName } from '@tianguis/ui';
import type { Tone } from './order-words.ts';

const looks: Readonly<Record<Tone, { icon: IconName; color: string }>> = {
  act: { icon: 'clock', color: 'text-cempasuchil-ink' },
  going: { icon: 'truck', color: 'text-nopal' },
  done: { icon: 'check', color: 'text-nopal' },
  refund: { icon: 'return', color: 'text-talavera' },
  over: { icon: 'close', color: 'text-ink-soft' },
};

interface StatusLineProps {
  status: string;
  tone: Tone;
  /** The element of the word; default: a paragraph. */
  as?: 'p' | 'h2' | 'h3';
  id?: string;
  className?: string;
}

/** The status of an order or a parcel (BL-13), with an icon. */
export function StatusLine({ status, tone, as: Word = 'p', id, className }: StatusLineProps) {
  const { icon, color } = looks[tone];
  return (
    <Word
      {...(id !== undefined && { id })}
      className={classNames('flex items-center gap-2 font-bold', color, className)}
    >
      <Icon name={icon} className="size-5 flex-none" />
      <span className="min-w-0">{status}</span>
    </Word>
  );
}
