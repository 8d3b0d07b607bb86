import { Alert } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Entry } from '#modules/catalogue/contract/entries.ts';
import { entryStatuses, type GapKind } from '#modules/catalogue/contract/entry-kinds.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { entryQuery, useChangeEntry } from './entries.api.ts';
import { entryFields } from './entry-fields.tsx';
import { entryForm } from './entry-form.ts';
import type { EntryTarget } from './entry-target.ts';

interface EditSheetProps extends WindowProps {
  readonly target: EntryTarget;
  /** What is missing of it, for those who came to fill that in. */
  readonly missing?: readonly GapKind[];
  /** Where something else is to be filled in next, instead of only closing. */
  readonly onSaved?: () => void;
}

/** Changes an entry. What is edited is what is stored now, not what a list showed a while ago. */
export function EditSheet(props: EditSheetProps) {
  const { target, opened, onClose } = props;
  const t = useTexts(texts);
  const query = useQuery(entryQuery(target));
  if (query.isFetchedAfterMount && query.data !== undefined) {
    return <EntryForm {...props} entry={query.data} />;
  }
  if (query.error === null) return null;
  return (
    <Sheet opened={opened} onClose={onClose} title={t('entry.edit_title', { name: target.name })}>
      <ErrorState
        error={query.error}
        title={t(`failures.get_${target.kind}`)}
        onRetry={() => void query.refetch()}
      />
    </Sheet>
  );
}

function EntryForm({
  target,
  entry,
  missing = [],
  onSaved,
  ...window
}: EditSheetProps & { readonly entry: Entry }) {
  const t = useTexts(texts);
  const mayChooseOwner = useMay('directory:read');
  const change = useChangeEntry();
  const { kind, id, name, runs = false } = target;
  const parts = {
    hasStatus: !runs && entryStatuses.some((status) => status === entry.status),
    isStored: entry.sample_value !== null,
  };
  return (
    <RecordFormSheet
      {...window}
      title={t('entry.edit_title', { name })}
      form={entryForm(parts)}
      stored={entry}
      fields={entryFields(t, { ...parts, entry, mayChooseOwner })}
      before={missing.length > 0 && <StillMissing gaps={missing} />}
      saveLabel={onSaved && t('worklist.save_next')}
      save={(body) => change.mutateAsync({ kind, id, ...body })}
      // It closes what was saved first.
      onSaved={onSaved && (() => setTimeout(onSaved))}
    />
  );
}

/** What of it this form can put right, and what not. */
function StillMissing({ gaps }: { readonly gaps: readonly GapKind[] }) {
  const t = useTexts(texts);
  const isElsewhere = gaps.includes('engine') || gaps.includes('relation');
  return (
    <Alert color="warning" icon={<IconChecklist aria-hidden />}>
      {t('worklist.still_missing', {
        gaps: gaps.map((gap) => t(`worklist.gaps.${gap}`)).join(', '),
      })}
      {isElsewhere && <div>{t('worklist.elsewhere')}</div>}
    </Alert>
  );
}
