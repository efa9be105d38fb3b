import { typedPostalCode } from '@tianguis/domain';
import { Button, Form, FormMessage, type FormResult, Icon, SubmitButton, TextField } from '@tianguis/ui';
import type { SubmitEvent } from 'react';
import { forgetChosenAddress } from '../../../commerce/destination/chosen-address.ts';
import { postalCodeCookie } from '../../../commerce/destination/postal-code.ts';
import { removeCookie } from '../../../shared/device/cookies.ts';
import { SignInLink } from '../../../shared/frame/sign-in-link.tsx';
import { locationCopy } from './copy.ts';
import { storeInBrowser } from './postal-code-in-browser.ts';
import { forgetField, goalField, postalCodeAction, postalCodeField } from './postal-code-result.ts';

const copy = locationCopy.dialog;

/** The postal service's search page. */
const finder = 'https://www.correosdemexico.gob.mx/SSLServicios/ConsultaCP/Descarga.aspx';

interface PostalCodeFieldsProps {
  id?: string;
  /** The stored code; empty if there is none. */
  stored?: string;
  result?: FormResult | undefined;
  sample?: boolean;
  /** Called with the message to show. */
  done?: (message: string) => void;
  /** Path to go to after the code is stored, without JavaScript. */
  goal?: string | undefined;
  /** Whether a list of addresses is above the field. */
  isSignedIn?: boolean;
}

/**
 * The form with the field. With JavaScript the browser stores the code, also offline. Without JavaScript, the server's
 * response stores it (`routes/shop/postal-code.tsx`).
 */
export function PostalCodeFields({
  id = 'codigo-postal',
  stored = '',
  result,
  sample,
  done,
  goal,
}: PostalCodeFieldsProps) {
  return (
    <Form
      id={id}
      action={postalCodeAction}
      submit={storeInBrowser}
      failed={copy.failed}
      values={{ [postalCodeField]: stored }}
      result={result}
      onDone={({ message }) => done?.(message)}
      {...(sample && { sample })}
      className="form-steady mt-2 gap-0 max-xs:[&_.field-error]:min-h-10"
    >
      {goal !== undefined && <input type="hidden" name={goalField} value={goal} />}
      <TextField
        name={postalCodeField}
        label={copy.field}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="done"
        placeholder={copy.example}
        // The field has no `maxLength`, which would cut "CP 06700" before its digits are extracted.
        clean={typedPostalCode}
        className="tracking-widest placeholder:tracking-normal"
        end={<SubmitButton className="flex-none">{copy.save}</SubmitButton>}
      />
      <FormMessage role="alert" sending="" />
    </Form>
  );
}

/** The content of the modal and of its page without JavaScript (UI-11, VA-01). */
export function PostalCodeForm(props: PostalCodeFieldsProps) {
  const { stored = '', done, isSignedIn = false } = props;

  function forget(event: SubmitEvent) {
    if (!done) return;
    event.preventDefault();
    forgetChosenAddress();
    removeCookie(postalCodeCookie);
    done(copy.forgotten);
  }

  return (
    <>
      <PostalCodeFields {...props} />
      <p className="text-sm">
        <a
          href={finder}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 text-talavera underline"
        >
          {copy.unknown}
          <Icon name="external" className="size-4" />
          <span className="sr-only">{copy.otherTab}</span>
        </a>
      </p>
      {!isSignedIn && (
        <p className="mt-1 text-sm text-ink-soft">
          {copy.signedIn} <SignInLink className="touch font-semibold text-talavera underline">{copy.signIn}</SignInLink>
        </p>
      )}
      {stored !== '' && (
        <form method="post" action={postalCodeAction} onSubmit={forget} className="mt-3">
          <input type="hidden" name={forgetField} value="1" />
          <Button type="submit" look="outline">
            {copy.forget}
          </Button>
        </form>
      )}
    </>
  );
}
