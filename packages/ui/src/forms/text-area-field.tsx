import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { describedBy, useField } from './form-state.ts';

interface TextAreaFieldProps extends FieldWords, Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'> {
  /** What the browser may fill in: a token of the HTML standard, or `off`. */
  autoComplete: string;
}

/** A field of several lines. It has no `maxLength`, which would cut a pasted text silently. */
export function TextAreaField({ rows = 5, placeholder, autoComplete, ...words }: TextAreaFieldProps) {
  const field = useField(words.name);
  return (
    <Field field={field} {...words}>
      <textarea
        id={field.id}
        name={words.name}
        rows={rows}
        placeholder={placeholder}
        required={words.required}
        disabled={words.disabled}
        autoComplete={autoComplete}
        defaultValue={field.value}
        // biome-ignore lint/a11y/noAutofocus: the first error of a document that answers a form
        autoFocus={field.autoFocus}
        aria-invalid={field.invalid}
        aria-describedby={describedBy(field, words.hint)}
        className="field-input field-area"
      />
    </Field>
  );
}
