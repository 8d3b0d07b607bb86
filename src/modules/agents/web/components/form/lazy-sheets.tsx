import { lazy, Suspense, useState } from 'react';
import type { Agent } from '#modules/agents/contract/agent.ts';

/** Forms bring the rules of the contract and their validator along, so they come when first opened. */
const CreateSheet = lazy(async () => ({
  default: (await import('./agent-sheets.tsx')).CreateSheet,
}));
const EditSheet = lazy(async () => ({
  default: (await import('./agent-sheets.tsx')).EditSheet,
}));

interface LazyCreateProps {
  readonly opened: boolean;
  readonly onClose: (created?: Agent) => void;
}

export function LazyCreateSheet(props: LazyCreateProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <CreateSheet {...props} />
    </Suspense>
  );
}

interface LazyEditProps {
  /** The agent in the sheet; none while it is closed. */
  readonly agent: Agent | undefined;
  readonly onClose: () => void;
}

/** The agent is kept while the sheet slides away. */
export function LazyEditSheet({ agent, onClose }: LazyEditProps) {
  const [last, setLast] = useState(agent);
  if (agent !== undefined && agent !== last) setLast(agent);
  if (last === undefined) return null;
  return (
    <Suspense>
      <EditSheet key={last.id} opened={agent !== undefined} agent={last} onClose={onClose} />
    </Suspense>
  );
}
