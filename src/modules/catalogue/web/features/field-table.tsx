import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import type { ActionsOf } from '../entries/entry-target.ts';
import { texts } from '../texts.ts';
import { isHighlighted } from './is-highlighted.ts';
import { LevelSection } from './level-section.tsx';

export interface LevelProps {
  readonly featureId: string;
  /** Code or id of the field that somebody was looking for. */
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
  readonly query: UseQueryOptions<Field[]>;
  readonly icon: Icon;
}

export function FieldTable<Field extends LevelField>(props: FieldTableProps<Field>) {
  const { level, columns, highlight, actionsOf, icon } = props;
  const t = useTexts(texts);
  const query = useQuery(props.query);
  return (
    <LevelSection level={level} count={query.data?.length}>
      <RecordTable
        name={`catalogue-${level}`}
        label={t(`levels.${level}.title`)}
        columns={columns}
        query={query}
        actions={({ id, field_name: name }) => actionsOf({ kind: 'field', id, name })}
        failedTitle={t('failures.list_fields')}
        marked={query.data?.find((field) => isHighlighted(field, highlight))?.id}
        empty={{ icon, title: t(`levels.${level}.empty`), hint: t(`levels.${level}.empty_hint`) }}
      />
    </LevelSection>
  );
}
