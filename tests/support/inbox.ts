import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import type { TestApp } from './app.ts';
import type { SignedIn } from './sign-in.ts';

/** A person's newest notices, once everything that happened until now has reached the inboxes. */
export async function readInbox(
  app: Pick<TestApp, 'context'>,
  who: SignedIn,
  language: 'th' | 'en' = 'th',
) {
  await workOff(app.context);
  const { data } = await who.ask(listInboxRoute, { headers: { 'accept-language': language } });
  return data;
}
