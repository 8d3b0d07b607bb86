import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Structured log of the process: JSON lines, or readable lines on a terminal. Secrets are removed. */
export function createLogger(
  config: Pick<Config, 'LOG_LEVEL' | 'LOG_PRETTY'>,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.token',
        '*.secret',
      ],
      censor: '[redacted]',
    },
    ...((config.LOG_PRETTY ?? process.stdout.isTTY)
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }
      : {}),
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
