/** Prints privacy requests for operators. */
import type { CustomerSheet, OpenRequestSheet, RequestSheet } from '@tianguis/api';
import { oneLine, table } from '../table.ts';
import { showMoment } from '../words.ts';

export function printOpenRequests(requests: readonly OpenRequestSheet[]): string[] {
  if (requests.length === 0) return ['No request by the law of privacy is open.'];
  return table([
    ['Request', 'Right', 'Received', 'Due', 'Left', 'Customer'],
    ...requests.map((request) => [
      ...[request.folio, request.right, showMoment(request.received), request.due, leftOf(request)],
      request.customer ?? 'erased',
    ]),
  ]);
}

const leftOf = ({ daysLeft, isOverdue }: Pick<OpenRequestSheet, 'daysLeft' | 'isOverdue'>): string => {
  if (isOverdue) return 'overdue';
  if (daysLeft === 0) return 'due today';
  return daysLeft === 1 ? '1 working day' : `${daysLeft} working days`;
};

export function printRequests({
  customer,
  requests,
}: {
  customer: CustomerSheet;
  requests: readonly RequestSheet[];
}): string[] {
  if (requests.length === 0) return [`${oneLine(customer.email, 254)} has made no request by the law of privacy.`];
  return requests.flatMap((request, at) => [
    ...(at === 0 ? [] : ['']),
    ...table([
      ['Request', request.folio],
      ['Right', request.derecho],
      ['Received', showMoment(request.received)],
      ['Due', request.due],
      ['State', stateOf(request)],
    ]),
    'What the customer wrote:',
    ...indented(request.texto),
    ...(request.answer === null ? [] : ['What the shop answered:', ...indented(request.answer)]),
  ]);
}

function stateOf(request: RequestSheet): string {
  if (request.state === 'recibida') return `open, ${leftOf(request)}`;
  return request.answered === null ? 'answered' : `answered on ${showMoment(request.answered)}`;
}

/** Indents the lines of a text, and removes characters that could control the terminal. */
const indented = (text: string): string[] =>
  text.split('\n').map((line) => `  ${oneLine(line, Number.POSITIVE_INFINITY)}`);
