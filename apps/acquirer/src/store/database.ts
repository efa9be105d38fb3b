/** The acquirer's own database: one SQLite file, which only one process opens. */
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { schema } from './schema.ts';

export class Database {
  readonly #sqlite: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #afterCommit: () => void = () => undefined;

  /** @throws Error with one sentence if another process uses the file */
  constructor(folder: string) {
    this.#sqlite = new DatabaseSync(join(folder, 'acquirer.sqlite'));
    try {
      // The exclusive lock prevents a second acquirer, which would send every webhook again. It ends with the process.
      // A killed process loses no transaction. Only a failure of the machine may lose the last ones.
      this.#sqlite.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal');
      this.#sqlite.exec(`begin exclusive; ${schema}; commit`);
    } catch (error) {
      this.#sqlite.close();
      if (!/locked/.test(String(error))) throw error;
      throw new Error(`Another acquirer uses ${folder}: end it, or set DATA_DIR to another directory.`);
    }
  }

  /** Sets what runs after every committed transaction. */
  onCommit(work: () => void): void {
    this.#afterCommit = work;
  }

  /** Runs `work` in a transaction. The calls of `work` are synchronous, so transactions never overlap. */
  write<T>(work: () => T): T {
    this.#sqlite.exec('begin immediate');
    let result: T;
    try {
      result = work();
      this.#sqlite.exec('commit');
    } catch (error) {
      this.#sqlite.exec('rollback');
      throw error;
    }
    this.#afterCommit();
    return result;
  }

  all<T>(sql: string, values: Record<string, SQLInputValue> = {}): T[] {
    return this.#prepare(sql).all(values) as T[];
  }

  one<T>(sql: string, values: Record<string, SQLInputValue> = {}): T | undefined {
    return this.#prepare(sql).get(values) as T | undefined;
  }

  /** @returns the number of changed rows */
  run(sql: string, values: Record<string, SQLInputValue> = {}): number {
    return Number(this.#prepare(sql).run(values).changes);
  }

  /** Inserts a row whose keys are the names of the columns. */
  insert(table: string, row: Record<string, SQLInputValue>): void {
    const columns = Object.keys(row);
    this.run(`insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `:${name}`)})`, row);
  }

  close(): void {
    this.#sqlite.close();
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#sqlite.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
