import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useScopedId } from '../id-scope.tsx';
import type { FieldTexts, FormResult } from './form-result.ts';
import { FormState } from './form-state.ts';
import { useOnce } from './use-once.ts';

export interface PlainFormProps {
  /** Prefix of the ids of the form's parts. */
  id: string;
  action: string;
  /** `get` for a form that only chooses the content of the next page. */
  method?: 'get' | 'post';
  /** Initial values of the fields. */
  values?: FieldTexts | undefined;
  /** The result that the document shows. The first field with an error has the focus. */
  result?: FormResult | undefined;
  /** Shows the form as an example within another page. The form then never takes the focus, and is not sent. */
  sample?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form that the browser itself sends, with the fields of the form kit. A second press sends nothing. The server
 * validates; the browser's validation is off, because its messages are not the shop's.
 */
export function PlainForm({
  id: given,
  action,
  method = 'post',
  values,
  result,
  sample = false,
  ...more
}: PlainFormProps) {
  const id = useScopedId(given);
  const { isSending, onSubmit } = useOnce(sample);
  const errors = result?.fieldErrors ?? {};
  const state: FormState = {
    id,
    values: { ...values, ...result?.values },
    errors,
    resultErrors: errors,
    status: result?.status,
    message: result?.message ?? '',
    isPending: isSending,
    isSummarised: false,
    focused: sample ? undefined : Object.keys(errors)[0],
  };
  return (
    <form
      id={id}
      method={method}
      action={action}
      noValidate
      onSubmit={onSubmit}
      className={classNames('form', more.className)}
    >
      <FormState value={state}>{more.children}</FormState>
    </form>
  );
}
