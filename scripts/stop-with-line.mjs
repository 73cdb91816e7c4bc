/** Ends the command with one line for the person who typed it: no stack trace, no second line. */
export const stopWithLine = (line, code = 1) => {
  process.stderr.write(`${line}\n`);
  process.exit(code);
};
