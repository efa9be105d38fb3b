import { Form, FormMessage, type FormResult, RadioGroup, SubmitButton, TextField, useScopedId } from '@tianguis/ui';
import { sendForm } from '../../shared/forms/send-form.ts';
import { paths } from '../../shared/links/paths.ts';
import { newsletterCopy as copy } from './copy.ts';

/** Values of `genero` (ST-12). */
const genders = [
  { value: '2', label: copy.women },
  { value: '1', label: copy.men },
];

/** Milliseconds for which the success message is shown (VA-02). */
const successMs = 2500;

/**
 * Newsletter form of the footer (UI-12, VA-02). With JavaScript the result appears in the form. Without JavaScript, the
 * form opens a page with `result` and the form. `sample`: as in `Form`.
 */
export function NewsletterForm(props: { id?: string; result?: FormResult | undefined; sample?: boolean }) {
  const { id: fixed = 'boletin', result, sample } = props;
  const id = useScopedId(fixed);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {copy.title}
      </h2>
      <p className="text-ink-soft">{copy.text}</p>
      <Form
        id={`${fixed}-campos`}
        action={paths.newsletter}
        submit={(form) => sendForm(paths.newsletterAnswer, form)}
        failed={copy.failed}
        values={{ genero: '2' }}
        result={result}
        doneMs={successMs}
        {...(sample && { sample })}
        aria-labelledby={id}
        className="form-steady mt-3 gap-1 [&_.form-message]:min-h-5"
      >
        <TextField
          name="correo"
          type="email"
          label={copy.email}
          autoComplete="email"
          enterKeyHint="send"
          maxLength={254}
          end={<SubmitButton className="flex-none">{copy.submit}</SubmitButton>}
        />
        <RadioGroup name="genero" label={copy.gender} choices={genders} inline />
        <FormMessage sending={copy.sending} />
      </Form>
    </section>
  );
}
