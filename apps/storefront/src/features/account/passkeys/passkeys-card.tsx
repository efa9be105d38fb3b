import type { PasskeyReply } from '@tianguis/contract';
import { buttonClass, Form, FormMessage, type FormResult, Icon, SubmitButton, TextField } from '@tianguis/ui';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { passkeyCopy } from '../../../shared/passkeys/passkey-copy.ts';
import { useWebAuthn } from '../../../shared/passkeys/use-webauthn.ts';
import { passkeyField, whatField } from '../fields.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { passkeysCopy as copy } from './passkeys-copy.ts';

interface PasskeysCardProps {
  id?: string;
  passkeys: readonly PasskeyReply[];
  /** Result of a form of this card that was submitted without JavaScript; it contains the passkey's id. */
  result?: FormResult | undefined;
  sample?: boolean;
}

/** The passkeys of a customer: forms that rename and remove them, and a link to add one. */
export function PasskeysCard({ id = 'llaves', passkeys, result, sample }: PasskeysCardProps) {
  const canUse = useWebAuthn();
  return (
    <Card id={id} icon="key" title={copy.title}>
      <p className="mt-1 max-w-[65ch] text-sm text-ink-soft">
        {copy.text} {passkeys.length === 0 && copy.none}
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              formId={`${id}-${passkey.id}`}
              passkey={passkey}
              result={result?.values[passkeyField] === passkey.id ? result : undefined}
              {...(sample && { sample })}
            />
          ))}
        </ul>
      )}
      {/* The message about a passkey that was removed. */}
      {result && !passkeys.some((one) => one.id === result.values[passkeyField]) && (
        <p role="alert" className="mt-2 text-sm text-alarm">
          {result.message}
        </p>
      )}
      {canUse === false ? (
        <p className="mt-3 text-sm">{passkeyCopy.notHere}</p>
      ) : (
        <a
          href={accountPaths.newPasskey}
          className={buttonClass(passkeys.length === 0 ? 'primary' : 'outline', 'mt-3 max-sm:w-full')}
        >
          {copy.add}
        </a>
      )}
    </Card>
  );
}

interface RowProps {
  formId: string;
  passkey: PasskeyReply;
  result: FormResult | undefined;
  sample?: boolean;
}

function Row({ formId, passkey, result, sample }: RowProps) {
  const { id, nombre, creada, usada, sincronizada } = passkey;
  const isRenaming = result !== undefined && result.values[whatField] === 'nombrar-llave';
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow [overflow-wrap:anywhere]">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            {nombre}
            {sincronizada && (
              <span className="rounded-full bg-sunken px-2.5 py-0.5 text-xs text-ink-soft">{copy.synced}</span>
            )}
          </p>
          <p className="text-sm text-ink-soft">{copy.created(creada)}</p>
          <p className="text-sm text-ink-soft">{usada === null ? copy.unused : copy.used(usada)}</p>
        </div>
        <RowForm id={`${formId}-quitar`} what="quitar-llave" passkey={id} result={isRenaming ? undefined : result}>
          <FormMessage role="alert" sending={accountWords.sending} />
          <button type="submit" aria-label={copy.removeOf(nombre)} className={removeLook}>
            {copy.remove}
          </button>
        </RowForm>
      </div>
      <details open={isRenaming || undefined} className="group">
        <summary className={renameLook}>
          <span>
            {copy.rename}
            <span className="sr-only">{copy.of(nombre)}</span>
          </span>
          <Icon name="chevron-down" className="size-4 flex-none transition-transform group-open:rotate-180" />
        </summary>
        <RowForm
          id={`${formId}-nombre`}
          what="nombrar-llave"
          passkey={id}
          values={{ nombre }}
          result={isRenaming ? result : undefined}
          {...(sample && { sample })}
          className="mt-1 max-w-md gap-3"
        >
          <TextField name="nombre" label={copy.name} autoComplete="off" enterKeyHint="done" maxLength={60} required />
          <FormMessage role="alert" sending={accountWords.saving} />
          <SubmitButton look="outline" className="justify-self-start max-sm:w-full">
            {copy.save}
          </SubmitButton>
        </RowForm>
      </details>
    </li>
  );
}

const removeLook =
  'inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-alarm underline hover:bg-sunken';
const renameLook =
  'inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-semibold text-talavera [&::-webkit-details-marker]:hidden';

interface RowFormProps {
  id: string;
  what: 'quitar-llave' | 'nombrar-llave';
  passkey: string;
  values?: Readonly<Record<string, string>>;
  result: FormResult | undefined;
  sample?: boolean;
  className?: string;
  children: React.ReactNode;
}

function RowForm({ id, what, passkey, values, result, sample, className, children }: RowFormProps) {
  const { pending, onDone } = useGoing();
  return (
    <Form
      id={id}
      action={accountPaths.security}
      submit={sendAccountForm('seguridad')}
      failed={accountWords.offline}
      values={values}
      result={result}
      pending={pending}
      onDone={onDone}
      {...(sample && { sample })}
      className={className ?? 'max-w-1/2 flex-none justify-items-end gap-0'}
    >
      <input type="hidden" name={whatField} value={what} />
      <input type="hidden" name={passkeyField} value={passkey} />
      {children}
    </Form>
  );
}
