import type { Agent } from '#modules/agents/contract/agents.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { recordSheet } from '#platform/web/records/record-sheet.tsx';

export const LazyCreateSheet = whenOpened(
  async () => (await import('./agent-sheets.tsx')).CreateSheet,
);
export const LazyEditSheet = recordSheet<Agent>(
  async () => (await import('./agent-sheets.tsx')).EditSheet,
);
export const LazyDeleteAgent = whenOpened(
  async () => (await import('./delete-agent.tsx')).DeleteAgent,
);
