import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useUnsavedForm } from './unsaved-forms.ts';

interface UnsavedGuardProps {
  /** Evaluated at the moment of leaving. */
  readonly isDirty: () => boolean;
  /** Whether the form depends on the address, like a sheet: going back one step would close it. */
  readonly closedByAddress?: boolean;
  /** What is typed is kept as a draft, so that only leaving within the application needs a question. */
  readonly survivesReload?: boolean;
  readonly onDiscard?: () => void;
}

/** Asks before unsaved changes are lost by leaving the page or closing the browser. */
export function UnsavedGuard({
  isDirty,
  closedByAddress = false,
  survivesReload = false,
  onDiscard,
}: UnsavedGuardProps) {
  useUnsavedForm(isDirty);
  const blocker = useBlocker({
    // Elsewhere a change of the address that stays on the same screen loses nothing.
    shouldBlockFn: ({ current, next }) =>
      (closedByAddress || current.pathname !== next.pathname) && isDirty(),
    enableBeforeUnload: () => !survivesReload && isDirty(),
    withResolver: true,
  });
  return (
    <DiscardDialog
      opened={blocker.status === 'blocked'}
      onDiscard={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
      onKeep={() => blocker.reset?.()}
    />
  );
}

interface DiscardDialogProps {
  readonly opened: boolean;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** The question itself, for closing a sheet. */
export function DiscardDialog({ opened, onDiscard, onKeep }: DiscardDialogProps) {
  const t = usePlatformTexts();
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onKeep}
      onConfirm={onDiscard}
      title={t('form.discard_heading')}
      confirmLabel={t('form.discard')}
      cancelLabel={t('form.keep_editing')}
      danger
    >
      {t('form.discard_hint')}
    </ConfirmDialog>
  );
}
