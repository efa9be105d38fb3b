import type { ShownCard } from '@tianguis/contract';
import { Icon, type IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';
import {
  checkoutFields as fields,
  laterCard,
  otherCard,
  type PaymentChoices,
  savedCard,
  typedCard,
  type WayChoice,
} from '../checkout-data.ts';
import { paymentCopy as copy } from '../copy/payment-copy.ts';
import { type RadioCard, RadioCards } from '../radio-cards.tsx';

interface WayCardsProps<Card extends ShownCard> {
  payment: Pick<PaymentChoices, 'ways' | 'takesCards'> & { cards: readonly Card[]; card: Card | undefined };
  onChoose?: (value: string) => void;
  /** The acquirer's frame below the choice of another card. */
  frame?: ReactNode;
  /** Whether the choice of another card is chosen. The space of the frame is reserved until scripts run. */
  isTyping?: boolean;
  /** Content below a card while the card is chosen. */
  belowCard?: (value: string, card: Card) => ReactNode;
}

/** The ways to pay: saved cards, the card that was typed for this purchase, another card, OXXO, SPEI and credit. */
export function WayCards<Card extends ShownCard>(props: WayCardsProps<Card>) {
  const { payment, onChoose, frame, isTyping = false, belowCard } = props;
  const { ways, cards, card, takesCards } = payment;
  const way = (name: WayChoice['way']) => ways.find((one) => one.way === name);
  const cardWay = way('card');
  const isTyped = card !== undefined && !cards.some(({ id }) => id !== '' && id === card.id);
  const shown = [
    ...cards.map((one): [string, Card] => [savedCard(one.id), one]),
    ...(isTyped ? [[typedCard, card] as [string, Card]] : []),
  ];
  const choices: RadioCard[] = [
    ...(cardWay ? shown.map(([value, one]) => cardChoice(value, one, cardWay, belowCard?.(value, one))) : []),
    ...(cardWay
      ? [
          {
            value: takesCards ? otherCard : laterCard,
            title: <WayTitle icon="card">{shown.length > 0 ? copy.otherCard : copy.newCard}</WayTitle>,
            disabled: cardWay.refused !== undefined,
            children: <Hint>{cardWay.refused ?? (takesCards ? copy.newCardHint : copy.laterCardHint)}</Hint>,
            below: isTyping ? <div className="noscript:hidden min-h-95 border-t border-line">{frame}</div> : undefined,
          },
        ]
      : []),
    ...(['oxxo', 'spei', 'credit'] as const).flatMap((name): RadioCard[] => {
      const one = way(name);
      return one ? [wayChoice(one)] : [];
    }),
  ];
  return (
    <RadioCards
      name={fields.payment}
      legend={copy.legend}
      isLegendHidden
      cards={choices}
      {...(onChoose && { onChoose })}
    />
  );
}

const cardChoice = (value: string, card: ShownCard, { refused }: WayChoice, below: ReactNode): RadioCard => ({
  ...{ value, below },
  disabled: refused !== undefined,
  title: (
    <WayTitle icon="card">
      <span aria-hidden="true">{copy.card(card)}</span>
      <span className="sr-only">{copy.cardSpoken(card)}</span>
    </WayTitle>
  ),
  children: <Hint>{refused ?? [copy.kinds[card.kind], copy.expires(card.expires)].filter(Boolean).join(' · ')}</Hint>,
});

function wayChoice({ way, name, refused, until }: WayChoice): RadioCard {
  const known = way === 'oxxo' || way === 'spei' ? way : undefined;
  return {
    value: way,
    disabled: refused !== undefined,
    title: <WayTitle icon={way === 'oxxo' ? 'receipt' : 'bank'}>{name ?? (known && copy[known])}</WayTitle>,
    children: (
      <Hint>
        {refused ?? (known ? [copy[`${known}Hint`], until && copy.until(until)].filter(Boolean).join(' ') : until)}
      </Hint>
    ),
  };
}

function WayTitle({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Icon name={icon} className="size-5 flex-none text-ink-soft" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

function Hint({ children }: { children: string | undefined }) {
  return <span className="mt-0.5 block text-sm text-ink-soft">{children}</span>;
}
