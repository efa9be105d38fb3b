import { momentFormat } from '@tianguis/domain';
import { contentCopy } from './copy.ts';

const copy = contentCopy.preview;
const inWords = momentFormat({ dateStyle: 'long', timeStyle: 'medium' });

/** A note that this page is not published (RT-15). `at` is the moment that the preview shows, or true for now. */
export function PreviewBar({ at }: { at: string | true }) {
  return (
    <div role="status" className="preview-bar">
      <strong>{copy.title}</strong>
      <span>{at === true ? copy.text : `${copy.at(inWords(at))} ${copy.text}`}</span>
    </div>
  );
}
