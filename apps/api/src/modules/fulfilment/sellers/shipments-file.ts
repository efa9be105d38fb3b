/** Reads files of shipments: what a seller or a carrier says of parcels (OD-06). */
import { dateInMexico, parseMoment } from '@tianguis/domain';
import { BrokenFeed, decodeTable, readTable } from '@tianguis/feed';
import type { ReportedEvent } from '../parcels.ts';

export interface ShipmentRow {
  line: number;
  /** Number of the order. */
  order: string;
  /** The beginning of the parcel's id, in lower case. */
  parcel: string | undefined;
  /** A SKU of the parcel. */
  sku: string | undefined;
  carrier: string | undefined;
  tracking: string | undefined;
  event: ReportedEvent;
  at: Date;
}

export interface ShipmentFault {
  line: number;
  reason: string;
}

/** The words for each step, without accents, in lower case and with `_` for blanks. */
const words: Readonly<Record<string, ReportedEvent>> = {
  ...{ preparing: 'preparation', preparando: 'preparation' },
  ...{ collecting: 'collection_request', en_proceso_de_recoleccion: 'collection_request' },
  ...{ collected: 'collection', on_the_way: 'collection', recolectado: 'collection', en_camino: 'collection' },
  ...{ ready: 'arrival_in_shop', listo_para_recoger: 'arrival_in_shop' },
  ...{ delivered: 'delivery', entregado: 'delivery' },
  ...{ failed: 'failed_delivery', no_entregado: 'failed_delivery' },
  ...{ returned: 'arrival_at_sender', devuelto: 'arrival_at_sender' },
};

const columns = ['order', 'parcel', 'sku', 'carrier', 'tracking', 'state', 'at'] as const;
const longest = 100;

/**
 * @param now epoch milliseconds, the moment of rows without one
 * @throws BrokenFeed if the whole file cannot be used
 */
export function readShipments(bytes: Uint8Array, now: number): { rows: ShipmentRow[]; faults: ShipmentFault[] } {
  const { names, rows, faults } = readTable(decodeTable(bytes));
  const missing = (['order', 'state'] as const).filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new BrokenFeed(`The first row must name the columns order and state; it has no ${missing.join(' and no ')}.`);
  const unknown = names.find((name) => name !== '' && !(columns as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new BrokenFeed(`There is no column "${unknown.slice(0, 60)}", but ${columns.join(', ')}.`);
  const read: ShipmentRow[] = [];
  const wrong = [...faults];
  for (const { line, cells } of rows) {
    try {
      read.push({ line, ...readCells(cells, now) });
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      wrong.push({ line, reason: error.message });
    }
  }
  return { rows: read, faults: wrong };
}

/** A cell cannot be read. The message is one sentence without its end. */
class WrongCell extends Error {
  override name = 'WrongCell';
}

function readCells(cells: Readonly<Record<string, string>>, now: number): Omit<ShipmentRow, 'line'> {
  const event = words[folded(cells.state ?? '')];
  if (event === undefined)
    throw new WrongCell(`state "${mark(cells.state ?? '')}" is none of ${Object.keys(words).join(', ')}`);
  return {
    order: readOrder(cells.order ?? ''),
    parcel: readParcel(cells.parcel ?? ''),
    sku: cells.sku === '' ? undefined : cells.sku,
    carrier: readLine('carrier', cells.carrier ?? ''),
    tracking: readTracking(cells.tracking ?? ''),
    ...{ event, at: readAt(cells.at ?? '', now) },
  };
}

const mark = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?').slice(0, 60);
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Adds leading zeros that a spreadsheet has removed. */
function readOrder(text: string): string {
  if (!/^\d{1,10}$/.test(text)) throw new WrongCell(`order "${mark(text)}" is no number of an order`);
  return text.padStart(10, '0');
}

function readParcel(text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^[0-9a-f]{8}[0-9a-f-]{0,28}$/i.test(text)) throw new WrongCell(`parcel "${mark(text)}" is no id of a parcel`);
  return text.toLowerCase();
}

function readLine(name: string, text: string): string | undefined {
  if (text === '') return undefined;
  const line = text.normalize('NFC').replace(/\s+/g, ' ');
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(line)) throw new WrongCell(`${name} "${mark(line)}" has invisible characters`);
  if (line.length > longest) throw new WrongCell(`${name} has ${line.length} characters, and ${longest} is the most`);
  return line;
}

/** Refuses a number that a spreadsheet has rounded, since its last digits are lost. */
function readTracking(text: string): string | undefined {
  if (/^\d([.,]\d+)?E\+\d+$/i.test(text))
    throw new WrongCell(`tracking "${mark(text)}" was rounded by a spreadsheet: format the column as text`);
  return readLine('tracking', text);
}

/** Reads a moment with a time zone, or a time in Mexico City. A day alone means its noon. */
function readAt(text: string, now: number): Date {
  if (text === '') return new Date(now);
  const [, day = '', month = '', year = '', rest = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(.*)$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`;
  const [, date, hour = '12', minute = '00', second = '00'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T]+(\d{1,2}):(\d\d)(?::(\d\d))?)?$/.exec(iso) ?? [];
  const moment = parseMoment(date === undefined ? iso : `${date}T${hour.padStart(2, '0')}:${minute}:${second}-06:00`);
  if (moment === undefined) throw new WrongCell(`at "${mark(text)}" is no moment: write it as 2026-11-28 14:30`);
  // A day without a time may be today, whose noon lies ahead. A carrier's clock may be a few minutes ahead.
  const isToday = date === dateInMexico(now) && !/:/.test(iso);
  if (moment > now + 10 * 60_000 && !isToday) throw new WrongCell(`at "${mark(text)}" is not past`);
  return new Date(Math.min(moment, now));
}
