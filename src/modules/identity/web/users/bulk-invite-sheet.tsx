import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import {
  bulkInvitationLimits,
  INVITATION_COLUMNS,
  type BulkInvitationReport,
} from '#modules/identity/contract/bulk-invitation.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { FileImportSteps } from '#platform/web/file-import/file-import-steps.tsx';
import { useFileCheck } from '#platform/web/file-import/use-file-check.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { checkInvitations, useInviteUsers } from './bulk-invite.api.ts';
import { InvitationLinks } from './invitation-links.tsx';

/** People by file, and then their links. */
export function BulkInviteSheet(window: WindowProps) {
  const t = useTexts(texts);
  const [invited, setInvited] = useState<BulkInvitationReport['invited']>();
  return (
    <Sheet {...window} title={t('users.bulk.title')}>
      {invited === undefined ? (
        <Steps onInvited={setInvited} onCancel={window.onClose} />
      ) : (
        <InvitationLinks invited={invited} onDone={window.onClose} />
      )}
    </Sheet>
  );
}

interface StepsProps {
  readonly onInvited: (invited: BulkInvitationReport['invited']) => void;
  readonly onCancel: () => void;
}

function Steps({ onInvited, onCancel }: StepsProps) {
  const t = useTexts(texts);
  const { file, report, isChecking, check } = useFileCheck<BulkInvitationReport>();
  const [mail, setMail] = useState(true);
  const run = useInviteUsers({ onSuccess: ({ invited }) => onInvited(invited) });
  const { rows = 0, mailable = 0, problems_total: problems } = report ?? {};
  const isReady = problems === 0 && rows > 0;
  return (
    <FileImportSteps
      hint={t('users.bulk.hint')}
      template={{ name: t('users.bulk.template_name'), columns: INVITATION_COLUMNS }}
      headingOf={(column) => t(`fields.${column}`)}
      mostBytes={bulkInvitationLimits.bytes}
      file={file}
      report={report}
      isChecking={isChecking}
      onChoose={(chosen) => void check(chosen, () => checkInvitations(chosen))}
      options={
        mailable > 0 && (
          <Checkbox
            label={t('users.bulk.mail', { count: mailable })}
            checked={mail}
            onChange={(event) => setMail(event.currentTarget.checked)}
          />
        )
      }
      run={{
        label: isReady ? t('users.bulk.run', { count: rows }) : t('users.bulk.run_nothing'),
        isReady,
        isRunning: run.isPending,
      }}
      onRun={() => {
        if (file !== undefined) run.mutate({ file, mail: mail && mailable > 0 });
      }}
      onCancel={onCancel}
    />
  );
}
