import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { Form } from './form.tsx';
import { FormMessage } from './form-message.tsx';
import type { FormResult } from './form-result.ts';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const wrong: FormResult = {
  status: 'invalid',
  values: { name: '"><b>', password: 'secret', state: 'B' },
  fieldErrors: { state: 'Wrong state', delivery: 'Wrong delivery' },
  message: '',
};
const choices = [
  { value: 'A', label: 'Choice A' },
  { value: 'B', label: 'Choice B' },
];

/** Renders the document with a form's result, as it is without JavaScript. */
const page = (result: FormResult | undefined, { sample = false, summarised = false } = {}) =>
  renderToStaticMarkup(
    <Form
      id="f"
      action="/here"
      submit={() => wrong}
      failed="failed"
      values={{ name: 'stored', delivery: 'A' }}
      result={result}
      sample={sample}
      summary={summarised ? <ErrorSummary title={(count) => `${count} errors`} /> : undefined}
    >
      <TextField name="name" label="Name" hint="As on the card" autoComplete="name" required />
      <PasswordField name="password" label="Password" autoComplete="new-password" show="Show" hide="Hide" />
      <SelectField name="state" label="State" none="None" autoComplete="off" choices={choices} />
      <RadioGroup name="delivery" label="Delivery" choices={choices} />
      <FormMessage sending="Sending" />
    </Form>,
  );
const element = (html: string, id: string) => new RegExp(`<[a-z]+ [^>]*\\bid="${id}"[^>]*>`).exec(html)?.[0] ?? '';

test('ER-09 without JavaScript a form is sent to its address, and contains the given values', () => {
  const html = page(undefined);
  expect(html).toMatch(/^<form id="f" noValidate="" [^>]*action="\/here" method="post">/);
  expect(element(html, 'f-name')).toContain('value="stored"');
  expect(element(html, 'f-name')).toContain('required=""');
  expect(element(html, 'f-name')).toContain('aria-describedby="f-name-nota"');
  expect(element(html, 'f-delivery')).toContain('checked=""');
  expect(html).not.toContain('autofocus');
  expect(html).not.toContain('aria-invalid');
});

test('ER-09 the document with the result contains what was typed, and only its first error has the focus', () => {
  const html = page(wrong);
  expect(element(html, 'f-name')).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(html).toContain('<option value="B" selected="">');
  expect(html.match(/autofocus=""/g)).toHaveLength(1);
  expect(element(html, 'f-state')).toContain('autofocus=""');
  expect(element(html, 'f-state')).toContain('aria-invalid="true"');
  expect(element(html, 'f-state')).toContain('aria-describedby="f-state-error"');
  expect(html.replace(/<[^>]*>/g, '')).toContain('Wrong delivery');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
});

test('a password is never written into a document', () => {
  expect(page(wrong)).not.toContain('secret');
});

test('errors are announced once: by the message of a short form, by the summary of a long one', () => {
  const announced = (html: string) =>
    [...html.matchAll(/role="(alert|status)"[^>]*>(.*?)<\/div>/g)].map(([, role, words = '']) => [
      role,
      words.replace(/<[^>]*>/g, ' ').trim(),
    ]);
  expect(announced(page(wrong))).toEqual([['status', 'Wrong state Wrong delivery']]);
  expect(announced(page(wrong, { summarised: true }))).toEqual([
    ['alert', expect.stringMatching(/^2 errors\s+Wrong state\s+Wrong delivery$/)],
    ['status', ''],
  ]);
  expect(page(wrong, { summarised: true })).toContain('<a href="#f-delivery">Wrong delivery</a>');
  const failed: FormResult = { status: 'failed', values: {}, fieldErrors: {}, message: 'Try again' };
  expect(announced(page(failed))).toEqual([['status', 'Try again']]);
});

test('a sample form takes no focus', () => {
  expect(page(wrong, { sample: true })).not.toContain('autofocus');
});
