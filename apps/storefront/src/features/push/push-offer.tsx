import { Button, Icon } from '@tianguis/ui';
import { useEffect, useRef, useState } from 'react';
import { readItem, storedItems, writeItem } from '../../shared/device/stored-item.ts';
import { allowPush, fetchPushKey, isPushOn, pushAvailability } from './browser-push.ts';
import { pushCopy } from './push-copy.ts';

const copy = pushCopy.afterOrder;

/**
 * Offers push notifications about the order, once: after an order, to a customer who has neither allowed nor refused
 * them on this device. It stands at the end of the page, so its appearance moves nothing.
 */
export function PushOffer({ sample = false }: { sample?: boolean }) {
  const [isOffered, setOffered] = useState(sample);
  const [words, setWords] = useState('');
  const key = useRef<string>(undefined);

  useEffect(() => {
    if (sample || isPushOn() || readItem(storedItems.pushRefused) !== null || pushAvailability() !== 'possible') return;
    let isGone = false;
    fetchPushKey()
      .then((found) => {
        key.current = found;
        if (!isGone) setOffered(found !== undefined);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [sample]);

  async function allow() {
    if (sample || key.current === undefined) return;
    try {
      const told = await allowPush(key.current);
      if (told) setWords(pushCopy.allowed);
      else refuse();
    } catch {
      setWords(pushCopy.failed);
    }
  }

  function refuse() {
    if (sample) return;
    writeItem(storedItems.pushRefused, '1');
    setOffered(false);
  }

  if (!isOffered) return null;
  return (
    <section aria-label={copy.title} className="flex gap-3 rounded-lg border border-line bg-card p-4 print:hidden">
      <Icon name="bell" className="mt-0.5 size-6 flex-none text-talavera" />
      <div className="min-w-0 grow">
        <h2 className="font-bold">{copy.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">{copy.text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {words !== pushCopy.allowed && (
            <>
              <Button look="primary" onClick={allow}>
                {copy.yes}
              </Button>
              <Button look="quiet" onClick={refuse}>
                {copy.no}
              </Button>
            </>
          )}
        </div>
        <p role="status" className="text-sm">
          {words}
        </p>
      </div>
    </section>
  );
}
