import type { FormResult } from '@tianguis/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { withAnswer } from '../../../shared/passkeys/ceremony.ts';
import { optionsField } from '../../../shared/passkeys/fields.ts';
import { askKey, canFillIn } from '../../../shared/passkeys/webauthn.ts';
import { backField } from '../fields.ts';

/** Path or URL to go to afterwards, and the query of the page, which a code step preserves (RT-05). */
interface Way {
  back: string;
  search: string;
}

/** The options of a passkey are valid for five minutes. They are renewed earlier, if the page is visible. */
const renewMs = 4 * 60_000;

/**
 * Offers the passkeys of this device in the browser's autofill of the e-mail field (conditional mediation). `onResult`
 * receives the result of a chosen passkey. A browser allows one request for a passkey at a time. So `pause` cancels
 * this request in favour of another, and `resume` starts it again.
 */
export function useAutofill({ back, search }: Way, onResult: (result: FormResult) => void) {
  const [round, setRound] = useState(0);
  const current = useRef<AbortController>(undefined);
  const latest = useRef(onResult);
  latest.current = onResult;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    const given = new AbortController();
    current.current = given;
    const { signal } = given;
    const renew = () => {
      if (document.visibilityState === 'visible') setRound((count) => count + 1);
      else document.addEventListener('visibilitychange', renew, { once: true, signal });
    };
    void offer({ back, search }, signal).then((result) => {
      if (!result || signal.aborted) return;
      latest.current(result);
      if (result.status !== 'done') renew();
    });
    const timer = setTimeout(renew, renewMs);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [back, search, round]);

  const pause = useCallback(() => current.current?.abort(), []);
  const resume = useCallback(() => setRound((count) => count + 1), []);
  return { pause, resume };
}

/** @returns undefined if no passkey was chosen, which is no failure */
async function offer({ back, search }: Way, signal: AbortSignal): Promise<FormResult | undefined> {
  if (!(await canFillIn()) || signal.aborted) return undefined;
  const form = new FormData();
  form.set(backField, back);
  try {
    const asked = await sendForm(accountPaths.passkeyAnswer + search, form);
    const options = asked.values[optionsField];
    if (options === undefined || signal.aborted) return undefined;
    const answer = await askKey(options, { mediation: 'conditional', signal });
    return await sendForm(accountPaths.passkeyAnswer + search, withAnswer(form, asked, answer));
  } catch {
    return undefined;
  }
}
