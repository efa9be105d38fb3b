import { Button, Icon } from '@tianguis/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentCopy as copy } from '../copy/payment-copy.ts';

interface CardFrameProps {
  /** Asks for the URLs of the acquirer's frame and of its full page; undefined if the acquirer does not answer. */
  ask: () => Promise<{ frame: string; page: string } | undefined>;
  /** Called with the id of the acquirer's page once a card is typed. */
  onCard: (session: string) => void;
}

/**
 * The acquirer's form for a card, in a frame: the data of a card never touch the shop. The frame reports the id of its
 * page. Only a message of the acquirer's own origin and of this frame counts.
 */
export function CardFrame({ ask, onCard }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [tries, setTries] = useState(0);
  const [urls, setUrls] = useState<{ frame: string; page: string } | 'failed'>();

  const load = useEffectEvent(async () => ask().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isCurrent = true;
    void load().then((found) => {
      if (isCurrent) setUrls(found ?? 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [tries]);

  const onMessage = useEffectEvent((event: MessageEvent) => {
    const session = sessionOf(event, frame.current);
    if (session !== undefined) onCard(session);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  if (urls === 'failed')
    return (
      <div className="grid min-h-83 content-start justify-items-start gap-3 p-3.5">
        <p role="alert" className="flex items-start gap-2 text-sm font-semibold text-alarm">
          <Icon name="alert" className="mt-0.5 size-4 flex-none" />
          {copy.frameFailed}
        </p>
        <Button look="outline" onClick={() => setTries((count) => count + 1)}>
          <Icon name="refresh" className="size-4" />
          {copy.frameAgain}
        </Button>
      </div>
    );
  if (urls === undefined)
    return (
      <p role="status" className="min-h-83 p-3.5 text-sm text-ink-soft">
        {copy.frameLoading}
      </p>
    );
  return (
    <div className="min-h-83">
      <iframe
        ref={frame}
        src={urls.frame + themeQuery(urls.frame)}
        title={copy.frame}
        // The height of the acquirer's form at the width of a small phone.
        className="block h-83 w-full"
      />
      {/* For browsers that block frames of other sites. */}
      <a href={urls.page} className="flex min-h-11 items-center px-3.5 text-sm text-talavera underline">
        {copy.fullPage}
      </a>
    </div>
  );
}

/** The acquirer draws its form in the shop's theme. */
function themeQuery(url: string): string {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? '' : `${url.includes('?') ? '&' : '?'}tema=${theme === 'dark' ? 'oscuro' : 'claro'}`;
}

/** The id in a message of the acquirer's frame; undefined for every other message. */
export function sessionOf(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: Pick<HTMLIFrameElement, 'src' | 'contentWindow'> | null,
): string | undefined {
  if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return undefined;
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'tarjeta') return undefined;
  return 'sesion' in data && typeof data.sesion === 'string' && /^[\w-]{1,100}$/.test(data.sesion)
    ? data.sesion
    : undefined;
}
