import { Button } from '@mantine/core';
import { IconChartDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Column } from '#platform/web/table/columns.ts';
import type { AnalyticField } from '#modules/catalogue/contract/features.ts';
import { analyticLevelQuery } from '../companies/companies.api.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import { EngineName } from './engine-name.tsx';
import { FieldName } from './field-name.tsx';
import { FieldTable, type LevelProps } from './field-table.tsx';

interface AnalyticLevelProps extends LevelProps {
  readonly onViewEngine: (id: string) => void;
}

/** What a feature delivers for analysis. */
export function AnalyticLevel({ featureId, onViewEngine, ...shown }: AnalyticLevelProps) {
  const t = useTexts(texts);
  const query = useQuery(analyticLevelQuery(featureId));
  const columns = useMemo(() => analyticColumns(t, onViewEngine), [t, onViewEngine]);
  return (
    <FieldTable level="analytic" icon={IconChartDots} query={query} columns={columns} {...shown} />
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
