import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { describedBy, useField } from './form-state.ts';

interface TextAreaFieldProps extends FieldWords, Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'> {
  /** The value of the attribute `autocomplete`. */
  autoComplete: string;
}

/** A field of several lines. It has no `maxLength`, since browsers would cut a longer text without notice. */
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
