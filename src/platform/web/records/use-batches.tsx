import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Selection } from '../table/selection.tsx';
import type { Batch } from './batch-dialog.tsx';

const BatchDialog = lazy(async () => ({
  default: (await import('./batch-dialog.tsx')).BatchDialog,
}));

type Omitted = 'records' | 'confirmLabel' | 'danger' | 'refreshes';

/** Omits from each kind of batch by itself. */
type Ask<Kind = Batch> = Kind extends unknown ? Omit<Kind, Omitted> : never;

/** What a dialog of an action's own is drawn with. */
export interface BatchWindow extends Pick<Batch, 'records' | 'refreshes'> {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What can be done to all chosen rows: immediately, or after a dialog that lists them, which asks how. */
export type BatchAction =
  | { readonly label: string; readonly run: (ids: readonly string[]) => void }
  | {
      readonly label: string;
      readonly danger?: boolean;
      readonly ask: Ask;
    }
  | { readonly label: string; readonly draw: (window: BatchWindow) => ReactNode };

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
  const [drawn, setDrawn] = useState<{ label: string; records: Batch['records'] }>();
  const chosen = records.filter(({ id }) => selected.has(id));
  const actions = actionsFor(chosen.length);
  if (actions.length === 0) return { selection: undefined, dialog: undefined };

  const act = (action: BatchAction) => {
    if ('run' in action) {
      action.run(chosen.map(({ id }) => id));
      setSelected(NONE);
    } else if ('draw' in action) {
      setDrawn({ label: action.label, records: chosen });
    } else {
      const { ask, danger, label } = action;
      setBatch({ ...ask, danger, refreshes, confirmLabel: label, records: chosen });
    }
  };
  const close = () => {
    setBatch(undefined);
    setDrawn(undefined);
  };
  const finish = () => {
    close();
    setSelected(NONE);
  };
  // That of this rendering, which knows the rows as they are now.
  const own = actions.find(({ label }) => label === drawn?.label);
  const draw = own !== undefined && 'draw' in own ? own.draw : undefined;
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
    dialog: batch ? (
      <Suspense>
        <BatchDialog batch={batch} onClose={close} onDone={finish} />
      </Suspense>
    ) : (
      drawn && draw?.({ records: drawn.records, refreshes, onClose: close, onDone: finish })
    ),
  };
}
