import { SelectField, TextAreaField, TextField, useField } from '@tianguis/ui';
import { leadCopy as copy } from './lead-copy.ts';
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx';
import { seenRfc } from './write-paths.ts';

/** The RFC that was asked once more, because its last digit is doubtful. */
function SeenRfc() {
  return <input type="hidden" name={seenRfc} value={useField(seenRfc).value ?? ''} />;
}

/** The form of businesses that want to sell (RT-25). @param props.categories the choices, from the server */
export function LeadForm({ categories, ...props }: VisitorFormProps & { categories: readonly string[] }) {
  return (
    <VisitorForm kind="vender" title={copy.title} words={copy} {...props}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="nombre" label={copy.name} autoComplete="name" required />
        <TextField name="negocio" label={copy.business} autoComplete="organization" required />
        <TextField name="correo" type="email" label={copy.email} autoComplete="email" required />
        <TextField name="telefono" label={copy.phone} autoComplete="tel-national" inputMode="tel" required />
      </div>
      <TextField
        name="rfc"
        label={copy.rfc}
        hint={copy.rfcHint}
        autoComplete="off"
        autoCapitalize="characters"
        className="uppercase"
        required
      />
      <SeenRfc />
      <SelectField
        name="categoria"
        label={copy.category}
        none={copy.categoryNone}
        choices={categories.map((name) => ({ value: name, label: name }))}
        autoComplete="off"
        required
      />
      <TextAreaField name="venta" label={copy.sells} hint={copy.sellsHint} rows={5} autoComplete="off" required />
    </VisitorForm>
  );
}
