/** How a column begins that its list is sorted by. A name that the query does not know does not compile. */
export const sortedBy =
  <Sort extends string>(_sorts: readonly Sort[]) =>
  (key: Sort) => ({ key, sortable: true as const });
