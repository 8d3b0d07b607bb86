import { identityEvents } from '#modules/identity/contract/events.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/**
 * The person who had a link mailed to somebody is notified that it could not be sent, and people with an
 * account that somebody lets them into a company.
 */
export const identityDefaults: readonly DefaultSetting[] = [
  {
    event: identityEvents.user_joined,
    text: 'identity:inbox.user_joined',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: identityEvents.link_delayed,
    text: 'identity:inbox.link_delayed',
    tone: 'warning',
    to: ['actor'],
  },
  {
    event: identityEvents.link_not_mailed,
    text: 'identity:inbox.link_not_mailed',
    tone: 'danger',
    to: ['actor'],
  },
];
