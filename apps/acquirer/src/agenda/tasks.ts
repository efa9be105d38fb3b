/** Tasks: what happens by itself at a time. They are rows, so a restart of the acquirer loses none. */
import type { Bank } from '../bank.ts';

export type TaskKind = 'expire' | 'refund' | 'dispute';

export interface Task {
  id: number;
  kind: TaskKind;
  /** The payment or the refund. */
  subject: string;
}

/** Adds a task in a transaction of the caller. */
export function schedule({ db }: Bank, kind: TaskKind, subject: string, due_at: number): void {
  db.insert('tasks', { kind, subject, due_at });
}
