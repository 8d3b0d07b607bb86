import type { Agent } from '#modules/agents/contract/agents.ts';
import { useKept } from '#platform/web/feedback/use-kept.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';

export const LazyCreateSheet = whenOpened(
  async () => (await import('./agent-sheets.tsx')).CreateSheet,
);
const EditSheet = whenOpened(async () => (await import('./agent-sheets.tsx')).EditSheet);

interface LazyEditProps {
  /** The agent in the sheet; none while it is closed. */
  readonly agent: Agent | undefined;
  readonly onClose: () => void;
}

export function LazyEditSheet({ agent, onClose }: LazyEditProps) {
  const shown = useKept(agent);
  if (shown === undefined) return null;
  return <EditSheet key={shown.id} opened={agent !== undefined} agent={shown} onClose={onClose} />;
}
