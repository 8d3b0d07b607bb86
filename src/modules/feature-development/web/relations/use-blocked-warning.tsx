import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import type { Blockable } from './blocked-sign.tsx';

interface Intent {
  readonly sow: Blockable;
  readonly proceed: () => void;
}

/** Warns before a SOW is moved on that waits for others, which may be done anyway. */
export function useBlockedWarning() {
  const t = useTexts(texts);
  const { open, draw } = useRecordWindow<Intent>();
  /** Does it at once where nothing blocks the SOW. */
  const before = (sow: Blockable, proceed: () => void) => {
    if (sow.open_blockers.length === 0) proceed();
    else open({ sow, proceed });
  };
  const warning = draw(({ sow: { name, open_blockers }, proceed }, window) => (
    <ConfirmDialog
      {...window}
      title={t('relations.warning.title')}
      confirmLabel={t('relations.warning.proceed')}
      onConfirm={() => {
        window.onClose();
        proceed();
      }}
    >
      <p>{t('relations.warning.text', { name })}</p>
      <ul>
        {open_blockers.map((blocker) => (
          <li key={blocker.id}>{blocker.name}</li>
        ))}
      </ul>
      <p>{t('relations.warning.question')}</p>
    </ConfirmDialog>
  ));
  return { before, warning };
}
