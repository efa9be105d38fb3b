import { buttonClass, Form, FormMessage, type FormResult, SubmitButton } from '@tianguis/ui';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { whatField } from '../fields.ts';
import { authenticatorCopy } from '../passkeys/passkeys-copy.ts';
import { securityCopy } from '../security/security-copy.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { OnOff } from './on-off.tsx';

const copy = securityCopy.twoStep;

/** The link to the page of a new password. */
export function PasswordCard() {
  const words = securityCopy.password;
  return (
    <Card icon="shield" title={words.title}>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-[1_1_16rem] text-sm text-ink-soft">{words.text}</p>
        <a href={accountPaths.changePassword} className={buttonClass('outline', 'max-sm:w-full')}>
          {words.change}
        </a>
      </div>
    </Card>
  );
}

/** Shows whether each sign-in asks for a mailed code, and changes that. */
export function TwoStepCard(props: { id?: string; isOn: boolean; hasApp?: boolean; result?: FormResult | undefined }) {
  const { id = 'dos-pasos', isOn, hasApp = false, result } = props;
  const { pending, onDone } = useGoing();
  return (
    <Card icon="mail" title={copy.title}>
      <Form
        id={id}
        action={accountPaths.security}
        submit={sendAccountForm('seguridad')}
        failed={accountWords.offline}
        result={result}
        pending={pending}
        onDone={onDone}
        className="mt-1 gap-2"
      >
        <input type="hidden" name={whatField} value="dos-pasos" />
        <input type="hidden" name="activo" value={isOn ? '0' : '1'} />
        <p className="text-sm text-ink-soft">{copy.text}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-2 text-sm">
            {copy.label}
            <OnOff isOn={isOn} words={copy} />
          </p>
          <SubmitButton look="outline" className="max-sm:w-full">
            {isOn ? copy.turnOff : copy.turnOn}
          </SubmitButton>
        </div>
        <FormMessage role="alert" sending={accountWords.saving} />
        <p className="text-sm text-ink-soft">{hasApp ? authenticatorCopy.instead : copy.newDevice}</p>
      </Form>
    </Card>
  );
}
