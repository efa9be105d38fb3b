import { Icon } from '../icon.tsx';
import { Field, type FieldWords } from './field.tsx';
import { describedBy, useField } from './form-state.ts';

/** A choice. */
export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldWords {
  choices: readonly Choice[];
  /** Text while nothing is chosen. Without this text, the first choice is selected. */
  none?: string;
  autoComplete: string;
}

/** A drop-down list of the operating system, for many choices. */
export function SelectField({ choices, none, autoComplete, ...words }: SelectFieldProps) {
  const field = useField(words.name);
  return (
    <Field field={field} {...words}>
      <div className="field-row relative">
        <select
          // React never updates the default value of a list, which a reset of the form restores. A new key replaces the
          // list.
          key={field.value}
          id={field.id}
          name={words.name}
          required={words.required}
          disabled={words.disabled}
          autoComplete={autoComplete}
          defaultValue={field.value ?? ''}
          // biome-ignore lint/a11y/noAutofocus: the first error of a document that answers a form
          autoFocus={field.autoFocus}
          aria-invalid={field.invalid}
          aria-describedby={describedBy(field, words.hint)}
          className="field-input field-select"
        >
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="field-arrow" />
      </div>
    </Field>
  );
}
