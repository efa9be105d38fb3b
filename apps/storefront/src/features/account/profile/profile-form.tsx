import { ErrorSummary, type FieldTexts, Form, FormMessage, type FormResult, SubmitButton } from '@tianguis/ui';
import { cookieChange } from '../../../shared/device/cookies.ts';
import { NameFields, OptionalFields } from '../../../shared/forms/person-fields.tsx';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { OwnerField } from '../drafts/owner-field.tsx';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { profileCopy as copy } from './profile-copy.ts';

interface ProfileFormProps {
  id?: string;
  values: FieldTexts;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** Name, telephone, birthday and gender, which one submission stores together. */
export function ProfileForm({ id = 'mis-datos', values, result, sample }: ProfileFormProps) {
  const { pending, onDone } = useGoing();

  function onSaved(answer: FormResult) {
    // The header reads the greeting from a cookie, and the reply has renewed this cookie.
    window.dispatchEvent(new Event(cookieChange));
    // If the session has ended, the answer leads to the sign-in.
    onDone(answer);
  }

  return (
    <Card icon="user" title={copy.title}>
      <Form
        id={id}
        action={accountPaths.profile}
        submit={sendAccountForm('mis-datos')}
        failed={accountWords.offline}
        values={values}
        result={result}
        pending={pending}
        onDone={onSaved}
        {...(sample && { sample })}
        summary={<ErrorSummary title={accountWords.errors} />}
        className="mt-4"
      >
        <OwnerField />
        <NameFields />
        <OptionalFields birthdayHint={copy.birthdayHint} />
        <FormMessage sending={accountWords.saving} />
        <SubmitButton className="justify-self-start max-sm:w-full">{copy.save}</SubmitButton>
      </Form>
    </Card>
  );
}
