import { createHash } from 'node:crypto';
import { forgotPassword } from '#modules/identity/contract/sign-in.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { mailLink } from './mail-link.job.ts';
import { countFailure } from '../credentials/limit-failures.ts';

/** Sends a link to people who forgot their password; answers every name alike and in the same time. */
export function serveForgotPassword(serve: Serve, context: Context): void {
  const { clock, database, jobs, mailer } = context;

  serve.outside(
    forgotPassword,
    async ({ body, visitor }) => {
      const name = body.identifier.toLowerCase();
      if (mailer.isSetUp && name !== '') {
        const { language, requestId } = visitor;
        await database.asSystem(async (tx) => {
          // Nobody's mailbox can be flooded by others.
          const counted = await countFailure(tx, letterKey(name), clock.now());
          if ('failures' in counted)
            await jobs.enqueue(tx, mailLink, { name, language, requestId });
        });
      }
      return { by_mail: mailer.isSetUp };
    },
    { perMinute: 60 },
  );
}

/** The name under which mails are counted; unknown names are counted the same way. */
function letterKey(name: string): string {
  return `letter:${createHash('sha256').update(name).digest('base64url')}`;
}
