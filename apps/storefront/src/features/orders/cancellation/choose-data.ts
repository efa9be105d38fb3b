/** The data of the page that asks for pieces and a reason (RL-09). The server makes all sentences. */
import type { OrderView } from '@tianguis/contract';
import { orderHelpPath } from '@tianguis/domain';
import { cancellationReasons } from '@tianguis/domain/order';
import type { FieldTexts, FormResult } from '@tianguis/ui';
import { invalid } from '../../../shared/forms/form-results.ts';
import { type Goods, type OrderFacts, toFacts, toGoods } from '../order-facts.ts';
import { isOpenPayment } from '../order-words.ts';
import { ordersCopy } from '../orders-copy.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { cancellationFields as fields, piecesField } from './cancellation-fields.ts';
import type { Choice } from './choice.ts';

export interface ChooseLine extends Goods {
  /** The name of the field. */
  field: string;
  /** Pieces that can be cancelled. */
  most: number;
}

export interface ChooseParcel {
  id: string;
  name: string;
  seller: string;
  lines: ChooseLine[];
}

export interface ChoosePageData {
  facts: OrderFacts;
  /** The URL of the page, to which the form leads. */
  action: string;
  isPaid: boolean;
  /** The parcels with something that can be cancelled. */
  parcels: ChooseParcel[];
  /** Not all goods of the order can be cancelled. */
  hasRest: boolean;
  /** Something that can be cancelled is not chosen. */
  canChooseMore: boolean;
  reasons: { value: string; label: string }[];
  values: FieldTexts;
  /** Why the customer chooses again; empty for none. */
  message: string;
  /** The errors of the form. */
  result: FormResult | undefined;
}

/** The field of all lines, for errors. */
export const linesField = fields.pieces;

const reasons = cancellationReasons.map((value) => ({ value, label: copy.reasons[value] }));

/** Lines of a paid or unpaid order whose pieces can be cancelled. */
export const openLines = ({ parcels }: OrderView) =>
  parcels.flatMap(({ lines }) => lines).filter(({ cancellable }) => cancellable > 0);

export function toChoose(
  order: OrderView,
  product: number | undefined,
  choice: Choice,
  message: string = choice.hasGone ? copy.gone : '',
): ChoosePageData {
  const { pedido: number, parcels, payment } = order;
  const isPaid = !isOpenPayment(payment.state);
  const open = openLines(order);
  const isGone = product !== undefined && !open.some(({ id }) => id === product);
  const errors = choice.isSent ? errorsOf(choice, order, isPaid) : {};
  return {
    ...{ facts: toFacts(order, product), action: orderHelpPath('motivo-cancelacion', number, product), isPaid },
    parcels: parcels.flatMap((parcel, at) => {
      const lines = parcel.lines
        .filter(({ cancellable }) => cancellable > 0)
        .map((line) => ({
          ...toGoods(line, line.pieces - line.cancelled),
          ...{ field: piecesField(line.line), most: line.cancellable },
        }));
      const name = ordersCopy.detail.parcel(at + 1, parcels.length);
      return lines.length > 0 ? [{ id: parcel.id, name, seller: parcel.seller.name, lines }] : [];
    }),
    hasRest: parcels.some(({ lines }) => lines.some((line) => line.cancellable < line.pieces - line.cancelled)),
    canChooseMore: isPaid && open.some(({ line, cancellable }) => choice.pieces.get(line) !== cancellable),
    reasons,
    ...{ values: choice.values, message: message === '' && isGone && isPaid ? copy.productGone : message },
    result: Object.keys(errors).length > 0 ? invalid(choice.values, errors) : undefined,
  };
}

/** The errors of a choice that was sent, in the sequence of the form. */
function errorsOf({ reason, pieces, wrong }: Choice, order: OrderView, isPaid: boolean): Record<string, string> {
  const most = new Map(openLines(order).map(({ line, cancellable }) => [line, cancellable]));
  return {
    ...(isPaid && pieces.size === 0 && wrong.length === 0 && { [linesField]: copy.noPieces }),
    ...(isPaid && Object.fromEntries(wrong.map((line) => [piecesField(line), copy.wrongNumber(most.get(line) ?? 0)]))),
    ...(reason === undefined && { [fields.reason]: copy.noReason }),
  };
}
