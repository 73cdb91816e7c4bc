import type { LoggerOptions } from 'pino';
import type { Config } from '../../config.ts';

/** Structured lines without secrets: headers and bodies are never logged, and these paths are blanked wherever they turn up. */
export const loggerOptions = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): LoggerOptions => ({
  level: LOG_LEVEL,
  redact: {
    paths: [
      'req.headers',
      'password',
      'token',
      'accessToken',
      'refreshToken',
      '*.password',
      '*.token',
      '*.accessToken',
      '*.refreshToken',
      'err.query',
      'err.parameters',
      'err.args',
      'err.detail',
    ],
    censor: '…',
  },
  formatters: { level: (label) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
});
