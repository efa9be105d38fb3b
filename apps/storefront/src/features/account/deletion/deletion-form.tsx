import { buttonClass, Checkbox, Form, FormMessage, type FormResult, SubmitButton } from '@tianguis/ui';
import { useState } from 'react';
import { goField } from '../../../shared/forms/go-field.ts';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { forgetSession } from '../../../shared/session/browser/leave-session.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { deletionCopy as copy } from './deletion-copy.ts';
import { type DeletionResult, Hindrances } from './hindrances.tsx';

interface DeletionFormProps {
  id?: string;
  days: number;
  /** Whether the customer has confirmed their identity. */
  canDelete: boolean;
  /** Path of the confirmation. */
  confirmHref: string;
  result?: DeletionResult | undefined;
  sample?: boolean;
}

/**
 * The last step of deleting an account. Until the session is confirmed, the component shows only the link to the
 * confirmation (RL-05).
 */
export function DeletionForm(props: DeletionFormProps) {
  const { id = 'borrar-cuenta', days, canDelete, confirmHref, result, sample } = props;
  const { pending, onDone } = useGoing();
  const [hindrances, setHindrances] = useState(result?.hindrances ?? []);
  const keep = (
    <a href={accountPaths.privacy} className={buttonClass('outline', 'max-sm:w-full')}>
      {copy.keep}
    </a>
  );
  if (!canDelete)
    return (
      <div className="grid gap-3">
        <p className="text-ink-soft">{copy.confirm}</p>
        <div className="flex flex-wrap gap-3">
          {keep}
          <a href={confirmHref} className={buttonClass('primary', 'max-sm:w-full')}>
            {copy.goOn}
          </a>
        </div>
      </div>
    );

  async function send(form: FormData): Promise<FormResult> {
    const answer: DeletionResult = await sendAccountForm('borrar-cuenta')(form);
    setHindrances(answer.hindrances ?? []);
    return answer;
  }

  function leave(answer: FormResult) {
    // Only the last page ends the session in the browser. The page of the confirmation does not.
    if (answer.values[goField] === accountPaths.accountDeleted) forgetSession();
    onDone(answer);
  }

  return (
    <Card icon="alert" title={copy.last}>
      <Form
        id={id}
        action={accountPaths.deleteAccount}
        submit={send}
        failed={accountWords.offline}
        result={result}
        pending={pending}
        onDone={leave}
        {...(sample && { sample })}
        className="mt-1"
      >
        <Checkbox name="entiendo" label={copy.understood(days)} required />
        <FormMessage role="alert" sending={copy.submitting} />
        {hindrances.length > 0 && <Hindrances hindrances={hindrances} />}
        <div className="flex flex-wrap gap-3">
          {keep}
          <SubmitButton look="danger" className="max-sm:w-full">
            {copy.submit}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
