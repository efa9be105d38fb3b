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
  /** Text while nothing is chosen; without it the first one is. */
  none?: string;
  autoComplete: string;
}

/** One of many choices, by the system's list. */
export function SelectField({ choices, none, autoComplete, ...words }: SelectFieldProps) {
  const field = useField(words.name);
  return (
    <Field field={field} {...words}>
      <div className="field-row relative">
        <select
          // React never changes the default of a list, to which a form is reset.
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
