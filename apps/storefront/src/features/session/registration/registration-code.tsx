import { typedCode } from '@tianguis/domain';
import { TextField, useField } from '@tianguis/ui';
import { useHydrated } from '../../../shared/device/use-hydrated.ts';
import { sessionCopy } from '../copy.ts';
import { againField, codeAskedField, correctField, ticketField } from '../fields.ts';

const copy = sessionCopy.register;

/** The second step of the registration: the code that was mailed (SS-09). */
export function RegistrationCode() {
  const email = useField('correo').value ?? '';
  const ticket = useField(ticketField).value ?? '';
  return (
    <div data-next className="form">
      <input type="hidden" name={codeAskedField} value="1" />
      <input type="hidden" name={ticketField} value={ticket} />
      <h2 className="text-lg font-bold">{copy.codeTitle}</h2>
      <TextField
        name="codigo"
        label={copy.code}
        hint={copy.codeHint(email === '' ? copy.yourEmail : email)}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        clean={typedCode}
        required
        className="text-lg tracking-[0.3em]"
      />
    </div>
  );
}

/**
 * Links below the second step: another code, and back to the first step. With JavaScript, the way back loads no
 * document.
 */
export function RegistrationCodeWays({ onCorrect }: { onCorrect: (form: HTMLFormElement | null) => void }) {
  const isHydrated = useHydrated();
  const look = 'inline-flex min-h-11 items-center text-sm font-semibold text-talavera underline';
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      <button type="submit" name={againField} value="1" className={look}>
        {copy.again}
      </button>
      <button
        type={isHydrated ? 'button' : 'submit'}
        name={correctField}
        value="1"
        onClick={isHydrated ? ({ currentTarget }) => onCorrect(currentTarget.form) : undefined}
        className={look}
      >
        {copy.correct}
      </button>
    </div>
  );
}
