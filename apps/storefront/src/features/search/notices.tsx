import { searchCopy as copy } from './copy.ts';
import { resultsBase } from './results-address.ts';

/** What was searched in place of what was written, with the way back to the shopper's own words. */
export function CorrectedNotice({ text, corrected }: { text: string; corrected: string }) {
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {copy.corrected.shown} <strong className="text-ink">{corrected}</strong>. {copy.corrected.instead}{' '}
      <a
        href={`${resultsBase(text, { literal: true })}/pagina=1`}
        rel="nofollow"
        className="touch font-semibold text-rosa-deep underline underline-offset-2"
      >
        «{text}»
      </a>
    </p>
  );
}

/** Words that no product has together with the others. */
export function LeftOutNotice({ words }: { words: readonly string[] }) {
  const list = new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(words.map((word) => `«${word}»`));
  return <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">{copy.leftOut(list)}</p>;
}
