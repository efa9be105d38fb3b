import { classNames, Form, FormMessage, type FormResult } from '@tianguis/ui';
import { type ReactNode, useId } from 'react';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { wishlistPath, wishlistPaths } from '../../../shared/links/wishlist-paths.ts';
import { listCopy as copy } from './list-copy.ts';
import { listFields as fields, type ListAction } from './list-data.ts';

const send = (form: FormData): Promise<FormResult> => sendForm(wishlistPaths.answer, form);

interface ListFormProps {
  /** The action; absent if the form's buttons contain it. */
  what?: ListAction;
  /** Id of the list to change; absent for a new list. */
  list?: string | undefined;
  /** Whether the list is the default list, which has the URL of the specification. */
  isDefault?: boolean;
  product?: number;
  values?: Readonly<Record<string, string>>;
  result?: FormResult | undefined;
  onDone?: (result: FormResult) => void;
  /** The form is shown inside the gallery: nothing takes the focus. */
  sample?: boolean | undefined;
  /** The form has one button and no fields. */
  isTight?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form of a list. It leads to the page that shows the result, unless a script shows the result in this page. */
export function ListForm(props: ListFormProps) {
  const id = useId();
  const { what, list, isDefault = true, product, values, result, isTight, className, children } = props;
  const { pending, onDone } = useGoing();
  return (
    <Form
      id={id}
      action={wishlistPath(isDefault ? undefined : list)}
      submit={send}
      failed={copy.offline}
      values={values}
      result={result}
      pending={pending}
      onDone={(answer) => {
        onDone(answer);
        props.onDone?.(answer);
      }}
      {...(props.sample && { sample: true })}
      className={classNames(isTight ? 'gap-1' : '[&>.form-message:empty]:-mt-4', className)}
    >
      {what !== undefined && <input type="hidden" name={fields.what} value={what} />}
      {list !== undefined && <input type="hidden" name={fields.list} value={list} />}
      {product !== undefined && <input type="hidden" name={fields.product} value={product} />}
      {children}
      <FormMessage role="alert" sending={copy.sending} />
    </Form>
  );
}
