import type { IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Card } from '../../shared/frame/card.tsx';

interface MoneyCardProps {
  icon: IconName;
  title: string;
  /** The amount, its target and its day, and who pays the shipping. */
  sentences: readonly string[];
  children?: ReactNode;
}

/** AF-01: what happens with the money of a cancellation or a return. */
export function MoneyCard({ icon, title, sentences, children }: MoneyCardProps) {
  return (
    <Card icon={icon} title={title}>
      <ul className="mt-2 grid gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="[overflow-wrap:anywhere]">
            {sentence}
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
