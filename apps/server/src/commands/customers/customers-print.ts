/** Prints accounts for operators. Texts of customers cannot control the terminal. */
import type { AuditSheet, CustomerReport, CustomerSheet, SessionSheet } from '@tianguis/api';
import { oneLine, table } from '../table.ts';
import { showMoment } from '../words.ts';

/** The most entries of the audit log, sessions and waits that `customers show` prints. */
const most = 10;

export function printReport(report: CustomerReport): string[] {
  const { customer, sessions, failures, authenticator, passkeys, erasedAt, unsettled, log } = report;
  const open = sessions.filter(isOpen).length;
  return [
    ...table([
      ['Customer', customer.id],
      ['E-mail', oneLine(customer.email, 254)],
      ['Name', oneLine(customer.name)],
      ['Since', showMoment(customer.createdAt)],
      ['State', stateOf(customer, erasedAt)],
      ['Sign-in', signInOf(customer)],
      ['App', appOf(authenticator)],
      ['Passkeys', passkeys],
      ['Sessions', `${open} open`],
      ['Failures', failures.count === 0 ? 'none' : `${failures.count} failed sign-ins within an hour`],
      ...failures.waits.slice(0, most).map((seconds) => ['', `one IP address waits ${seconds} s`]),
      ...unsettled.map((reason, at) => [at === 0 ? 'To settle' : '', reason]),
    ]),
    '',
    ...printSessions(sessions.slice(0, most)),
    '',
    ...printLog(log.slice(-most)),
    ...(log.length > most ? [`(${log.length - most} more: customers log)`] : []),
  ];
}

function stateOf({ blockedAt, deletionRequestedAt }: CustomerSheet, erasedAt: Date | null): string {
  const states = [
    ...(blockedAt ? [`closed on ${showMoment(blockedAt)}`] : []),
    ...(deletionRequestedAt && erasedAt
      ? [
          `its customer asked on ${showMoment(deletionRequestedAt)} to delete it: it is erased after ${showMoment(erasedAt)}`,
        ]
      : []),
  ];
  return states.length === 0 ? 'open' : states.join('; ');
}

const signInOf = ({ hasPassword, isTwoStep }: CustomerSheet) =>
  `${hasPassword ? 'has a password' : 'has no password'}${isTwoStep ? ', and always asks for a code' : ''}`;

const appOf = ({ since, codes }: CustomerReport['authenticator']) =>
  since === null
    ? 'no authenticator app'
    : `authenticator app since ${showMoment(since)}, ${codes} recovery codes left`;

const isOpen = ({ endedAt, endsAt }: SessionSheet): boolean => endedAt === null && endsAt > new Date();

export function printSessions(sessions: readonly SessionSheet[]): string[] {
  if (sessions.length === 0) return ['No sign-ins.'];
  const rows = sessions.map((session) => [
    showMoment(session.createdAt),
    showMoment(session.seenAt),
    session.endedAt ? `ended ${showMoment(session.endedAt)}` : isOpen(session) ? 'open' : 'over',
    session.method,
    oneLine(session.address),
    oneLine(session.device) || '-',
  ]);
  return table([['Signed in', 'Seen', 'State', 'By', 'Address', 'Device'], ...rows]);
}

export function printLog(log: readonly AuditSheet[]): string[] {
  if (log.length === 0) return ['Nothing is noted.'];
  const rows = log.map(({ at, actor, operator, action, detail }) => [
    showMoment(at),
    action,
    operator === null ? actor : `${actor} ${oneLine(operator)}`,
    Object.keys(detail).length === 0 ? '' : oneLine(JSON.stringify(detail), 100),
  ]);
  return table([['When', 'What', 'By', 'Details'], ...rows]);
}
