import {
  type CommonPasswords,
  isTooShort,
  type PasswordLevel,
  passwordLength,
  passwordLevel,
  readCommonPasswords,
} from '@tianguis/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { passwordWords } from './password-words.ts';

const copy = passwordWords.meter;
const colours = ['bg-alarm', 'bg-alarm', 'bg-cempasuchil', 'bg-nopal', 'bg-nopal'] as const;

/**
 * Rates the password in the field `name` of its form. The space of the meter is reserved. The meter needs JavaScript,
 * and the server decides in the end. Before the list of common passwords has loaded, the meter shows only whether a
 * password is too short. The list loads when the field is used.
 */
export function PasswordMeter({ name }: { name: string }) {
  const id = useId();
  const self = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [common, setCommon] = useState<CommonPasswords>();
  useEffect(() => {
    const field = self.current?.closest('form')?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    let isGone = false;
    const load = () =>
      import('./common-password-list.ts').then(
        ({ commonPasswords }) => isGone || setCommon(readCommonPasswords(commonPasswords)),
        () => undefined,
      );
    const read = () => setTyped(field.value);
    // Reads a password that a password manager filled in earlier, and loads the list if the field already has the
    // focus.
    read();
    if (field.value !== '' || document.activeElement === field) load();
    else field.addEventListener('focus', load, { once: true });
    field.addEventListener('input', read);
    return () => {
      isGone = true;
      field.removeEventListener('focus', load);
      field.removeEventListener('input', read);
    };
  }, [name]);
  return (
    <div ref={self} className="-mt-2 min-h-9">
      {typed !== '' && (isTooShort(typed) || common !== undefined) && (
        <Level id={id} level={common ? passwordLevel(typed, common) : 0} length={[...typed].length} />
      )}
    </div>
  );
}

function Level({ id, level, length }: { id: string; level: PasswordLevel; length: number }) {
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-full transition-colors ${step <= level ? colours[level] : 'bg-line'}`}
          />
        ))}
      </div>
      <p id={id} role="status" className="mt-1 text-sm text-ink-soft">
        <span className="sr-only">{copy.label}: </span>
        {level === 0 ? copy.missing(passwordLength.least - length) : copy.levels[level]}
      </p>
    </>
  );
}
