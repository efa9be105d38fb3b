/** The forms of visitors by their names in URLs. */
import { data, type RouterContextProvider } from 'react-router';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import { writeContact } from './contact.server.ts';
import { writeLead } from './lead.server.ts';
import { type VisitorFormKind, visitorForms } from './write-paths.ts';

type Write = (context: Readonly<RouterContextProvider>, form: FormData) => Promise<FormAnswer>;

const sends: Readonly<Record<VisitorFormKind, Write>> = { contacto: writeContact, vender: writeLead };

/** @throws Response 404 for a form that does not exist */
export function writers(name: string): { kind: VisitorFormKind; write: Write } {
  const kind = visitorForms.find((one) => one === name);
  if (kind === undefined) throw data(null, { status: 404 });
  return { kind, write: sends[kind] };
}
