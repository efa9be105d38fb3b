/** The names of people, which mails and pages show (RT-03). */

/** A name has a letter. It has neither control characters for terminals, nor line breaks, nor invisible characters. */
const written = /^(?=.*\p{L})[^\p{C}\p{Default_Ignorable_Code_Point}<>]*$/u;
/** A link, or the digits of a telephone, however they are grouped. */
const message = /:\/\/|www\.|(?:\p{Nd}[\s\p{P}]*){7}/iu;

/** The fault of a name. `unwritten`: the text is no name. `message`: the name contains a link or a telephone. */
export function personNameFault(name: string): 'unwritten' | 'message' | undefined {
  if (!written.test(name)) return 'unwritten';
  // Full-width characters look like a link as well.
  return message.test(name.normalize('NFKC')) ? 'message' : undefined;
}
