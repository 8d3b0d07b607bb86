import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '#modules/customers/contract/customers.ts';
import {
  isSame,
  mergeFields,
  mergeStrategies,
  type MergeField,
  type MergeStrategy,
} from '#modules/customers/contract/merge-fields.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import { MergeTable } from './merge-table.tsx';
import { mergePreviewQuery, useMerge } from './merges.api.ts';
import classes from './merges.module.css';

type Chosen = Partial<Record<MergeField, string>>;

interface MergeFormProps {
  readonly customers: readonly Customer[];
  readonly onMerged: (id: string) => void;
}

/** Which customer stays, whose values it has, and what would move. */
export function MergeForm({ customers, onMerged }: MergeFormProps) {
  const t = useTexts(texts);
  const [primaryId, setPrimaryId] = useState(customers[0]?.id ?? '');
  const [strategy, setStrategy] = useState<MergeStrategy>('fill_blanks');
  const [fields, setFields] = useState<Chosen>({});
  const others = customers.filter(({ id }) => id !== primaryId);
  const input = {
    primary_id: primaryId,
    merge_ids: others.map(({ id }) => id),
    strategy,
    fields,
  };
  const preview = useQuery({
    ...mergePreviewQuery({ ...input, dry_run: true }),
    placeholderData: keepPreviousData,
  });
  const merge = useMerge({ onSuccess: ({ customer: { id } }) => onMerged(id) });
  const differing = mergeFields.filter((field) =>
    customers.some((customer) => customers[0] && !isSame(field, customer, customers[0])),
  );
  const takeAll = (id: string) =>
    setFields(Object.fromEntries(differing.map((field) => [field, id])));
  return (
    <Stack>
      <Panel title={t('merges.differences')}>
        <NativeSelect
          className={classes.strategy}
          label={t('merges.strategy')}
          value={strategy}
          data={mergeStrategies.map((value) => ({
            value,
            label: t(`merges.strategies.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            setStrategy(mergeStrategies.find((each) => each === value) ?? strategy)
          }
        />
        <MergeTable
          customers={customers}
          fields={differing}
          primaryId={primaryId}
          onPrimary={setPrimaryId}
          result={preview.data?.customer}
          chosen={fields}
          onChoose={(field, id) => setFields({ ...fields, [field]: id })}
          onTakeAll={takeAll}
        />
      </Panel>
      {preview.isError ? (
        <ErrorState
          error={preview.error}
          title={t('merges.preview_failed')}
          onRetry={() => void preview.refetch()}
        />
      ) : (
        <Panel title={t('merges.moves')}>
          <Facts
            facts={(preview.data?.moves ?? []).map(({ label, count }) => ({
              name: label,
              value: formatNumber(count),
            }))}
          />
        </Panel>
      )}
      <div>
        <Button
          loading={merge.isPending}
          disabled={preview.data === undefined || preview.isError || preview.isPlaceholderData}
          onClick={() => merge.mutate(input)}
        >
          {t('merges.confirm', { count: customers.length })}
        </Button>
      </div>
    </Stack>
  );
}
