// Summaries of failed tests, for the end of a long output.

const longest = 1_500;

/** Names and shortened messages of the failed tests in a report of Vitest. */
export function failuresOfVitest(report) {
  const failures = [];
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    // Failures outside of tests: the file could not be loaded, or a hook failed.
    if (status === 'failed' && (message || !assertionResults.some((one) => one.status === 'failed')))
      failures.push({ name, text: message });
    for (const { status: state, fullName, failureMessages } of assertionResults)
      if (state === 'failed') failures.push({ name: `${name} › ${fullName}`, text: failureMessages.join('\n') });
  }
  return failures.map(shorten);
}

/** Names and shortened messages of the failed tests in a report of Playwright. */
export function failuresOfPlaywright(report) {
  const failures = (report?.errors ?? []).map(({ message }) => ({ name: 'outside of the tests', text: message }));
  const walk = ({ title, specs = [], suites = [] }, above) => {
    const path = [...above, title].filter(Boolean);
    for (const { title: spec, tests } of specs)
      for (const { projectName, status, results } of tests)
        if (status === 'unexpected')
          failures.push({
            name: [...path, spec, projectName].join(' › '),
            text: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
          });
    for (const suite of suites) walk(suite, path);
  };
  for (const suite of report?.suites ?? []) walk(suite, []);
  return failures.map(shorten);
}

function shorten({ name, text = '' }) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  const plain = text.replace(/\u001b\[[\d;]*m/g, '').trim();
  return { name, text: plain.length > longest ? `${plain.slice(0, longest)} …` : plain };
}
