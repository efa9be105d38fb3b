import { buttonClass } from '@tianguis/ui';
import { contentCopy } from './copy.ts';
import { Countdown } from './countdown.tsx';
import type { BlockData } from './data.server.ts';

type CountdownBlockProps = Omit<Extract<BlockData, { type: 'countdown' }>, 'type'> & { heading: 'h1' | 'h2' };

/** A band that counts down to a moment of the operator, such as the start of a sale. */
export function CountdownBlock({ title, text, action, ends_at, heading: Heading }: CountdownBlockProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-cempasuchil-wash p-4 sm:p-6"
    >
      <div className="min-w-0 grow basis-60">
        <Heading className="text-xl font-bold sm:text-2xl">{title}</Heading>
        {text !== '' && <p className="mt-1 max-w-[65ch]">{text}</p>}
      </div>
      {/* The words of browsers without scripts are longer than the clock, so they have small letters in its space. */}
      <div className="[&>.countdown]:min-h-7 [&>.countdown]:items-center [&_.countdown>span]:text-lg">
        <Countdown endsAt={ends_at} words={contentCopy.countdown} />
      </div>
      {action && (
        <a href={action.href} className={buttonClass('primary')}>
          {action.label}
        </a>
      )}
    </section>
  );
}
