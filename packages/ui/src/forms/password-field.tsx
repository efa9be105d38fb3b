import { useEffect, useRef, useState } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { describedBy, useField } from './form-state.ts';

interface PasswordFieldProps extends FieldWords {
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint?: 'next' | 'done' | 'go';
  /** The button's labels for showing and hiding the password. */
  show: string;
  hide: string;
}

/**
 * A field for a password. Servers never send passwords back, so the field is empty in a result without JavaScript. With
 * JavaScript, a button shows the password. It is hidden again when the form is sent, so that browsers recognise it as a
 * password.
 */
export function PasswordField({ show, hide, autoComplete, enterKeyHint, ...words }: PasswordFieldProps) {
  const field = useField(words.name);
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState<boolean>();

  useEffect(() => {
    setShown(false);
    const form = input.current?.form;
    const conceal = () => setShown(false);
    form?.addEventListener('submit', conceal);
    return () => form?.removeEventListener('submit', conceal);
  }, []);

  return (
    <Field field={field} {...words}>
      <div className="field-row relative">
        <input
          ref={input}
          id={field.id}
          name={words.name}
          type={isShown ? 'text' : 'password'}
          required={words.required}
          disabled={words.disabled}
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the first error of a document that answers a form
          autoFocus={field.autoFocus}
          aria-invalid={field.invalid}
          aria-describedby={describedBy(field, words.hint)}
          className="field-input field-password"
        />
        {isShown !== undefined && (
          <button
            type="button"
            disabled={words.disabled}
            aria-controls={field.id}
            onClick={() => setShown(!isShown)}
            className="field-show"
          >
            {isShown ? hide : show}
          </button>
        )}
      </div>
    </Field>
  );
}
