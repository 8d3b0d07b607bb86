import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable, type DataTableProps } from '#platform/web/table/data-table.tsx';
import { texts } from '../texts.ts';
import type { ActionsOf } from '../entries/entry-target.ts';
import { isHighlighted } from './is-highlighted.ts';
import { LevelSection } from './level-section.tsx';

/** What a level of a feature is shown with. */
export interface LevelProps {
  readonly featureId: string;
  readonly highlight: string | undefined;
  readonly actionsOf: ActionsOf;
}

interface LevelField {
  readonly id: string;
  readonly field_name: string;
  readonly field_code: string;
}

interface FieldTableProps<Field> extends Omit<LevelProps, 'featureId'> {
  readonly level: 'deep' | 'analytic';
  readonly columns: readonly Column<Field>[];
  readonly query: DataTableProps<Field>['query'] & {
    readonly data?: { readonly data: readonly Field[] };
  };
  readonly icon: Icon;
}

/** The fields of a level as a table. */
export function FieldTable<Field extends LevelField>({
  level,
  columns: all,
  query,
  highlight,
  actionsOf,
  icon,
}: FieldTableProps<Field>) {
  const t = useTexts(texts);
  const columns = useColumns(`catalogue-${level}`, all);
  const fields = query.data?.data;
  return (
    <LevelSection level={level} count={fields?.length}>
      <DataTable
        label={t(`levels.${level}.title`)}
        columns={columns}
        rows={fields}
        rowId={({ id }) => id}
        query={query}
        actions={({ id, field_name: name }) => actionsOf({ kind: 'field', id, name })}
        failedTitle={t('failures.list_fields')}
        marked={fields?.find((field) => isHighlighted(field, highlight))?.id}
        empty={
          <EmptyState
            icon={icon}
            title={t(`levels.${level}.empty`)}
            hint={t(`levels.${level}.empty_hint`)}
          />
        }
      />
    </LevelSection>
  );
}
