import { useEffect, useRef, useState } from 'react';
import { beforeSessionEnd } from '../../../shared/session/browser/leave-session.ts';
import { useProfile } from '../../../shared/session/browser/use-profile.ts';
import { ownerField } from './drafts.ts';
import { saveTyped } from './save-typed.ts';

/**
 * The customer who types into the form. When the form is submitted after the session has ended, the cookies no longer
 * contain this, and the draft must not reach another customer of the device. If the session ends while the page is
 * open, the typed texts become a draft before the page is left.
 */
export function OwnerField() {
  const profile = useProfile();
  const [owner] = useState(profile?.correo ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(
    () =>
      beforeSessionEnd(async () => {
        const form = input.current?.form;
        if (form) await saveTyped(form);
      }),
    [],
  );
  return <input ref={input} type="hidden" name={ownerField} value={owner} />;
}
