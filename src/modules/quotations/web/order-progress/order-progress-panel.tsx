import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { RecordHistory } from '#modules/audit/web/public.ts';
import * as historyRoutes from '#modules/quotations/contract/history.ts';
import { orderProgresses } from '#modules/quotations/contract/quotation-choices.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useSetOrderProgress } from '../moves/moves.api.ts';
import { texts } from '../texts.ts';
import { ProgressBadges } from './progress-badges.tsx';

const LONGEST = 500;

/** How far the order of an accepted offer is, set by hand, and how it came there. */
export function OrderProgressPanel({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const mayWrite = useMay('quotations:write');
  const { id, updated_at, status, order_progress } = quotation;
  if (status !== 'accepted') {
    return (
      <Panel title={t('orders.title')}>
        <p className={text.hint}>{t('orders.not_yet')}</p>
      </Panel>
    );
  }
  return (
    <Stack>
      <Panel title={t('orders.title')} hint={t('orders.hint')}>
        <Stack>
          <ProgressBadges progress={order_progress} />
          {mayWrite && <ProgressForm key={updated_at} quotation={quotation} />}
        </Stack>
      </Panel>
      <RecordHistory
        route={historyRoutes.quotationHistoryRoute}
        entity={QUOTATION}
        id={id}
        events={['quotations.order_progress_changed']}
      />
    </Stack>
  );
}

function ProgressForm({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const { id, updated_at } = quotation;
  const [progress, setProgress] = useState(quotation.order_progress);
  const [note, setNote] = useState('');
  const save = useSetOrderProgress();
  return (
    <>
      <NativeSelect
        label={t('fields.order_progress')}
        value={progress}
        data={orderProgresses.map((value) => ({ value, label: t(`order_progresses.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setProgress(orderProgresses.find((each) => each === value) ?? progress)
        }
      />
      <Textarea
        label={t('orders.note')}
        rows={2}
        maxLength={LONGEST}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div>
        <Button
          loading={save.isPending}
          disabled={progress === quotation.order_progress && note.trim() === ''}
          onClick={() => save.mutate({ id, updated_at, order_progress: progress, note })}
        >
          {t('orders.save')}
        </Button>
      </div>
    </>
  );
}
