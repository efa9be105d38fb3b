import { Icon } from '@tianguis/ui';
import { useState } from 'react';
import { productCopy } from './copy.ts';

const copy = productCopy.share;
const copiedMs = 2500;

/**
 * Shares this URL: by WhatsApp without scripts, or by the device's share sheet. Without a share sheet it copies the
 * link.
 */
export function Share({ title, url }: { title: string; url: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function share() {
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
      setTimeout(() => setOutcome(undefined), copiedMs);
    } catch (error) {
      // The shopper closed the share sheet, which is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  }

  return (
    <div className="-mx-3 flex items-center gap-1 text-sm">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        rel="noopener"
        className="flex min-h-11 items-center gap-2 rounded-full px-3 hover:bg-sunken"
      >
        <Icon name="whatsapp" className="size-4" />
        <span aria-hidden="true">WhatsApp</span>
        <span className="sr-only">{copy.whatsapp}</span>
      </a>
      <button
        type="button"
        onClick={share}
        className="flex min-h-11 items-center gap-2 rounded-full px-3 hover:bg-sunken"
      >
        <Icon name="share" className="size-4" />
        {copy.title}
      </button>
      <span role="status" className={`text-xs ${outcome === 'failed' ? 'text-alarm' : 'text-nopal'}`}>
        {outcome ? copy[outcome] : ''}
      </span>
    </div>
  );
}
