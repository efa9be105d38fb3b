import type { PushKind } from '@tianguis/contract';
import { Button, Switch } from '@tianguis/ui';
import { useEffect, useRef, useState } from 'react';
import { useProfile } from '../../shared/session/browser/use-profile.ts';
import {
  allowPush,
  changePush,
  endPush,
  fetchPushKey,
  isPushOn,
  type PushAvailability,
  pushAvailability,
  renewPush,
} from './browser-push.ts';
import { pushCopy as copy } from './push-copy.ts';

/** Undefined until the browser was asked. */
type State = undefined | 'visitor' | 'off' | Exclude<PushAvailability, 'possible'> | readonly PushKind[];

const kinds = Object.keys(copy.kinds) as PushKind[];

/**
 * The push notifications of this device, by kind (RT-20). The page is the same for everybody, so the content appears
 * after hydration, in reserved space.
 */
export function PushSetting({ sample }: { sample?: Exclude<State, undefined> }) {
  const profile = useProfile();
  const isSignedIn = profile !== undefined;
  const [state, setState] = useState<State>(sample);
  const [words, setWords] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const key = useRef<string>(undefined);
  /** Changes are stored one after the other. */
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    if (sample !== undefined) return;
    let isGone = false;
    readState(isSignedIn, key).then((read) => isGone || setState(read));
    return () => {
      isGone = true;
    };
  }, [isSignedIn, sample]);

  const say = (text: string, failed = false) => {
    setWords(text);
    setFailed(failed);
  };
  /** The pressed button has gone, so the message takes the focus. */
  const show = (next: State, text: string) => {
    setState(next);
    say(text);
    status.current?.focus();
  };

  async function allow() {
    if (sample !== undefined || key.current === undefined) return;
    setBusy(true);
    say('');
    try {
      const told = await allowPush(key.current);
      if (told) show(told, copy.allowed);
      else show(pushAvailability() === 'blocked' ? 'blocked' : 'off', '');
    } catch {
      say(copy.failed, true);
    }
    setBusy(false);
  }

  function turn(kind: PushKind, input: HTMLInputElement, told: readonly PushKind[]) {
    if (sample !== undefined) return;
    const isOn = input.checked;
    const wanted = kinds.filter((one) => (one === kind ? isOn : told.includes(one)));
    setState(wanted);
    queue.current = queue.current.then(async () => {
      const { label } = copy.kinds[kind];
      try {
        await changePush(wanted);
        say(isOn ? copy.turnedOn(label) : copy.turnedOff(label));
      } catch {
        input.checked = !isOn;
        setState(told);
        say(copy.notStored, true);
      }
    });
  }

  async function end() {
    if (sample !== undefined) return;
    try {
      await endPush();
      key.current ??= await fetchPushKey();
      show('off', copy.ended);
    } catch {
      say(copy.notStored, true);
    }
  }

  return (
    <div className="mt-1 flex min-h-28 flex-col items-start">
      {typeof state === 'string' && <p className="text-sm text-ink-soft">{sentences[state]}</p>}
      {state === 'off' && (
        <Button look="outline" className="mt-3" aria-busy={isBusy} onClick={allow}>
          {isBusy ? copy.allowing : copy.allow}
        </Button>
      )}
      {typeof state === 'object' && (
        <>
          <div className="w-full divide-y divide-line">
            {kinds.map((kind) => (
              <Switch
                key={kind}
                name={kind}
                {...copy.kinds[kind]}
                isOn={state.includes(kind)}
                onTurn={(input) => turn(kind, input, state)}
                className="py-3"
              />
            ))}
          </div>
          <Button look="quiet" onClick={end}>
            {copy.end}
          </Button>
        </>
      )}
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={`mt-auto min-h-5 text-sm outline-none ${hasFailed ? 'text-alarm' : 'text-nopal'}`}
      >
        {words}
      </p>
    </div>
  );
}

const sentences = {
  ...{ visitor: copy.visitor, off: copy.off, unsupported: copy.unsupported },
  ...{ homeScreen: copy.homeScreen, blocked: copy.blocked },
};

/** @param key gets the shop's key, for the press of a button */
async function readState(isSignedIn: boolean, key: { current: string | undefined }): Promise<State> {
  const availability = pushAvailability();
  if (!isSignedIn) return 'visitor';
  if (availability !== 'possible') return availability;
  if (isPushOn()) {
    const told = await renewPush().catch(() => undefined);
    if (told) return told;
  }
  key.current = await fetchPushKey().catch(() => undefined);
  return key.current === undefined ? 'unsupported' : 'off';
}
