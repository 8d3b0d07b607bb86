import { Button, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { priceChangesQuery, useDuplicateQuotation } from '../quotations/quotations.api.ts';

interface DuplicateDialogProps extends WindowProps {
  readonly id: string;
  readonly number: string;
}

const PRICES = ['copied', 'today'] as const;
const SHOWN = 5;

/** Copies a quotation to a draft of today; asks about prices where products have others now. */
export function DuplicateDialog({ id, number, opened, onClose }: DuplicateDialogProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [prices, setPrices] = useState<(typeof PRICES)[number]>('copied');
  const changes = useQuery({ ...priceChangesQuery({ id }), enabled: opened }).data ?? [];
  const duplicate = useDuplicateQuotation({
    onSuccess: (copy) => {
      onClose();
      void navigate({ to: '/quotations/$id', params: { id: copy.id } });
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('duplicate.title', { number })}>
      <Stack>
        <p>{t('duplicate.text')}</p>
        {changes.length > 0 && (
          <>
            <div>
              {t('duplicate.changed', { count: changes.length })}
              <ul>
                {changes.slice(0, SHOWN).map((change) => (
                  <li key={change.item_id}>
                    {t('duplicate.change', {
                      name: change.item_name,
                      before: formatBaht(change.price_before),
                      today: formatBaht(change.price_today),
                    })}
                  </li>
                ))}
              </ul>
            </div>
            <Radio.Group
              label={t('duplicate.prices')}
              value={prices}
              onChange={(chosen) => setPrices(chosen === 'today' ? 'today' : 'copied')}
            >
              <Stack>
                {PRICES.map((value) => (
                  <Radio key={value} value={value} label={t(`duplicate.${value}`)} />
                ))}
              </Stack>
            </Radio.Group>
          </>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('duplicate.cancel')}
          </Button>
          <Button
            data-autofocus
            loading={duplicate.isPending}
            onClick={() => duplicate.mutate({ id, prices })}
          >
            {t('duplicate.confirm')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
