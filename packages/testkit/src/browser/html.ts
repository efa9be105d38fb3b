import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // These rules are off because React serialises some attributes differently, which is valid HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // The framework adds its own scripts. They come from the same origin, and the content security policy contains
    // their hashes.
    'require-sri': 'off',
    'script-type': 'off',
  },
});

/** Runs html-validate on a document. Returns a line for each fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      (message) => `${message.ruleId}: ${message.message} (line ${message.line}, ${message.selector ?? ''})`,
    ),
  );
}
