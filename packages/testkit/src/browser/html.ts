import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React serialises these differently; they are valid HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // The framework adds its own scripts; same origin and the hashes of the content security policy protect them.
    'require-sri': 'off',
    'script-type': 'off',
  },
});

/** Runs html-validate on a document and gives a line for each fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      (message) => `${message.ruleId}: ${message.message} (line ${message.line}, ${message.selector ?? ''})`,
    ),
  );
}
