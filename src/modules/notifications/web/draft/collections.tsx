import { TextInput } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { EmployeesSelect, UnitsSelect } from '#modules/directory/web/public.ts';
import type { CollectionRow } from '#modules/notifications/contract/message-fields.ts';
import type { RecipientCollection } from '#platform/contract/notifiable.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface CollectionsProps {
  readonly rows: readonly CollectionRow[];
  readonly disabled?: boolean;
  readonly onChange: (rows: CollectionRow[]) => void;
}

/** Departments, positions and employees: each once, as its own field. */
export function Collections({ rows, disabled = false, onChange }: CollectionsProps) {
  const t = useTexts(texts);
  const idsOf = (wanted: RecipientCollection) =>
    rows.flatMap(({ collection, entity_ids: ids }) => (collection === wanted ? ids : []));
  const replace = (collection: RecipientCollection, ids: (string | number)[]) =>
    onChange([
      ...rows.filter((row) => row.collection !== collection),
      ...(ids.length === 0 ? [] : [{ collection, entity_ids: ids }]),
    ]);
  const labelOf = (collection: RecipientCollection) => t(`settings.collections.${collection}`);
  return (
    <>
      {(['department', 'position'] as const).map((kind) => (
        <Arriving key={kind} label={labelOf(kind)}>
          <UnitsSelect
            kind={kind}
            label={labelOf(kind)}
            value={idsOf(kind).map(String)}
            disabled={disabled}
            onChange={(ids) => replace(kind, ids)}
          />
        </Arriving>
      ))}
      <Arriving label={labelOf('employee')}>
        <EmployeesSelect
          label={labelOf('employee')}
          value={idsOf('employee').filter((id) => typeof id === 'number')}
          disabled={disabled}
          onChange={(ids) => replace('employee', ids)}
        />
      </Arriving>
    </>
  );
}

/** The place of a field whose code is still on its way: all that is around it can be used already. */
function Arriving({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return <Suspense fallback={<TextInput label={label} disabled />}>{children}</Suspense>;
}
