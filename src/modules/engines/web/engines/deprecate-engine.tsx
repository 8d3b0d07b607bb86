import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useMoveEngine } from './engines.api.ts';
import { texts } from '../texts.ts';
import { EngineSelect } from './engine-select.tsx';

interface DeprecateEngineProps extends WindowProps {
  readonly engine: Engine;
}

/** Takes an engine out of use: what to use instead, and until when it still serves. */
export function DeprecateEngine({ engine, opened, onClose }: DeprecateEngineProps) {
  const t = useTexts(texts);
  const [replacementId, setReplacementId] = useState<string | null>(null);
  const [retiresOn, setRetiresOn] = useState('');
  const move = useMoveEngine({ onSuccess: onClose });
  const { id, updated_at } = engine;
  const deprecate = () =>
    move.mutate({
      id,
      updated_at,
      status: 'deprecated',
      replacement_id: replacementId,
      retires_on: retiresOn === '' ? null : retiresOn,
    });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('deprecate_dialog.title', { name: engine.name })}
    >
      <Stack>
        <p>{t('deprecate_dialog.text')}</p>
        <EngineSelect
          label={t('fields.replacement')}
          description={t('form.replacement_hint')}
          present={null}
          exclude={id}
          onChange={setReplacementId}
        />
        <TextInput
          type="date"
          label={t('fields.retires_on')}
          description={t('form.retires_on_hint')}
          value={retiresOn}
          onChange={(event) => setRetiresOn(event.currentTarget.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button loading={move.isPending} onClick={deprecate}>
            {t('deprecate_dialog.confirm')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
