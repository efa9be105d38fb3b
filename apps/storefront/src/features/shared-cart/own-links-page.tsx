import { Button, buttonClass, type FormResult, Icon } from '@tianguis/ui';
import { useId, useRef, useState } from 'react';
import { useHydrated } from '../../shared/device/use-hydrated.ts';
import { cartPaths } from '../../shared/links/cart-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { sharedCartCopy } from './copy.ts';
import { sharedCartFields as fields, type OwnLinkData } from './data.ts';

const copy = sharedCartCopy.share;

interface OwnLinksPageProps {
  links: readonly OwnLinkData[];
  result?: FormResult | undefined;
  /** Shown within another page. */
  sample?: boolean;
}

/** "Compartir mi carrito": makes links, and closes them. */
export function OwnLinksPage({ links, result, sample = false }: OwnLinksPageProps) {
  const Heading = sample ? 'h2' : 'h1';
  const Title = sample ? 'h3' : 'h2';
  const isFault = result !== undefined && result.status !== 'done';
  return (
    <div className="page max-w-3xl pt-4 pb-10 lg:pt-8">
      <a
        href={paths.cart}
        className="touch inline-flex items-center gap-1 text-sm font-semibold text-talavera underline"
      >
        {copy.back}
      </a>
      <Heading className="mt-2 text-2xl font-bold lg:text-3xl">{copy.title}</Heading>
      <p className="mt-1 max-w-[65ch] text-ink-soft">{copy.text}</p>
      {result && (
        <p
          role={isFault ? 'alert' : 'status'}
          className={`mt-4 flex items-start gap-2 rounded-md px-4 py-3 text-sm font-semibold ${isFault ? 'bg-alarm-wash text-alarm' : 'bg-nopal-wash text-nopal'}`}
        >
          <Icon name={isFault ? 'alert' : 'check'} className="mt-0.5 size-4 flex-none" />
          {result.message}
        </p>
      )}
      <form method="post" action={cartPaths.share} className="mt-4">
        <button type="submit" className={buttonClass('primary', 'max-sm:w-full')}>
          <Icon name="link" className="size-4" />
          {copy.create}
        </button>
      </form>
      {links.length === 0 ? (
        <p className="mt-6 rounded-lg border border-dashed border-line-strong px-4 py-8 text-center text-ink-soft">
          {copy.none}
        </p>
      ) : (
        <section className="mt-8">
          <Title className="text-lg font-bold">{copy.open}</Title>
          <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
            {links.map((link) => (
              <li key={link.id} className="rounded-lg border border-line bg-card p-4">
                <OwnLink link={link} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function OwnLink({ link: { id, url, products, made, until } }: { link: OwnLinkData }) {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
      input.current?.select();
    }
  }

  return (
    <>
      <label htmlFor={inputId} className="text-sm font-semibold">
        {copy.label}
      </label>
      <p className="text-sm text-ink-soft">{copy.about(products, made, until)}</p>
      <input
        ref={input}
        id={inputId}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-2 min-h-11 w-full rounded-md border border-line-strong bg-sunken px-3 text-sm"
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(copy.sendText(url))}`}
          rel="noreferrer"
          className={buttonClass('secondary', 'max-sm:w-full')}
        >
          <Icon name="whatsapp" className="size-4" />
          {copy.send}
        </a>
        <Button look="outline" onClick={onCopy} className={isHydrated ? 'max-sm:w-full' : 'invisible max-sm:w-full'}>
          <Icon name="copy" className="size-4" />
          {copy.copy}
        </Button>
        <form method="post" action={cartPaths.share} className="max-sm:w-full">
          <input type="hidden" name={fields.link} value={id} />
          <button type="submit" className={buttonClass('outline', 'max-sm:w-full')}>
            {copy.close}
          </button>
        </form>
        <span role="status" className={`text-sm ${outcome === 'copyFailed' ? 'text-alarm' : 'text-nopal'}`}>
          {outcome ? copy[outcome] : ''}
        </span>
      </div>
    </>
  );
}
