import type { ReactNode } from 'react';
import { FieldError, FieldHint, FieldLabel, type FieldWords } from './field.tsx';
import { describedBy, useField } from './form-state.ts';

interface CheckboxProps extends FieldWords {
  /** The value that is sent if the box is checked. */
  value?: string;
  /** A link beside the label, outside of the area whose press checks the box. */
  more?: ReactNode;
}

/** A checkbox. */
export function Checkbox({ value = '1', more, ...words }: CheckboxProps) {
  const field = useField(words.name);
  return (
    <div className="field">
      <div className="field-check">
        <label className="field-choice">
          <input
            id={field.id}
            type="checkbox"
            name={words.name}
            value={value}
            required={words.required}
            disabled={words.disabled}
            defaultChecked={field.value === value}
            // biome-ignore lint/a11y/noAutofocus: the first error of a document that answers a form
            autoFocus={field.autoFocus}
            aria-invalid={field.invalid}
            aria-describedby={describedBy(field, words.hint)}
          />
          <span className="min-w-0">
            <FieldLabel {...words} />
          </span>
        </label>
        {more}
      </div>
      <FieldHint field={field} hint={words.hint} />
      <FieldError field={field} />
    </div>
  );
}
