/** What a change made different, by field, as the audit log keeps it: `{ role: { from: 'crew', to: 'designer' } }`. */
export const differences = <Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
) =>
  Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
