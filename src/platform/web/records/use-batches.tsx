import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Selection } from '../table/selection.tsx';
import type { Batch } from './batch-dialog.tsx';

const BatchDialog = lazy(async () => ({
  default: (await import('./batch-dialog.tsx')).BatchDialog,
}));

/** What can be done to all chosen rows: immediately, or after a dialog that lists them. */
export type BatchAction =
  | { readonly label: string; readonly run: (ids: readonly string[]) => void }
  | {
      readonly label: string;
      readonly danger?: boolean;
      readonly ask: Omit<Batch, 'records' | 'confirmLabel' | 'danger' | 'refreshes'>;
    };

interface Batches extends Pick<Batch, 'refreshes'> {
  /** The chosen rows of the current page; what was chosen on another page is not included. */
  readonly records: Batch['records'];
  /** Its label for this many chosen rows. */
  readonly actionsFor: (count: number) => readonly BatchAction[];
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Actions on several rows together: `selection` goes to the list, `dialog`, which asks first, into the
 * page.
 */
export function useBatches({ records, refreshes, actionsFor }: Batches): {
  selection: Selection | undefined;
  dialog: ReactNode;
} {
  const [selected, setSelected] = useState(NONE);
  const [batch, setBatch] = useState<Batch>();
  const chosen = records.filter(({ id }) => selected.has(id));
  const actions = actionsFor(chosen.length);
  if (actions.length === 0) return { selection: undefined, dialog: undefined };

  const act = (action: BatchAction) => {
    if ('run' in action) {
      action.run(chosen.map(({ id }) => id));
      setSelected(NONE);
    } else {
      const { ask, danger, label } = action;
      setBatch({ ...ask, danger, refreshes, confirmLabel: label, records: chosen });
    }
  };
  return {
    selection: {
      selected: new Set(chosen.map(({ id }) => id)),
      onChange: setSelected,
      batch: () =>
        actions.map((action) => (
          <Button
            key={action.label}
            size="compact-sm"
            variant="default"
            c={'danger' in action && action.danger ? 'var(--mantine-color-danger-text)' : undefined}
            onClick={() => act(action)}
          >
            {action.label}
          </Button>
        )),
    },
    dialog: batch && (
      <Suspense>
        <BatchDialog
          batch={batch}
          onClose={() => setBatch(undefined)}
          onDone={() => {
            setBatch(undefined);
            setSelected(NONE);
          }}
        />
      </Suspense>
    ),
  };
}
