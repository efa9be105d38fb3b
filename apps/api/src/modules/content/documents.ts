/** Checks content documents, which operators write (decision 11). */
import {
  blockDocument,
  type ContentDocument,
  type ContentKind,
  contentDocument,
  type ProductSource,
} from '@tianguis/contract';
import { parseMoment } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { checkConditions } from './conditions.ts';
import { sourcesOf } from './products/page-products.ts';
import type { Scheduled } from './schedule.ts';

/** @throws Error with one sentence for an operator; the sentence starts with `name` */
export function checkContentDocument(kind: ContentKind, value: unknown, name: string): ContentDocument {
  if (!Value.Check(contentDocument, value)) throw new Error(`${name} is wrong ${firstFault(value)}.`);
  checkSlug(kind, value, name);
  checkVersion(kind, value, name);
  checkPageDates(kind, value, name);
  checkDates(value, name);
  checkSources(value, name);
  checkConditions(value, name);
  return value;
}

const contentHeading = Type.Pick(contentDocument, ['slug', 'title', 'description', 'from', 'until']);
/** The fields of a page that lists of pages show. */
export type ContentHeading = Static<typeof contentHeading>;

/**
 * Checks a page without its blocks.
 * @throws Error with one sentence, which starts with `name`
 */
export function checkContentHeading(kind: ContentKind, value: unknown, name: string): ContentHeading {
  const [fault] = Value.Errors(contentHeading, value);
  if (fault) throw new Error(`${name} is wrong at ${fault.instancePath || 'its top'}: ${requirement(fault)}.`);
  const heading = value as ContentHeading;
  checkSlug(kind, heading, name);
  checkConditions(heading, name);
  return heading;
}

function checkSlug(kind: ContentKind, { slug }: ContentHeading, name: string): void {
  // A corner needs a slug. Without one, its URL would redirect to itself forever.
  if (kind === 'corner' && slug === undefined) throw new Error(`${name} is of a corner and needs a "slug".`);
}

function checkVersion(kind: ContentKind, { version, date }: ContentDocument, name: string): void {
  if (version === undefined && date === undefined) return;
  if (kind !== 'landing') throw new Error(`${name} has a "version" or a "date", which only a landing can have.`);
  if (version === undefined || date === undefined)
    throw new Error(`${name} has only one of "version" and "date", and needs both or none.`);
  if (parseMoment(`${date}T00:00:00Z`) === undefined) throw new Error(`${name} is wrong at /date: ${date} is no date.`);
}

/** Landings that need a version and a date. Other landings may have both. */
export const legalLandings: ReadonlySet<string> = new Set([
  ...['aviso-privacidad', 'aviso-privacidad-simplificado', 'aviso-privacidad-prospectos', 'terminos-y-condiciones'],
  ...['politica-cancelaciones', 'politica-devoluciones', 'politica-reembolso', 'politica-garantia'],
  ...['garantia-productos', 'politica-entregas', 'contrato-credito', 'servicio-de-conexion'],
]);

/** A fault of a legal text that is to be published. The message is one sentence for an operator. */
export class LegalTextFault extends Error {}

/** @throws LegalTextFault, whose sentence starts with `name`, if a legal text has no version */
export function checkLegalText(kind: ContentKind, key: string, document: ContentDocument, name: string): void {
  if (kind === 'landing' && legalLandings.has(key) && document.version === undefined)
    throw new LegalTextFault(`${name} is a legal text and needs a "version" and a "date".`);
}

/**
 * The fault of the first invalid block, checked against the type of the block. An error of the whole union would list
 * all other types.
 */
function firstFault(value: unknown): string {
  const blocks = isRecord(value) && Array.isArray(value.blocks) ? value.blocks : [];
  for (const [at, block] of blocks.entries()) {
    const type = isRecord(block) ? block.type : undefined;
    const schema = blockDocument.anyOf.find((one) => one.properties.type.const === type);
    const known = blockDocument.anyOf.map((one) => one.properties.type.const).join(', ');
    if (!schema) return `at /blocks/${at}/type: it must be one of ${known}`;
    const [fault] = Value.Errors(schema, block);
    if (fault) return `at /blocks/${at}${fault.instancePath}: ${requirement(fault)}`;
  }
  const [fault] = Value.Errors(contentDocument, value);
  return fault ? `at ${fault.instancePath || 'its top'}: ${requirement(fault)}` : 'somewhere';
}

/** What a value must be, with the names or values that are allowed. */
function requirement(fault: ReturnType<typeof Value.Errors>[number]): string {
  switch (fault.keyword) {
    case 'enum':
      return `it must be one of ${fault.params.allowedValues.join(', ')}`;
    case 'boolean':
      return 'there is no such field';
    default:
      return fault.message;
  }
}

/** Menus lead to the home page, and orders to legal texts, so both always exist. */
function checkPageDates(kind: ContentKind, { from, until, version }: ContentDocument, name: string): void {
  if (from === undefined && until === undefined) return;
  if (kind === 'home' || version !== undefined)
    throw new Error(`${name} has a "from" or an "until", which only corners and landings without a version can have.`);
  checkSchedule({ from, until }, `${name} is wrong at its top`);
}

function checkDates({ blocks }: ContentDocument, name: string): void {
  blocks.forEach((block, at) => {
    for (const part of block.type === 'hero' ? [block, ...block.slides] : [block])
      checkSchedule(part, `${name} is wrong at /blocks/${at}`);
  });
}

function checkSchedule({ from, until }: Scheduled, place: string): void {
  for (const date of [from, until])
    if (date !== undefined && parseMoment(date) === undefined) throw new Error(`${place}: ${date} is no date.`);
  if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
    throw new Error(`${place}: it ends before it begins.`);
}

function checkSources({ blocks }: ContentDocument, name: string): void {
  blocks.forEach((block, at) => {
    for (const { source } of sourcesOf(block)) {
      const fault = sourceFault(source);
      if (fault) throw new Error(`${name} is wrong at /blocks/${at}: ${fault}.`);
    }
  });
}

function sourceFault({ ids, limit: _, ...listing }: ProductSource): string | undefined {
  if (listing.category !== undefined && listing.list !== undefined)
    return 'a source has a category or a list of them, not both';
  const others = Object.keys(listing).join(', ');
  return ids && others ? `a source with ids names just these products, so ${others} would do nothing` : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
