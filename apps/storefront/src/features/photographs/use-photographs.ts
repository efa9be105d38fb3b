import { useState } from 'react';
import { photographsCopy as copy } from './photographs-copy.ts';
import type { RefusedPhotograph } from './photographs-fields.ts';
import { removePhotograph, type Sent, sendPhotograph } from './send-photographs.ts';

/** A photograph that is being sent. */
export interface Sending {
  /** Differs from that of all others. */
  key: number;
  name: string;
  /** The sent part, from 0 to 1. */
  share: number;
}

let nextKey = 0;

/** The photographs of a form in an open page. They are sent one after the other. */
export function usePhotographs(form: string, shown: readonly string[], shownRefused: readonly RefusedPhotograph[]) {
  const [ids, setIds] = useState<readonly string[]>(shown);
  const [refused, setRefused] = useState(shownRefused);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  /** What a screen reader announces. */
  const [news, setNews] = useState('');

  function take(sent: Sent, name: string, words: (count: number) => string): void {
    const faults = 'failure' in sent ? [{ name, message: sent.failure }] : sent.refused;
    if ('ids' in sent) setIds(sent.ids);
    if (faults.length > 0) setRefused((before) => [...before, ...faults]);
    else if ('ids' in sent) setNews(words(sent.ids.length));
  }

  async function add(files: readonly File[]): Promise<void> {
    setRefused([]);
    setSending(files.map(({ name }) => ({ key: nextKey++, name, share: 0 })));
    for (const file of files) {
      setNews(copy.sending(file.name));
      const onProgress = (share: number) =>
        setSending((before) => before.map((one, at) => (at === 0 ? { ...one, share } : one)));
      take(await sendPhotograph(form, file, onProgress), file.name, (count) => copy.added(file.name, count));
      setSending((before) => before.slice(1));
    }
  }

  async function remove(id: string): Promise<void> {
    setRefused([]);
    take(await removePhotograph(form, id), '', copy.gone);
  }

  return { ids, refused, sending, news, add, remove };
}
