/** Prints what visitors write on the contact page (RT-17), for `shop messages`. */
import type { ContactRow, ContactSheet } from '@tianguis/api';
import { contactSubjects, longestMessage } from '@tianguis/domain/contact';
import { oneLine, table } from '../table.ts';
import { showMoment } from '../words.ts';

/** The cells of a row of the list. */
export const contactCells = ({ folio, state, order, changedAt, subject }: ContactRow): string[] => [
  ...[folio, state, order ?? '-', showMoment(new Date(changedAt)), contactSubjects[subject]],
];

export const printContact = ({ answers, ...one }: ContactSheet): string[] => [
  ...table([
    ['Folio', one.folio],
    ['State', one.state],
    ['Subject', contactSubjects[one.subject]],
    // Nobody has proved these: anybody may type them.
    ['Order (typed)', one.order ?? '-'],
    ['Name (typed)', oneLine(one.name)],
    ['E-mail (typed)', oneLine(one.email)],
    ['Telephone (typed)', one.phone ?? '-'],
    ['Customer', one.customer ?? '- (not signed in)'],
  ]),
  '',
  `${showMoment(new Date(one.openedAt))}  visitor`,
  oneLine(one.text, longestMessage),
  ...answers.flatMap(({ operator, text, at }) => [
    '',
    `${showMoment(new Date(at))}  shop, by ${oneLine(operator)}`,
    oneLine(text, longestMessage),
  ]),
];
