import { Button } from '@mantine/core';
import {
  IconArchive,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { statusMoves } from '#modules/engines/contract/engine-status.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useRecordActs } from '#platform/web/shell/record-acts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { Said } from './banner.tsx';
import { DeleteEngine } from './delete-engine.tsx';
import { useMoveEngine } from './engines.api.ts';
import { WithdrawEngine } from './withdraw-engine.tsx';

interface EngineButtonsProps {
  readonly engine: Engine;
  readonly onSaid: (said: Said) => void;
  readonly onDeleted: () => void;
}

interface Withdrawal {
  readonly engine: Engine;
  readonly status: 'inactive' | 'deprecated';
}

/** What this person may do to the engine; the moves of its status are those that the server allows. */
export function EngineButtons({ engine, onSaid, onDeleted }: EngineButtonsProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('engines:write');
  const mayDelete = useMay('engines:delete');
  const deletion = useRecordWindow<Engine>();
  const withdrawal = useRecordWindow<Withdrawal>();
  const move = useMoveEngine();
  const moves = mayWrite ? statusMoves[engine.status] : [];
  const { id, updated_at } = engine;
  const deactivate = () => {
    if (engine.used_in_count > 0) withdrawal.open({ engine, status: 'inactive' });
    else move.mutate({ id, updated_at, status: 'inactive' });
  };
  useRecordActs({ 'engines.delete': mayDelete ? () => deletion.open(engine) : undefined });
  return (
    <>
      {moves.includes('deprecated') && (
        <ActionButton
          label={t('actions.deprecate')}
          icon={IconArchive}
          onClick={() => withdrawal.open({ engine, status: 'deprecated' })}
        />
      )}
      {moves.includes('inactive') && (
        <ActionButton
          label={t('actions.deactivate')}
          icon={IconPlayerPause}
          loading={move.isPending}
          onClick={deactivate}
        />
      )}
      {moves.includes('active') && (
        <ActionButton
          label={t('actions.activate')}
          icon={IconPlayerPlay}
          loading={move.isPending}
          onClick={() => move.mutate({ id, updated_at, status: 'active' })}
        />
      )}
      {mayDelete && (
        <ActionButton
          label={t('actions.delete')}
          icon={IconTrash}
          onClick={() => deletion.open(engine)}
        />
      )}
      {mayWrite && (
        <Button
          component={Link}
          to={`/engine-management/${id}/edit`}
          leftSection={<IconPencil size={16} stroke={1.7} />}
        >
          {t('actions.edit')}
        </Button>
      )}
      {deletion.draw((opened, window) => (
        <DeleteEngine engine={opened} {...window} onDeleted={onDeleted} onSaid={onSaid} />
      ))}
      {withdrawal.draw((opened, window) => (
        <WithdrawEngine {...opened} {...window} />
      ))}
    </>
  );
}

interface ActionButtonProps {
  readonly label: string;
  readonly icon: Icon;
  readonly loading?: boolean;
  readonly onClick: () => void;
}

function ActionButton({ label, icon: Sign, ...button }: ActionButtonProps) {
  return (
    <Button variant="default" leftSection={<Sign size={16} stroke={1.7} />} {...button}>
      {label}
    </Button>
  );
}
