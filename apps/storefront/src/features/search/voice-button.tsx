import { Button, Icon } from '@tianguis/ui';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { resultsPath } from '../../shared/links/paths.ts';
import { searchCopy } from './copy.ts';

/** Browsers provide this under two names, TypeScript under none. */
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

/** Voice input for the search, if the browser has speech recognition; otherwise there is no button. */
export function VoiceButton() {
  const isOffered = useSyncExternalStore(
    () => () => undefined,
    () => recognition() !== undefined,
    () => false,
  );
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'listening' | 'failed'>('ready');
  if (!isOffered) return null;

  function listen() {
    const Recognizer = recognition();
    if (!Recognizer) return;
    const listener = new Recognizer();
    listener.lang = 'es-MX';
    listener.onresult = ({ results }) => {
      const spoken = results[0]?.[0]?.transcript.trim() ?? '';
      if (spoken !== '') navigate(resultsPath(spoken));
    };
    listener.onerror = () => setState('failed');
    listener.onend = () => setState((now) => (now === 'listening' ? 'ready' : now));
    setState('listening');
    listener.start();
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3">
      <p role="status" className="text-sm text-ink-soft">
        {state === 'failed' && copy.failed}
      </p>
      <Button look="outline" onClick={listen} aria-pressed={state === 'listening'}>
        <Icon name="microphone" className="size-4" />
        {state === 'listening' ? copy.listening : copy.speak}
      </Button>
    </div>
  );
}
