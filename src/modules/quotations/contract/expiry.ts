import { defineEvents } from '#platform/contract/events.ts';

/** An offer is near the end of its validity, and the customer has not answered. */
export const reminderEvents = defineEvents('quotations', ['expiring']);
