import { createLogger, type Logger } from '#platform/server/logger.ts';
import { namesOfGrowersIn, nationalIdsIn } from './personal-values.ts';

const FATAL = '{"level":60';

/** The log of a test's application: it shows what is fatal, and collects the lines that have personal values. */
export function watchLog(): { readonly logger: Logger; readonly personal: readonly string[] } {
  const personal: string[] = [];
  const logger = createLogger(
    { LOG_LEVEL: 'info', LOG_PRETTY: false },
    {
      write(line) {
        if ([...nationalIdsIn(line), ...namesOfGrowersIn(line)].length > 0) personal.push(line);
        if (line.startsWith(FATAL)) process.stdout.write(line);
      },
    },
  );
  return { logger, personal };
}
