import { IconForms } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { deepLevelQuery } from '../../catalogue.api.ts';
import { texts } from '../../texts.ts';
import { deepColumns } from './deep-columns.tsx';
import type { ActionsOf } from '../entry/entry-target.ts';
import { isHighlighted } from './is-highlighted.ts';
import { LevelSection } from './level-section.tsx';

interface DeepLevelProps {
  readonly featureId: string;
  readonly highlight: string | undefined;
  readonly actionsOf: ActionsOf;
}

/** What a feature stores. */
export function DeepLevel({ featureId, highlight, actionsOf }: DeepLevelProps) {
  const t = useTexts(texts);
  const query = useQuery(deepLevelQuery(featureId));
  const columns = useColumns(
    'catalogue-deep',
    useMemo(() => deepColumns(t), [t]),
  );
  const fields = query.data?.data;
  return (
    <LevelSection level="deep" count={fields?.length}>
      <DataTable
        label={t('levels.deep.title')}
        columns={columns}
        rows={fields}
        rowId={(field) => field.id}
        query={query}
        actions={({ id, field_name: name }) => actionsOf({ kind: 'field', id, name })}
        failedTitle={t('failures.list_fields')}
        marked={fields?.find((field) => isHighlighted(field, highlight))?.id}
        empty={
          <EmptyState
            icon={IconForms}
            title={t('levels.deep.empty')}
            hint={t('levels.deep.empty_hint')}
          />
        }
      />
    </LevelSection>
  );
}
