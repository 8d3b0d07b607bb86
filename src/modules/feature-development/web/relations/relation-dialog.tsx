import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RelationKind } from '#modules/feature-development/contract/relations.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { failureOf, problemAt } from '#platform/web/feedback/failure.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { sowsQuery } from '../records/sows.api.ts';
import { texts } from '../texts.ts';
import { useAddRelation } from '../records/relations.api.ts';

const KINDS: readonly RelationKind[] = ['blocked_by', 'blocks'];

const FOUND = 20;

interface RelationDialogProps extends WindowProps {
  readonly sow: Sow;
}

/** Chooses the SOW that comes before this one, or waits for it. */
export function RelationDialog({ sow, opened, onClose }: RelationDialogProps) {
  const t = useTexts(texts);
  const [kind, setKind] = useState<RelationKind>('blocked_by');
  const [related, setRelated] = useState<string | null>(null);
  const { mutate, error, isPending, reset } = useAddRelation();
  const problem = problemAt(error, 'related_id');
  const useSowChoices = (search: string): readonly Choice[] => {
    const { data } = useQuery(
      sowsQuery({ search, sort_by: 'name', sort_order: 'asc', limit: FOUND }),
    );
    return (data?.data ?? [])
      .filter(({ id }) => id !== sow.id)
      .map(({ id, name, sop_name }) => ({ value: id, label: `${name} · ${sop_name}` }));
  };
  if (!opened) return null;
  return (
    <FormDialog
      title={t('relations.add_title', { name: sow.name })}
      confirmLabel={t('relations.add')}
      busy={isPending}
      disabled={related === null}
      onSubmit={() => {
        if (related !== null) {
          mutate({ id: sow.id, kind, related_id: related }, { onSuccess: onClose });
        }
      }}
      onClose={onClose}
    >
      <Radio.Group
        label={t('relations.kind')}
        value={kind}
        onChange={(chosen) => {
          setKind(KINDS.find((each) => each === chosen) ?? 'blocked_by');
          reset();
        }}
      >
        <Stack>
          {KINDS.map((each) => (
            <Radio key={each} value={each} label={t(`relations.choices.${each}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <SearchSelect
        label={t('relations.sow')}
        description={t('relations.sow_search')}
        withAsterisk
        error={problem}
        present={null}
        useChoices={useSowChoices}
        onChange={(id) => {
          setRelated(id);
          reset();
        }}
      />
      {error !== null && problem === undefined && <Notice>{failureOf(error).message}</Notice>}
    </FormDialog>
  );
}
