import { lazy } from 'react';

/** Chooses an active agent profile by typing: `<AgentProfileSelect label present onChange />` inside a `Suspense`. */
export const AgentProfileSelect = lazy(async () => ({
  default: (await import('./agent-profiles/agent-profile-select.tsx')).AgentProfileSelect,
}));

/** The filter of a list by agent profile. */
export const AgentProfileFilter = lazy(async () => ({
  default: (await import('./agent-profiles/agent-profile-filter.tsx')).AgentProfileFilter,
}));
