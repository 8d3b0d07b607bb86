import { IconHistory, IconPencil, IconSitemap } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { ActionsOf, EntryTarget } from './entry-target.ts';

/** The form brings the rules of the contract and their validator along, so it comes when first opened. */
export const EditSheet = whenOpened(async () => (await import('./edit-entry-sheet.tsx')).EditSheet);
const HistorySheet = whenOpened(async () => (await import('./history-sheet.tsx')).HistorySheet);

/** What this person may do with entries, and the windows in which it is done. */
export function useEntryWindows() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('catalogue:write');
  const { open: edit, draw: drawEdit } = useRecordWindow<EntryTarget>();
  const { open: openHistory, draw: drawHistory } = useRecordWindow<EntryTarget>();
  const actionsOf = useCallback<ActionsOf>(
    (target) => {
      const change = { label: t('actions.edit'), icon: IconPencil, onClick: () => edit(target) };
      const impact = {
        label: t('impact.open'),
        icon: IconSitemap,
        onClick: () => void navigate({ to: '/air/impact/$id', params: { id: target.id } }),
      };
      const history = {
        label: t('entry.history'),
        icon: IconHistory,
        onClick: () => openHistory(target),
      };
      return [...(mayWrite ? [change] : []), ...(target.kind === 'field' ? [impact] : []), history];
    },
    [t, mayWrite, edit, openHistory, navigate],
  );
  const windows = (
    <>
      {drawEdit((target, window) => (
        <EditSheet target={target} {...window} />
      ))}
      {drawHistory((target, window) => (
        <HistorySheet target={target} {...window} />
      ))}
    </>
  );
  return { actionsOf, edit, windows };
}
