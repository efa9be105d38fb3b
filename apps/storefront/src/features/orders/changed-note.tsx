import { ChangedAmounts } from '../../shared/forms/changed-amounts.tsx';
import { Note } from '../../shared/forms/note.tsx';

interface ChangedNoteProps {
  copy: { text: string; was: string; is: string };
  was: number;
  is: number;
}

/** Both amounts of a cancellation or a return, after the amount changed while the customer reviewed it. */
export function ChangedNote({ copy, was, is }: ChangedNoteProps) {
  return (
    <>
      <Note look="alarm" role="alert">
        {copy.text}
      </Note>
      <ChangedAmounts was={{ label: copy.was, amount: was }} is={{ label: copy.is, amount: is }} />
    </>
  );
}
