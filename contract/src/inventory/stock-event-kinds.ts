/** Events of what is only counted, which change how many of it stand where. */
export const stockEventKinds = ['received', 'transferred', 'counted'] as const;
export type StockEventKind = (typeof stockEventKinds)[number];

export const isStockKind = (kind: string): kind is StockEventKind =>
  stockEventKinds.some((known) => known === kind);
