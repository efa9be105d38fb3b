import { classNames, Icon } from '@tianguis/ui';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { focusNextHeading } from '../../shared/links/heading-focus.ts';
import { resultsPath } from '../../shared/links/paths.ts';
import { searchCopy } from './copy.ts';

/** Browsers provide this API under two names, and TypeScript has no type for it. */
interface Recognition {
  lang: string;
  start(): void;
  abort(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
}

function recognition(): (new () => Recognition) | undefined {
  const offered = window as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return offered.SpeechRecognition ?? offered.webkitSpeechRecognition;
}

const copy = searchCopy.voice;

const look = classNames(
  'grid size-11 place-items-center rounded-full border border-line-strong bg-card hover:border-ink',
  'aria-pressed:border-rosa aria-pressed:text-rosa',
);

/**
 * Voice input for the search, if the browser has speech recognition. The server cannot determine whether the browser
 * has it, so the page always reserves space for the button. Messages have their own row in a wrapping flex box.
 */
export function VoiceButton() {
  const isOffered = useSyncExternalStore(
    () => () => undefined,
    () => recognition() !== undefined,
    () => false,
  );
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'listening' | 'failed'>('ready');

  function listen() {
    const Recognizer = recognition();
    if (!Recognizer) return;
    const listener = new Recognizer();
    listener.lang = 'es-MX';
    listener.onresult = ({ results }) => {
      const spoken = results[0]?.[0]?.transcript.trim() ?? '';
      if (spoken === '') return;
      focusNextHeading();
      navigate(resultsPath(spoken));
    };
    listener.onerror = () => setState('failed');
    listener.onend = () => setState((now) => (now === 'listening' ? 'ready' : now));
    setState('listening');
    listener.start();
  }

  return (
    <>
      <div className="size-11 flex-none">
        {isOffered && (
          <button
            type="button"
            onClick={listen}
            aria-pressed={state === 'listening'}
            aria-label={copy.speak}
            className={look}
          >
            <Icon name="microphone" />
          </button>
        )}
      </div>
      <p role="status" className={state === 'ready' ? 'sr-only' : 'basis-full px-5 text-sm text-ink-soft'}>
        {state === 'ready' ? null : copy[state]}
      </p>
    </>
  );
}
