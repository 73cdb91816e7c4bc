/** The row as a change leaves it: what the change does not name stays, and null is a value like any other. */
export const withChange = <Row extends object>(
  row: Row,
  change: { readonly [Key in keyof Row]?: Row[Key] | undefined },
): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});
