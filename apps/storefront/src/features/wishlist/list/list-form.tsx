import { classNames, Form, FormMessage, type FormResult } from '@tianguis/ui';
import { type ReactNode, useId } from 'react';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { wishlistPath, wishlistPaths } from '../../../shared/links/wishlist-paths.ts';
import { listCopy as copy } from './list-copy.ts';
import { listFields as fields, type ListAction } from './list-data.ts';

const send = (form: FormData): Promise<FormResult> => sendForm(wishlistPaths.answer, form);

interface ListFormProps {
  /** Absent: the buttons say it. */
  what?: ListAction;
  /** The list that it is about; absent: none, or a new one. */
  list?: string | undefined;
  /** Whether the list has the address of the specification. */
  isDefault?: boolean;
  product?: number;
  values?: Readonly<Record<string, string>>;
  result?: FormResult | undefined;
  onDone?: (result: FormResult) => void;
  /** Shown within another page: nothing takes the focus. */
  sample?: boolean | undefined;
  /** A form of one button. */
  isTight?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form of a list: leads to the page that shows what was done, unless its page shows it itself. */
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
