import { useState, type ReactNode } from 'react';
import type { SeveralAnswer } from '#platform/contract/several.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { BatchDialog, type Batch } from '#platform/web/records/batch-dialog.tsx';
import { useBatches, type BatchWindow } from '#platform/web/records/use-batches.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ALL_LEVELS } from '../records/record-calls.ts';
import { texts } from '../texts.ts';

/** A row as it is shown: a change that somebody else made since is not overwritten. */
export interface SeenRow {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** A change of several rows: its name, and the input that makes it. */
export interface ChangeOfSeveral<Change> {
  readonly label: string;
  readonly input: (onChange: (change: Change | undefined) => void) => ReactNode;
  /** What it begins with, if that already is a change: nobody, no day. */
  readonly initial?: Change;
}

interface Several<Change> {
  /** Those in sight. */
  readonly rows: readonly SeenRow[] | undefined;
  readonly changes: readonly ChangeOfSeveral<Change>[];
  readonly save: (
    rows: { id: string; version: number }[],
    change: Change,
  ) => Promise<SeveralAnswer>;
  readonly remove: (ids: readonly string[]) => Promise<SeveralAnswer>;
}

/** Changing and deleting several rows by one call, which may refuse single ones. */
export function useSeveral<Change>({ rows = [], changes, save, remove }: Several<Change>) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const mayDelete = useMay('feature-development:delete');
  const offered = mayWrite ? changes : [];
  return useBatches({
    records: rows,
    refreshes: ALL_LEVELS,
    actionsFor: (count) => [
      ...offered.map((change) => ({
        label: change.label,
        draw: (window: BatchWindow) => (
          <ChangeDialog
            {...window}
            change={change}
            save={(ids, given: Change) => save(seen(rows, ids), given)}
          />
        ),
      })),
      ...(mayDelete
        ? [
            {
              label: t('actions.delete'),
              danger: true,
              ask: {
                title: t('several.delete_title', { count }),
                text: t('several.delete_text'),
                typed: String(count),
                actOnAll: async (ids: readonly string[]) => (await remove(ids)).refused,
              },
            },
          ]
        : []),
    ],
  });
}

/** The versions as the list shows them now: after a conflict it has the newer ones. */
function seen(rows: readonly SeenRow[], ids: readonly string[]) {
  return rows.filter(({ id }) => ids.includes(id)).map(({ id, version }) => ({ id, version }));
}

interface ChangeDialogProps<Change> extends BatchWindow {
  readonly change: ChangeOfSeveral<Change>;
  readonly save: (ids: readonly string[], change: Change) => Promise<SeveralAnswer>;
}

function ChangeDialog<Change>({ change, save, ...window }: ChangeDialogProps<Change>) {
  const t = useTexts(texts);
  const [given, setGiven] = useState(change.initial);
  const batch: Batch = {
    ...window,
    title: change.label,
    text: t('several.change_text'),
    confirmLabel: t('forms.update'),
    actOnAll: async (ids) => (given === undefined ? [] : (await save(ids, given)).refused),
  };
  return (
    <BatchDialog
      batch={batch}
      isReady={given !== undefined}
      onClose={window.onClose}
      onDone={window.onDone}
    >
      {change.input(setGiven)}
    </BatchDialog>
  );
}
