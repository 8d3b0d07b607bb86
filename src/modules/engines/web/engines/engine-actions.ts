import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ListedEngine } from '#modules/engines/contract/engines.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { texts } from '../texts.ts';

interface EngineActions {
  readonly onOpen: (id: string) => void;
  readonly onDelete: (engine: ListedEngine) => void;
}

/** What this person may do to an engine from its row. */
export function useEngineActions({ onOpen, onDelete }: EngineActions) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('engines:write');
  const mayDelete = useMay('engines:delete');
  return (engine: ListedEngine): RowAction[] => {
    const actions: (RowAction | false)[] = [
      { label: t('actions.view'), icon: IconEye, onClick: () => onOpen(engine.id) },
      mayWrite && {
        label: t('actions.edit'),
        icon: IconPencil,
        onClick: () =>
          void navigate({ to: '/engine-management/$id/edit', params: { id: engine.id } }),
      },
      mayDelete && {
        label: t('actions.delete'),
        icon: IconTrash,
        danger: true,
        onClick: () => onDelete(engine),
      },
    ];
    return actions.filter((action) => action !== false);
  };
}
