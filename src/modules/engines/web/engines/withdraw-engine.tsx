import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { DateInput } from '#platform/web/date/date-input.tsx';
import { isDay } from '#platform/web/date/is-day.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { UsesTable } from '../uses/uses-table.tsx';
import { EngineSelect } from './engine-select.tsx';
import { engineQuery, useMoveEngine } from './engines.api.ts';

interface WithdrawEngineProps extends WindowProps {
  readonly engine: Engine;
  readonly status: 'inactive' | 'deprecated';
}

/** Takes an engine out of use: shows what uses it, and asks what to use instead or until when it still serves. */
export function WithdrawEngine({ engine, status, opened, onClose }: WithdrawEngineProps) {
  const t = useTexts(texts);
  const [replacementId, setReplacementId] = useState(engine.replacement?.id ?? null);
  const [retiresOn, setRetiresOn] = useState(engine.retires_on ?? '');
  const [isWayMissing, setWayMissing] = useState(false);
  const move = useMoveEngine({ onSuccess: onClose });
  // What begins to use it while the dialog is open is shown as well, and counted.
  const { data = engine } = useQuery({ ...engineQuery({ id: engine.id }), enabled: opened });
  const { id, updated_at, used_in_count: uses } = data;
  const withdraw = () => {
    const hasWay = replacementId !== null || retiresOn !== '';
    setWayMissing(uses > 0 && !hasWay);
    const isDayWrong = retiresOn !== '' && !isDay(retiresOn);
    if (isDayWrong || (uses > 0 && !hasWay)) return;
    move.mutate({
      id,
      updated_at,
      status,
      uses_seen: uses,
      replacement_id: replacementId,
      retires_on: retiresOn === '' ? null : retiresOn,
    });
  };
  const error = isWayMissing && t('errors.replacement_or_last_day', { count: uses });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(`withdraw_dialog.${status}.title`, { name: engine.name })}
      wide={uses > 0}
    >
      <Stack>
        <p>{t(`withdraw_dialog.${status}.text`)}</p>
        {uses > 0 && (
          <>
            <Notice>{t('withdraw_dialog.used', { count: uses })}</Notice>
            <UsesTable engineId={id} />
          </>
        )}
        <EngineSelect
          label={t('fields.replacement')}
          description={t('form.replacement_hint')}
          present={engine.replacement}
          exclude={id}
          error={error}
          onChange={setReplacementId}
          data-autofocus
        />
        <DateInput
          label={t('fields.retires_on')}
          description={t('form.retires_on_hint')}
          value={retiresOn}
          error={error}
          onChange={setRetiresOn}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button loading={move.isPending} onClick={withdraw}>
            {t(`withdraw_dialog.${status}.confirm`)}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
