import { properties, type NotifiableProperty } from '#platform/contract/notifiable.ts';

/** What every event has: who did it, when, and what it is. */
export const builtInProperties: Readonly<Record<string, NotifiableProperty>> = {
  actor: properties.person({ title: 'platform:notices.actor' }),
  at: properties.date({ title: 'platform:notices.at' }),
  event: properties.text({ title: 'platform:notices.event' }),
};
