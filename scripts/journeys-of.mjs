/** Each journey of a JSON report of Playwright, with the file it stands in, however deep its groups are. */
export const journeysOf = (report) =>
  (report?.suites ?? []).flatMap((suite) => ofSuite(suite, `e2e/${suite.file}`));

const ofSuite = ({ specs = [], suites = [] }, file) => [
  ...specs.map(({ title, tests }) => ({ file, title, tests })),
  ...suites.flatMap((inner) => ofSuite(inner, file)),
];
