import type { ReactNode } from 'react';

/** The page around a form of the sign-in: a card in the middle, with the pending action above the form. */
export function Entrance(props: {
  title: string;
  heading?: 'h1' | 'h2';
  intro?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}) {
  const Heading = props.heading ?? 'h1';
  return (
    <div className="page grid max-w-lg grid-cols-[minmax(0,1fr)] gap-4 py-4 sm:py-8">
      <div className="rounded-lg border border-line bg-card p-4 sm:p-7">
        <Heading className="text-xl font-bold [overflow-wrap:anywhere] sm:text-2xl">{props.title}</Heading>
        {props.intro && <div className="mt-1 text-ink-soft">{props.intro}</div>}
        {props.children}
      </div>
      {props.below}
    </div>
  );
}

/** A link back to the page where the visitor was. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="text-center text-sm">
      <a href={href} className="touch font-semibold text-talavera underline">
        {children}
      </a>
    </p>
  );
}
