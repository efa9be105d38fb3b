import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, FieldLabel, type FieldWords } from './field.tsx';
import { describedBy, useField } from './form-state.ts';
import type { Choice } from './select-field.tsx';

interface RadioGroupProps extends FieldWords {
  /** `mark` stands before the label, such as stars. */
  choices: readonly (Choice & { hint?: string; mark?: ReactNode })[];
  /** Shows short choices in one line with the label. */
  inline?: boolean;
}

/** Radio buttons for a few choices. */
export function RadioGroup({ choices, inline = false, ...words }: RadioGroupProps) {
  const field = useField(words.name);
  const { name, required, disabled } = words;
  const legendId = `${field.id}-grupo`;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group is never invalid
      role="radiogroup"
      aria-labelledby={legendId}
      disabled={disabled}
      aria-required={required}
      aria-invalid={field.invalid}
      aria-describedby={describedBy(field, words.hint)}
      className={classNames('field', inline && 'field-inline')}
    >
      <legend id={legendId} className="field-label">
        <FieldLabel {...words} />
      </legend>
      <FieldHint field={field} hint={words.hint} />
      <div className="field-choices">
        {choices.map((choice, index) => (
          <label key={choice.value} className="field-choice">
            <input
              id={index === 0 ? field.id : undefined}
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === field.value}
              // biome-ignore lint/a11y/noAutofocus: the first error of a document that answers a form
              autoFocus={field.autoFocus && index === 0}
            />
            <span className="min-w-0">
              {choice.mark}
              {choice.label}
              {choice.hint && <span className="field-hint block">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
