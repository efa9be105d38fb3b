import { SelectField, TextField } from '@tianguis/ui';
import { personWords as words } from './person.ts';

/** Fields of the first name and both surnames. */
export function NameFields() {
  return (
    <>
      <TextField name="nombre" label={words.firstName} autoComplete="given-name" maxLength={60} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="apellidoP" label={words.lastName} autoComplete="family-name" maxLength={60} required />
        <TextField
          name="apellidoM"
          label={words.secondLastName}
          autoComplete="additional-name"
          maxLength={60}
          optional={words.optional}
        />
      </div>
    </>
  );
}

/** Optional fields: telephone, birthday and gender. */
export function OptionalFields({ birthdayHint }: { birthdayHint?: string }) {
  return (
    <>
      <TextField
        name="telefono"
        label={words.phone}
        hint={words.phoneHint}
        autoComplete="tel-national"
        inputMode="tel"
        optional={words.optional}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          name="cumpleanios"
          type="date"
          label={words.birthday}
          {...(birthdayHint && { hint: birthdayHint })}
          autoComplete="bday"
          optional={words.optional}
        />
        <SelectField
          name="genero"
          label={words.gender}
          none={words.genderNone}
          choices={words.genders}
          autoComplete="sex"
          optional={words.optional}
        />
      </div>
    </>
  );
}
