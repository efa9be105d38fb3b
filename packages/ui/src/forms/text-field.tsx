import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import { describedBy, useField } from './form-state.ts';

interface TextFieldProps
  extends FieldWords,
    Pick<
      ComponentProps<'input'>,
      'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'maxLength' | 'placeholder' | 'readOnly' | 'className'
    > {
  type?: 'text' | 'email' | 'tel' | 'date';
  /** The value of the attribute `autocomplete`. */
  autoComplete: string;
  /** Removes characters that are not allowed from the typed text. */
  clean?: (typed: string) => string;
  /** Content at the end of the input, in the same row. */
  end?: ReactNode;
}

/** A field of one line: name, e-mail, telephone, postal code, RFC, date. */
export function TextField({ type = 'text', clean, end, className, ...props }: TextFieldProps) {
  const { label, hint, optional, ...input } = props;
  const field = useField(props.name);
  const isProse = type === 'text' && input.inputMode === undefined;
  return (
    <Field field={field} {...props}>
      <div className="field-row">
        <input
          {...(!isProse && { autoCapitalize: 'none', spellCheck: false })}
          {...input}
          id={field.id}
          type={type}
          defaultValue={field.value}
          // biome-ignore lint/a11y/noAutofocus: the first error of a document that answers a form
          autoFocus={field.autoFocus}
          aria-invalid={field.invalid}
          aria-describedby={describedBy(field, hint)}
          onInput={
            clean &&
            (({ currentTarget: element }) => {
              const cleaned = clean(element.value);
              if (cleaned !== element.value) element.value = cleaned;
            })
          }
          className={classNames('field-input', className)}
        />
        {end}
      </div>
    </Field>
  );
}
