import { type Choice, SelectField, TextAreaField, TextField } from '@tianguis/ui';
import { contactCopy as copy } from './copy.ts';
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx';

/** The form of the contact page (RT-17). @param props.subjects from the server, which has the rules */
export function ContactForm({ subjects, ...props }: VisitorFormProps & { subjects: readonly Choice[] }) {
  return (
    <VisitorForm kind="contacto" title={copy.title} words={copy} {...props}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="nombre" label={copy.name} autoComplete="name" required />
        <TextField name="correo" type="email" label={copy.email} autoComplete="email" required />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          name="asunto"
          label={copy.subject}
          none={copy.subjectNone}
          choices={subjects}
          autoComplete="off"
          required
        />
        <TextField
          name="telefono"
          label={copy.phone}
          optional={copy.optional}
          autoComplete="tel-national"
          inputMode="tel"
        />
      </div>
      <TextField
        name="pedido"
        label={copy.order}
        optional={copy.optional}
        hint={copy.orderHint}
        autoComplete="off"
        inputMode="numeric"
      />
      <TextAreaField name="mensaje" label={copy.message} hint={copy.messageHint} rows={6} autoComplete="off" required />
    </VisitorForm>
  );
}
