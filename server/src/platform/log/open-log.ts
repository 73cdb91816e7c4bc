import { destination, type Logger, pino } from 'pino';
import type { Config } from '../../config.ts';
import { loggerOptions } from './logger-options.ts';

/** A line costs a system call; so many bytes of them, or those of so long, share one. */
const minLength = 8 * 1024;
const periodicFlush = 200;

/**
 * The log of the process, on its standard output. Lines are gathered for a moment; what is at least an error goes out at
 * once, with all before it, and the rest at the end of the process. A kill -9 loses the lines of that moment.
 */
export const openLog = (config: Pick<Config, 'LOG_LEVEL'>): Logger => {
  const out = destination({ dest: 1, minLength, periodicFlush, sync: true });
  // A full disk or a closed pipe behind the log is no reason to stop serving.
  out.on('error', () => {});
  const flush = () => {
    try {
      out.flushSync();
    } catch {
      // Nobody reads it any more.
    }
  };
  process.on('exit', flush);
  const options = loggerOptions(config);
  return pino(
    {
      ...options,
      hooks: {
        logMethod(given, method, level) {
          method.apply(this, given);
          if (level >= errorLevel) flush();
        },
      },
    },
    out,
  );
};

const errorLevel = 50;
