import type { NotificationKind } from '@tianguis/contract';
import { Form, FormMessage, type FormResult, SubmitButton, Switch } from '@tianguis/ui';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../shared/device/use-hydrated.ts';
import { goField } from '../../../shared/forms/go-field.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { onlyField } from '../fields.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { notificationsCopy as copy } from './notifications-copy.ts';

/** Whether each kind of notification is mailed. */
export type Switches = Readonly<Record<NotificationKind, boolean>>;

interface NotificationSwitchesProps {
  id?: string;
  switches: Switches;
  correo: string;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** The contract's list is not used, since its import would bring the contract's schemas into the browser. */
const notificationKinds = Object.keys(copy.kinds) as NotificationKind[];

const send = sendAccountForm('avisos');

/**
 * RT-20: the notifications by mail. With JavaScript, each changed switch is stored at once, one after the other.
 * Without JavaScript, the switches are a form with a button. The page always reserves the button's space.
 */
export function NotificationSwitches(props: NotificationSwitchesProps) {
  const { id = 'avisos', switches, correo, result, sample } = props;
  const isHydrated = useHydrated();
  const [words, setWords] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const self = useRef<HTMLDivElement>(null);
  /** Switches are stored in the sequence in which they were changed. */
  const queue = useRef(Promise.resolve());

  // A switch that was changed before scripts ran was not stored, and the button has disappeared. So the switch shows
  // the stored state again.
  useEffect(() => {
    if (sample) return;
    for (const kind of notificationKinds) {
      const input = self.current?.querySelector<HTMLInputElement>(`[name=${kind}]`);
      if (input) input.checked = switches[kind];
    }
  }, [switches, sample]);

  function turn(kind: NotificationKind, input: HTMLInputElement) {
    const { label } = copy.kinds[kind];
    const isOn = input.checked;
    queue.current = queue.current.then(async () => {
      const form = new FormData();
      form.set(onlyField, kind);
      if (isOn) form.set(kind, '1');
      const answer = await send(form).catch(() => undefined);
      const to = answer?.values[goField];
      if (to !== undefined) return location.assign(to);
      const isStored = answer?.status === 'done';
      setFailed(!isStored);
      setWords(isStored ? (isOn ? copy.turnedOn(label) : copy.turnedOff(label)) : copy.failed(label));
      if (!isStored) input.checked = !isOn;
    });
  }

  return (
    <Card icon="mail" title={copy.card}>
      <p className="mt-1 text-sm [overflow-wrap:anywhere] text-ink-soft">{copy.to(correo)}</p>
      <Form
        id={id}
        action={accountPaths.notifications}
        submit={send}
        failed={accountWords.offline}
        result={result}
        {...(sample && { sample })}
        className="mt-2 gap-0 divide-y divide-line"
      >
        <div ref={self} className="divide-y divide-line">
          {notificationKinds.map((kind) => (
            <Switch
              key={kind}
              name={kind}
              {...copy.kinds[kind]}
              isOn={switches[kind]}
              {...(isHydrated && !sample && { onTurn: (input: HTMLInputElement) => turn(kind, input) })}
              className="py-3"
            />
          ))}
        </div>
        <div className="flex min-h-15 flex-wrap items-center gap-3 pt-4">
          {isHydrated && !sample ? (
            <p role="status" className={`text-sm ${hasFailed ? 'text-alarm' : 'text-nopal'}`}>
              {words}
            </p>
          ) : (
            <>
              <SubmitButton>{copy.save}</SubmitButton>
              <FormMessage sending={accountWords.saving} />
            </>
          )}
        </div>
      </Form>
      <p className="text-sm text-ink-soft">{copy.always}</p>
    </Card>
  );
}
