import { IconHistory, IconPencil, IconSitemap } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { ActionsOf, EntryTarget } from './entry-target.ts';

/** The form brings the rules of the contract and their validator along, so it comes when first opened. */
const windows = {
  edit: whenOpened(async () => (await import('./edit-entry-sheet.tsx')).EditSheet),
  history: whenOpened(async () => (await import('./history-sheet.tsx')).HistorySheet),
};

interface Opening {
  readonly window: keyof typeof windows;
  readonly target: EntryTarget;
  /** Each opening asks anew for what is stored. */
  readonly number: number;
}

interface EntryWindows {
  readonly actionsOf: ActionsOf;
  readonly edit: (target: EntryTarget) => void;
  /** The window that stands open, or slides away. */
  readonly shown: ReactNode;
}

/** What this person may do with entries, and the windows in which it is done. */
export function useEntryWindows(): EntryWindows {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('catalogue:write');
  const [opening, setOpening] = useState<Opening>();
  const [opened, setOpened] = useState(false);
  const open = useCallback((window: Opening['window'], target: EntryTarget) => {
    setOpening((before) => ({ window, target, number: (before?.number ?? 0) + 1 }));
    setOpened(true);
  }, []);
  const actionsOf = useCallback(
    (target: EntryTarget) => {
      const history = {
        label: t('entry.history'),
        icon: IconHistory,
        onClick: () => open('history', target),
      };
      const change = {
        label: t('entry.edit'),
        icon: IconPencil,
        onClick: () => open('edit', target),
      };
      const impact = {
        label: t('impact.open'),
        icon: IconSitemap,
        onClick: () => void navigate({ to: '/air/impact/$id', params: { id: target.id } }),
      };
      return [...(mayWrite ? [change] : []), ...(target.kind === 'field' ? [impact] : []), history];
    },
    [t, mayWrite, open, navigate],
  );
  const edit = useCallback((target: EntryTarget) => open('edit', target), [open]);
  const Window = opening === undefined ? undefined : windows[opening.window];
  const shown = opening !== undefined && Window !== undefined && (
    <Window
      key={opening.number}
      target={opening.target}
      opened={opened}
      onClose={() => setOpened(false)}
    />
  );
  return { actionsOf, edit, shown };
}
