import { Alert } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { entry as entrySchema, type Entry } from '#modules/catalogue/contract/entries.ts';
import { type GapKind } from '#modules/catalogue/contract/entry-kinds.ts';
import { entryQuery, useChangeEntry } from './entries.api.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import { EntryFields } from './entry-fields.tsx';
import type { EntryTarget } from './entry-target.ts';
import { entryRules, valuesOf, type EntryValues } from './entry-values.ts';

interface EditSheetProps {
  readonly target: EntryTarget;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What is missing of it, for whoever came to fill that in. */
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
        title={t('entry.load_failed')}
        onRetry={() => void query.refetch()}
      />
    </Sheet>
  );
}

function EntryForm(props: EditSheetProps & { readonly entry: Entry }) {
  const { target, entry, opened, onClose, missing = [], onSaved } = props;
  const t = useTexts(texts);
  const change = useChangeEntry();
  const { kind, id } = target;
  const toValues = (stored: Entry): EntryValues =>
    target.runs ? { ...valuesOf(stored), status: undefined } : valuesOf(stored);
  return (
    <FormSheet<EntryValues, Entry>
      opened={opened}
      onClose={onClose}
      title={t('entry.edit_title', { name: target.name })}
      schema={entryRules}
      initialValues={toValues(entry)}
      saveLabel={onSaved && t('worklist.save_next')}
      save={async (values, { updated_at } = entry) => {
        await change.mutateAsync({ ...entryRules.parse(values), kind, id, updated_at });
        // It closes what was saved first.
        if (onSaved !== undefined) setTimeout(onSaved);
      }}
      editing={{
        stored: entry,
        schema: entrySchema,
        toValues,
        labels: labelsOf(t),
        write: (field, value) => written(field, value, { t, entry }),
      }}
    >
      {(form) => (
        <>
          {missing.length > 0 && <StillMissing gaps={missing} />}
          <EntryFields form={form} entry={entry} />
        </>
      )}
    </FormSheet>
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

function labelsOf(t: CatalogueTexts): Record<keyof EntryValues, string> {
  return {
    name_th: t('entry_form.name_th'),
    name_en: t('entry_form.name_en'),
    description: t('entry_form.description'),
    sample_value: t('entry_form.sample_value'),
    status: t('entry_form.status'),
    owner_id: t('entry_form.owner_id'),
    tags: t('entry_form.tags'),
    deprecated: t('entry_form.deprecated'),
    replacement_id: t('entry_form.replacement_id'),
  };
}

/** Both versions of a conflict in words. */
function written(
  field: string,
  value: unknown,
  { t, entry }: { t: CatalogueTexts; entry: Entry },
): string | undefined {
  if (typeof value === 'boolean') return t(value ? 'entry_form.yes' : 'entry_form.no');
  if (field === 'owner_id' && typeof value === 'number') {
    return value === entry.owner_id && entry.owner_name !== null
      ? entry.owner_name
      : t('history.employee', { id: value });
  }
  if (field === 'status' && (value === 'active' || value === 'inactive')) {
    return t(`statuses.${value}`);
  }
  if (field === 'replacement_id' && value === entry.replacement?.id) return entry.replacement?.code;
  return undefined;
}
