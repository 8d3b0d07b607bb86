import { lazy } from 'react';

/** Chooses a chat agent by typing: `<AgentSelect label present onChange />` inside a `Suspense`. */
export const AgentSelect = lazy(async () => ({
  default: (await import('./agents/agent-select.tsx')).AgentSelect,
}));
