import { typedPostalCode } from '@tianguis/domain';
import { Button, Form, FormMessage, type FormResult, Icon, SubmitButton, TextField } from '@tianguis/ui';
import type { SubmitEvent } from 'react';
import { postalCodeCookie } from '../../commerce/postal-code.ts';
import { removeCookie, writeCookie } from '../../shared/device/cookies.ts';
import { SignInLink } from '../../shared/frame/sign-in-link.tsx';
import { locationCopy } from './copy.ts';
import { forgetField, postalCodeAction, postalCodeField, postalCodeResult } from './postal-code-result.ts';

const copy = locationCopy.dialog;

/** The post's own finder. */
const finder = 'https://www.correosdemexico.gob.mx/SSLServicios/ConsultaCP/Descarga.aspx';

interface PostalCodeFieldsProps {
  id?: string;
  /** What the device holds; empty when it holds none. */
  stored?: string;
  result?: FormResult | undefined;
  sample?: boolean;
  /** Told what to say. */
  done?: (what: string) => void;
}

/**
 * The field alone. With JavaScript the page stores the code itself, without asking anybody; before it, the shop's answer does
 * (`routes/shop/postal-code.tsx`).
 */
export function PostalCodeFields({ id = 'codigo-postal', stored = '', result, sample, done }: PostalCodeFieldsProps) {
  function store(form: FormData): FormResult {
    const kept = postalCodeResult(form);
    if (kept.status === 'done') writeCookie(postalCodeCookie, kept.values[postalCodeField] ?? '');
    return kept;
  }

  return (
    <Form
      id={id}
      action={postalCodeAction}
      submit={store}
      failed={copy.failed}
      values={{ [postalCodeField]: stored }}
      result={result}
      onDone={({ message }) => done?.(message)}
      {...(sample && { sample })}
      className="form-steady mt-2 gap-0 max-xs:[&_.field-error]:min-h-10"
    >
      <TextField
        name={postalCodeField}
        label={copy.field}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="done"
        placeholder={copy.example}
        // Without a `maxLength`, which would cut "CP 06700" before its digits are looked for.
        clean={typedPostalCode}
        className="tracking-widest placeholder:tracking-normal"
        end={<SubmitButton className="flex-none">{copy.save}</SubmitButton>}
      />
      <FormMessage role="alert" sending="" />
    </Form>
  );
}

/** What the modal shows, and the page that stands for it before JavaScript (UI-11, VA-01). */
export function PostalCodeForm(props: PostalCodeFieldsProps) {
  const { stored = '', done } = props;

  function forget(event: SubmitEvent) {
    if (!done) return;
    event.preventDefault();
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
      <p className="mt-1 text-sm text-ink-soft">
        {copy.signedIn} <SignInLink className="touch font-semibold text-talavera underline">{copy.signIn}</SignInLink>
      </p>
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
