import { Select } from '@mantine/core';
import { useState } from 'react';
import { useSeasons } from '#modules/farmer-quotas/web/public.ts';
import * as contract from '#modules/land-plots/contract/plots.ts';
import * as routes from '#modules/land-plots/contract/take-over.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

const useTakeOver = defineAction(routes.takeOverRoute, texts, {
  refreshes: [contract.LAND_PLOT],
  success: (t, { moved, left }) => t('take_over.done', { moved, left }),
  failure: 'take_over.failed',
});

/** Registers the plots of one season under the quotas that their farmers have in another. */
export function TakeOver({ opened, onClose }: WindowProps) {
  const t = useTexts(texts);
  const { seasons = [], open } = useSeasons();
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const takeOver = useTakeOver({ onSuccess: onClose });
  if (!opened) return null;
  return (
    <FormDialog
      title={t('take_over.title')}
      confirmLabel={t('take_over.confirm')}
      busy={takeOver.isPending}
      disabled={from === null || to === null || from === to}
      onSubmit={() =>
        from !== null && to !== null && takeOver.mutate({ from_season_id: from, to_season_id: to })
      }
      onClose={onClose}
    >
      <p>{t('take_over.text')}</p>
      <Select
        label={t('take_over.from')}
        data-autofocus
        data={seasons.map(({ id, name }) => ({ value: id, label: name }))}
        value={from}
        onChange={setFrom}
      />
      <Select
        label={t('take_over.to')}
        data={open
          .filter(({ id }) => id !== from)
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={to}
        onChange={setTo}
      />
    </FormDialog>
  );
}
