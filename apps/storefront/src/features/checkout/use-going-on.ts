import type { FormResult } from '@tianguis/ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { goField } from '../../shared/forms/go-field.ts';
import { sendForm } from '../../shared/forms/send-form.ts';
import { focusNextHeading } from '../../shared/links/heading-focus.ts';

const stays: FormResult = { status: 'next', values: {}, fieldErrors: {}, message: '' };

/** Pages of the checkout, which follow each other without a new document. */
const ownPages = /^\/comprar\/|^\/pedido\/\d+\/pagar/;

/**
 * For forms of the checkout whose success leads to another page. The form looks busy until that page is shown. Pages of
 * the bank are other documents.
 */
export function useGoingOn() {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const send = useCallback(
    async (path: string, form: FormData): Promise<FormResult> => {
      const result = await sendForm(path, form);
      const to = result.values[goField];
      if (to === undefined) return result;
      setPending(true);
      if (!ownPages.test(to)) {
        location.assign(to);
        return new Promise(() => undefined);
      }
      focusNextHeading();
      await navigate(to);
      setPending(false);
      return stays;
    },
    [navigate],
  );
  return { pending, send };
}
