import type { FormResult } from '@tianguis/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Properties that the steps of the page share. `sample`: shown inside the gallery, which has its own title and `h1`.
 */
export interface StepProps {
  id?: string;
  result?: FormResult | undefined;
  siteName: string;
  sample?: boolean;
}

interface PanelProps extends Pick<StepProps, 'siteName' | 'sample'> {
  title: string;
  /** Whether the form has errors, which screen readers read first. */
  isWrong?: boolean;
  /**
   * Whether a script put this step in place of another. Then the heading of the step takes the focus, so that screen
   * readers read the heading.
   */
  isNews?: boolean;
  children: ReactNode;
}

/** One step of the page: its title, heading and card. */
export function Panel({ title, siteName, isWrong = false, isNews = false, sample = false, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = sample ? 'h2' : 'h1';
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className="page grid max-w-lg grid-cols-[minmax(0,1fr)] py-6 sm:py-12">
      {!sample && <title>{`${isWrong ? 'Error: ' : ''}${title} | ${siteName}`}</title>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-card p-5 sm:p-8">
        <Heading
          ref={heading}
          tabIndex={-1}
          className="text-xl font-bold outline-none [overflow-wrap:anywhere] sm:text-2xl"
        >
          {title}
        </Heading>
        {children}
      </div>
    </div>
  );
}
