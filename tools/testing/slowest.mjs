// Finds the slowest tests in reports of Vitest and Playwright.

/** Name and milliseconds of each test in a report of Vitest. */
function timesOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${name} › ${fullName}`, ms: duration ?? 0 })),
  );
}

/** Name and milliseconds of each test in a report of Playwright. */
function timesOfPlaywright(report) {
  const times = [];
  const walk = ({ title, specs = [], suites = [] }, above) => {
    const path = [...above, title].filter(Boolean);
    for (const { title: spec, tests } of specs)
      for (const { projectName, results } of tests)
        times.push({
          name: [...path, spec, projectName].join(' › '),
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
        });
    for (const suite of suites) walk(suite, path);
  };
  for (const suite of report?.suites ?? []) walk(suite, []);
  return times;
}

/**
 * The slowest tests, one line each: seconds and name.
 * @param reports `{ vitest: […], playwright: […] }`; a report that could not be read is undefined
 */
export function slowest({ vitest = [], playwright = [] }, { most = 20, root = '' } = {}) {
  return [...vitest.flatMap(timesOfVitest), ...playwright.flatMap(timesOfPlaywright)]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name.replace(`${root}/`, '')}`);
}
