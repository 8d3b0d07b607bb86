import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useMoveQuotation } from '../moves/moves.api.ts';
import { DownloadButton } from '../paper/download-button.tsx';
import { texts } from '../texts.ts';
import { isAnswerable } from './is-sendable.ts';
import { LinksPanel } from './links-panel.tsx';

interface SendOtherwiseProps extends WindowProps {
  readonly title: string;
  readonly quotation: Quotation;
}

/** How the customer gets the offer where the company sends no e-mail, and how that is recorded. */
export function SendOtherwise({ title, quotation, ...window }: SendOtherwiseProps) {
  const t = useTexts(texts);
  const mayEnable = useMay('notifications:channels');
  const { id, updated_at, moves } = quotation;
  const move = useMoveQuotation({ onSuccess: window.onClose });
  return (
    <Dialog {...window} title={title}>
      <Stack>
        <Notice>
          {`${t('sending.no_mail')} `}
          {mayEnable ? (
            <Link to="/settings/notification-channels">{t('sending.enable_mail')}</Link>
          ) : (
            t('sending.mail_by_administrator')
          )}
        </Notice>
        <LinksPanel
          id={id}
          mayWrite
          mayMake={isAnswerable(quotation)}
          isUnsent={quotation.status === 'approved'}
        />
        <DialogButtons>
          <DownloadButton id={id} />
          {moves.includes('sent') && (
            <Button
              loading={move.isPending}
              onClick={() => move.mutate({ id, updated_at, status: 'sent' })}
            >
              {t('moves.names.sent')}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
