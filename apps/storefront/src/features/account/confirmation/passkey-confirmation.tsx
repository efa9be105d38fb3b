import { buttonClass, classNames, Form, FormMessage, type FormResult, SubmitButton } from '@tianguis/ui';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { withKey } from '../../../shared/passkeys/ceremony.ts';
import { passkeyCopy } from '../../../shared/passkeys/passkey-copy.ts';
import { useWebAuthn } from '../../../shared/passkeys/use-webauthn.ts';
import { backField, whatField } from '../fields.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { confirmationCopy } from './confirmation-copy.ts';

const copy = confirmationCopy.passkey;
const confirm = withKey('use', sendAccountForm('confirmar'));

interface PasskeyConfirmationProps {
  id: string;
  back: string;
  /** The customer has no other proof. */
  isOnly: boolean;
  result?: FormResult;
  sample?: boolean;
}

/** RL-05: confirms the customer's identity by a passkey. */
export function PasskeyConfirmation({ id, back, isOnly, result, sample }: PasskeyConfirmationProps) {
  const { pending, onDone } = useGoing();
  const canUse = useWebAuthn();
  return (
    <Card icon="key" title={copy.title}>
      <p className="mt-1 text-ink-soft">{canUse === false ? passkeyCopy.notHere : copy.text}</p>
      <noscript>
        <p className="mt-1 text-ink-soft">{passkeyCopy.noScript}</p>
      </noscript>
      <Form
        id={id}
        action={accountPaths.confirmIdentity}
        submit={confirm}
        failed={accountWords.offline}
        result={result}
        pending={pending}
        onDone={onDone}
        {...(sample && { sample })}
        className={classNames(
          'mt-3 max-w-md noscript:hidden [&>.form-message:empty]:-mt-4',
          canUse === false && 'hidden',
          !canUse && !sample && 'invisible',
        )}
      >
        <input type="hidden" name={backField} value={back} />
        <input type="hidden" name={whatField} value="llave" />
        <SubmitButton className="justify-self-start max-sm:w-full">{copy.use}</SubmitButton>
        <FormMessage role="alert" sending={passkeyCopy.waiting} instructs />
      </Form>
      {isOnly && (
        <>
          <p className="mt-3 text-sm text-ink-soft">{copy.lost}</p>
          <a href={accountPaths.recovery} className={buttonClass('outline', 'mt-2 max-sm:w-full')}>
            {copy.choose}
          </a>
        </>
      )}
    </Card>
  );
}
