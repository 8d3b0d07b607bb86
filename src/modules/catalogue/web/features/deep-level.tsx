import { IconForms } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { deepLevelQuery } from '../companies/companies.api.ts';
import { texts } from '../texts.ts';
import { deepColumns } from './deep-columns.tsx';
import { FieldTable, type LevelProps } from './field-table.tsx';

/** What a feature stores. */
export function DeepLevel({ featureId, ...shown }: LevelProps) {
  const t = useTexts(texts);
  const query = useQuery(deepLevelQuery(featureId));
  const columns = useMemo(() => deepColumns(t), [t]);
  return <FieldTable level="deep" icon={IconForms} query={query} columns={columns} {...shown} />;
}
