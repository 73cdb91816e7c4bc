export const report = (what: string, figure: string) =>
  process.stdout.write(`${what.padEnd(56)} ${figure}\n`);
