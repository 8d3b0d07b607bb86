import { Button } from '@mantine/core';
import { IconChartDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { AnalyticField } from '#modules/catalogue/contract/field.ts';
import { analyticLevelQuery } from '../../catalogue.api.ts';
import { texts, type CatalogueTexts } from '../../texts.ts';
import { EngineName } from './engine-name.tsx';
import { isHighlighted } from './is-highlighted.ts';
import { FieldName } from './field-name.tsx';
import type { ActionsOf } from '../entry/entry-target.ts';
import { LevelSection } from './level-section.tsx';

interface AnalyticLevelProps {
  readonly featureId: string;
  readonly highlight: string | undefined;
  readonly actionsOf: ActionsOf;
  readonly onViewEngine: (id: string) => void;
}

/** What a feature delivers for analysis. */
export function AnalyticLevel({
  featureId,
  highlight,
  actionsOf,
  onViewEngine,
}: AnalyticLevelProps) {
  const t = useTexts(texts);
  const query = useQuery(analyticLevelQuery(featureId));
  const columns = useColumns(
    'catalogue-analytic',
    useMemo(() => analyticColumns(t, onViewEngine), [t, onViewEngine]),
  );
  const fields = query.data?.data;
  return (
    <LevelSection level="analytic" count={fields?.length}>
      <DataTable
        label={t('levels.analytic.title')}
        columns={columns}
        rows={fields}
        rowId={(field) => field.id}
        query={query}
        actions={({ id, field_name: name }) => actionsOf({ kind: 'field', id, name })}
        failedTitle={t('failures.list_fields')}
        marked={fields?.find((field) => isHighlighted(field, highlight))?.id}
        empty={
          <EmptyState
            icon={IconChartDots}
            title={t('levels.analytic.empty')}
            hint={t('levels.analytic.empty_hint')}
          />
        }
      />
    </LevelSection>
  );
}

function analyticColumns(
  t: CatalogueTexts,
  onViewEngine: (id: string) => void,
): Column<AnalyticField>[] {
  return [
    {
      id: 'name',
      header: t('levels.analytic.columns.name'),
      names: true,
      cell: (field) => (
        <FieldName name={field.field_name} code={field.field_code} deprecated={field.deprecated} />
      ),
    },
    {
      id: 'engine',
      header: t('levels.analytic.columns.engine'),
      cell: ({ source_engine_id: id, source_engine_name: name }) => (
        <>
          <EngineName id={id} name={name} />{' '}
          {id !== null && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('levels.view_engine_of', { name: name ?? '' })}
              onClick={() => onViewEngine(id)}
            >
              {t('levels.view_engine')}
            </Button>
          )}
        </>
      ),
    },
    {
      id: 'used_in',
      header: t('levels.analytic.columns.used_in'),
      cell: ({ used_in }) => (
        <Tags names={used_in.map((use) => t(`uses.${use}`))} shown={used_in.length} />
      ),
    },
  ];
}
