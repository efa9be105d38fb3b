import { Button } from '@tianguis/ui';
import { type ReactNode, useId } from 'react';
import { commerceCopy } from '../copy.ts';

const copy = commerceCopy.shelf;

/** A shelf's heading above a note instead of cards. */
export function ShelfNote({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {title}
      </h2>
      <div className="text-ink-soft">{children}</div>
    </section>
  );
}

/** A shelf whose cards are loading or failed to load. */
export function ShelfWaits(props: { title: string; failure: string | undefined; retry: () => void }) {
  return (
    <ShelfNote title={props.title}>
      {props.failure === undefined ? (
        copy.loading
      ) : (
        <>
          <p role="alert">{props.failure}</p>
          <Button look="outline" className="mt-3" onClick={props.retry}>
            {copy.retry}
          </Button>
        </>
      )}
    </ShelfNote>
  );
}
