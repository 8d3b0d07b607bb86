import { Button } from '@mantine/core';
import {
  IconArchive,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { statusMoves } from '#modules/engines/contract/engine-status.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useMoveEngine } from './engines.api.ts';
import { texts } from '../texts.ts';
import type { Said } from './banner.tsx';
import { DeleteEngine } from './delete-engine.tsx';
import { DeprecateEngine } from './deprecate-engine.tsx';

interface EngineButtonsProps {
  readonly engine: Engine;
  readonly onSaid: (said: Said) => void;
  readonly onDeleted: () => void;
}

/** What this person may do to the engine; the moves of its status are those that the server allows. */
export function EngineButtons({ engine, onSaid, onDeleted }: EngineButtonsProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('engines:write');
  const mayDelete = useMay('engines:delete');
  const [asking, setAsking] = useState<'delete' | 'deprecate'>();
  const move = useMoveEngine();
  const { id, updated_at } = engine;
  const moves = mayWrite ? statusMoves[engine.status] : [];
  const close = () => setAsking(undefined);
  return (
    <>
      {moves.includes('deprecated') && (
        <Button
          variant="default"
          leftSection={<IconArchive size={16} stroke={1.7} />}
          onClick={() => setAsking('deprecate')}
        >
          {t('actions.deprecate')}
        </Button>
      )}
      {moves.includes('inactive') && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} stroke={1.7} />}
          loading={move.isPending}
          onClick={() => move.mutate({ id, updated_at, status: 'inactive' })}
        >
          {t('actions.deactivate')}
        </Button>
      )}
      {moves.includes('active') && (
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={16} stroke={1.7} />}
          loading={move.isPending}
          onClick={() => move.mutate({ id, updated_at, status: 'active' })}
        >
          {t('actions.activate')}
        </Button>
      )}
      {mayDelete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.7} />}
          onClick={() => setAsking('delete')}
        >
          {t('actions.delete')}
        </Button>
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
      <DeleteEngine
        engine={engine}
        opened={asking === 'delete'}
        onClose={close}
        onDeleted={onDeleted}
        onSaid={onSaid}
      />
      <DeprecateEngine engine={engine} opened={asking === 'deprecate'} onClose={close} />
    </>
  );
}
