import type { CheckoutStep } from '@tianguis/contract';
import type { ReactNode } from 'react';
import type { CheckoutPageData } from './checkout-data.ts';
import { Heading, PageTitle } from './page-title.tsx';
import { Steps } from './steps.tsx';
import { SummaryBar, SummaryCard } from './summary.tsx';

interface CheckoutPageProps {
  title: string;
  step: CheckoutStep;
  page: CheckoutPageData;
  /** Whether the form has errors. */
  isWrong?: boolean;
  /** `h2` inside the gallery, which has its own title. */
  heading?: 'h1' | 'h2';
  children: ReactNode;
}

/** The page around every step: progress, title, and what is bought. */
export function CheckoutPage({ title, step, page, isWrong = false, heading = 'h1', children }: CheckoutPageProps) {
  return (
    <>
      <SummaryBar {...page} />
      <PageTitle title={title} isWrong={isWrong} heading={heading} />
      <div className="page grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 pt-3 pb-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:pt-6">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <Steps page={page} current={step} />
          <Heading as={heading}>{title}</Heading>
          {children}
        </div>
        <div className="hidden lg:block">
          <div className="sticky top-4">
            <SummaryCard {...page} />
          </div>
        </div>
      </div>
    </>
  );
}
