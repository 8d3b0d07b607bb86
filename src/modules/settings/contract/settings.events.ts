import { defineEvents } from '#platform/contract/events.ts';

export const settingsEvents = defineEvents('settings', ['changed', 'company_changed']);
