import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { Uploads } from './uploads.ts';

/** Asks before files that still travel are lost by leaving the page or closing the browser. */
export function LeaveGuard({ uploads }: { readonly uploads: Uploads }) {
  const t = useTexts(texts);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && uploads.isUploading(),
    enableBeforeUnload: uploads.isUploading,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('files.leave_title')}
      confirmLabel={t('files.leave')}
      cancelLabel={t('files.stay')}
      danger
    >
      {t('files.leave_text')}
    </ConfirmDialog>
  );
}
