import type { SessionsReply } from '@tianguis/contract';
import { Form, FormMessage, type FormResult, Icon, SubmitButton } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { whatField } from '../fields.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { securityCopy } from './security-copy.ts';

const copy = securityCopy.sessions;
type OpenSession = SessionsReply['data'][number];

interface SessionsCardProps {
  id?: string;
  sessions: readonly OpenSession[];
  /** Result of a form of this card that was submitted without JavaScript. */
  result?: FormResult | undefined;
}

/** The customer's sessions, and forms that end one session, or all sessions except the session of this browser. */
export function SessionsCard({ id = 'sesiones', sessions, result }: SessionsCardProps) {
  const others = sessions.filter(({ esEsta }) => !esEsta);
  return (
    <Card icon="system" title={copy.title}>
      <p className="mt-1 text-sm text-ink-soft">{others.length === 0 ? copy.only : copy.text}</p>
      <ul className="mt-2 divide-y divide-line">
        {sessions.map((session) => (
          <Row key={session.id} formId={`${id}-${session.id}`} session={session} />
        ))}
      </ul>
      {(others.length > 0 || result) && (
        <EndForm id={`${id}-todas`} what="cerrar-todas" result={result}>
          <SubmitButton look="outline" className="mt-2 max-sm:w-full">
            {copy.endAll}
          </SubmitButton>
        </EndForm>
      )}
    </Card>
  );
}

function Row({ session, formId }: { session: OpenSession; formId: string }) {
  const { id, dispositivo, direccion, desde, visto, esEsta } = session;
  const isPhone = /Android|iPhone|iPad/.test(dispositivo);
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon name={isPhone ? 'phone' : 'system'} className="mt-0.5 size-5 flex-none text-ink-soft" />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {dispositivo}
          {esEsta && (
            <span className="rounded-full bg-nopal-wash px-2.5 py-0.5 text-xs text-nopal">{copy.current}</span>
          )}
        </p>
        <p className="text-sm text-ink-soft">{esEsta ? copy.since(desde) : copy.seen(visto)}</p>
        {direccion !== '' && <p className="text-sm text-ink-soft">{copy.address(direccion)}</p>}
      </div>
      {!esEsta && (
        <EndForm id={formId} what="cerrar" session={id}>
          <button type="submit" aria-label={copy.endOf(dispositivo, desde)} className={endLook}>
            {copy.end}
          </button>
        </EndForm>
      )}
    </li>
  );
}

const endLook =
  'inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-alarm underline hover:bg-sunken';

interface EndFormProps {
  id: string;
  what: 'cerrar' | 'cerrar-todas';
  session?: string;
  result?: FormResult | undefined;
  children: ReactNode;
}

function EndForm({ id, what, session, result, children }: EndFormProps) {
  const { pending, onDone } = useGoing();
  return (
    <Form
      id={id}
      action={accountPaths.security}
      submit={sendAccountForm('seguridad')}
      failed={accountWords.offline}
      result={result}
      pending={pending}
      onDone={onDone}
      className="max-w-1/2 flex-none gap-1"
    >
      <input type="hidden" name={whatField} value={what} />
      {session !== undefined && <input type="hidden" name="sesion" value={session} />}
      <FormMessage role="alert" sending={accountWords.sending} />
      <div>{children}</div>
    </Form>
  );
}
