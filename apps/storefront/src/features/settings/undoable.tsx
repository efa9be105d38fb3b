import { Button } from '@tianguis/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { settingsCopy as copy } from './copy.ts';

interface UndoableProps {
  /** The text about the stored value; undefined without a value, and before hydration. */
  children: ReactNode;
  /** The stored value; undefined if there is none. */
  stored: string | undefined;
  /** The button's text, and its accessible name. */
  button: string;
  label: string;
  /** The message after clearing. */
  cleared: string;
  clear(): void;
  restore(stored: string): void;
  /** Class of the margin above the row. */
  className: string;
  /** Other buttons at the end of the row. They do not move. */
  others?: ReactNode;
}

/** A button that clears a value stored on the device, with an undo button until the page closes. */
export function Undoable(props: UndoableProps) {
  const { children, stored, cleared, clear, restore, others } = props;
  const [removed, setRemoved] = useState<{ stored: string; words: string }>();
  /** The restored value. */
  const [restored, setRestored] = useState<string>();
  const undo = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);

  // Another tab has written or cleared the value meanwhile. An undo would now restore an outdated value, so it is not
  // offered.
  if (removed && stored !== undefined) setRemoved(undefined);
  if (restored !== undefined && stored !== restored) setRestored(undefined);

  // The pressed button was removed, so the button that replaces it takes the focus.
  useEffect(() => {
    if (removed) undo.current?.focus();
    else if (restored !== undefined) again.current?.focus();
  }, [removed, restored]);

  function onClear() {
    if (stored === undefined) return;
    setRemoved({ stored, words: cleared });
    setRestored(undefined);
    clear();
  }

  function onUndo() {
    if (!removed) return;
    restore(removed.stored);
    setRemoved(undefined);
    setRestored(removed.stored);
  }

  const undoable = removed !== undefined && stored === undefined;
  return (
    <>
      <div className={`flex min-h-11 items-center gap-2 ${props.className}`}>
        <div className="grow text-sm text-ink-soft">{children}</div>
        {stored !== undefined && (
          <Button ref={again} look="outline" onClick={onClear} aria-label={props.label}>
            {props.button}
          </Button>
        )}
        {undoable && (
          <Button ref={undo} look="secondary" onClick={onUndo}>
            {copy.undo}
          </Button>
        )}
        {others}
      </div>
      <p role="status" className="text-sm text-nopal">
        {undoable ? removed.words : restored === undefined ? '' : copy.undone}
      </p>
    </>
  );
}
