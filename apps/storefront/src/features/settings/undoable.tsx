import { Button } from '@tianguis/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { settingsCopy as copy } from './copy.ts';

interface UndoableProps {
  /** What is kept on the device; undefined when nothing is, and before hydration. */
  children: ReactNode;
  /** What there is to clear; undefined when there is nothing. */
  kept: string | undefined;
  /** What the button says, and what it is called where its heading is not seen. */
  button: string;
  label: string;
  /** What is said once it is cleared. */
  cleared: string;
  clear(): void;
  restore(kept: string): void;
  /** Distance from what stands above it. */
  className: string;
  /** Other things to do, at the end of the row, where nothing moves them. */
  others?: ReactNode;
}

/** A button that clears something on the device at once, says so, and can bring it back while the page is open. */
export function Undoable(props: UndoableProps) {
  const { children, kept, cleared, clear, restore, others } = props;
  const [gone, setGone] = useState<{ kept: string; words: string }>();
  /** What was brought back. */
  const [restored, setRestored] = useState<string>();
  const undo = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);

  // Another hand has written or cleared meanwhile: what was cleared here is no longer what one would want back.
  if (gone && kept !== undefined) setGone(undefined);
  if (restored !== undefined && kept !== restored) setRestored(undefined);

  // The button that was pressed is gone: its counterpart takes the focus.
  useEffect(() => {
    if (gone) undo.current?.focus();
    else if (restored !== undefined) again.current?.focus();
  }, [gone, restored]);

  function onClear() {
    if (kept === undefined) return;
    setGone({ kept, words: cleared });
    setRestored(undefined);
    clear();
  }

  function onUndo() {
    if (!gone) return;
    restore(gone.kept);
    setGone(undefined);
    setRestored(gone.kept);
  }

  const undoable = gone !== undefined && kept === undefined;
  return (
    <>
      <div className={`flex min-h-11 items-center gap-2 ${props.className}`}>
        <div className="grow text-sm text-ink-soft">{children}</div>
        {kept !== undefined && (
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
        {undoable ? gone.words : restored === undefined ? '' : copy.undone}
      </p>
    </>
  );
}
