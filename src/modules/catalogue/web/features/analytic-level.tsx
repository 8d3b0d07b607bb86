import { IconChartDots } from '@tabler/icons-react';
import type { AnalyticField } from '#modules/catalogue/contract/features.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import { EngineName, ViewEngine } from './engine-name.tsx';
import { analyticLevelQuery } from './features.api.ts';
import { FieldName } from './field-name.tsx';
import { FieldTable, type LevelProps } from './field-table.tsx';

/** What a feature delivers for analysis. */
export function AnalyticLevel({ featureId, ...shown }: LevelProps) {
  const t = useTexts(texts);
  return (
    <FieldTable
      {...shown}
      level="analytic"
      icon={IconChartDots}
      query={analyticLevelQuery({ id: featureId })}
      columns={analyticColumns(t)}
    />
  );
}

function analyticColumns(t: CatalogueTexts): Column<AnalyticField>[] {
  return [
    {
      id: 'name',
      header: t('levels.analytic.columns.name'),
      names: true,
      cell: (field) => <FieldName name={field.field_name} field={field} />,
    },
    {
      id: 'engine',
      header: t('levels.analytic.columns.engine'),
      cell: ({ source_engine_id: id, source_engine_name: name }) => (
        <>
          <EngineName id={id} name={name} />{' '}
          <ViewEngine id={id} name={name ?? ''} variant="subtle" size="compact-sm" />
        </>
      ),
    },
    {
      id: 'used_in',
      header: t('fields.used_in'),
      cell: ({ used_in }) => (
        <Tags names={used_in.map((use) => t(`uses.${use}`))} shown={used_in.length} />
      ),
    },
  ];
}
