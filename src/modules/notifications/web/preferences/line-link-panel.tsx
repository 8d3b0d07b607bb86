import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import { LineCode } from './line-code.tsx';
import { lineLinkQuery, useMakeLineCode, useUnlinkLine } from './preferences.api.ts';

/** A person links their own LINE account, and unlinks it. */
export function LineLinkPanel() {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  const query = useQuery(lineLinkQuery());
  const make = useMakeLineCode();
  const [asking, setAsking] = useState(false);
  const remove = useUnlinkLine({
    onSuccess: () => {
      setAsking(false);
      make.reset();
    },
  });
  const linkedAt = query.data?.linked_at ?? null;
  // The code that was shown is used once an account is linked after it.
  const [shownFor, setShownFor] = useState<string | null>(null);
  const code = shownFor === linkedAt ? make.data : undefined;
  return (
    <Panel
      title={t('line.title')}
      hint={t('line.hint')}
      actions={
        <>
          {linkedAt !== null && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('line.unlink')}
            </Button>
          )}
          {query.data?.available === true && (
            <Button
              variant={linkedAt === null ? 'filled' : 'default'}
              loading={make.isPending}
              onClick={() => {
                setShownFor(linkedAt);
                make.mutate();
              }}
            >
              {t(linkedAt === null ? 'line.link' : 'line.link_again')}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} height={48}>
        {({ available, unfollowed_at: unfollowedAt }) => (
          <Stack>
            <p role="status">
              {linkedAt === null
                ? t(available ? 'line.not_linked' : 'line.not_available')
                : t('line.linked', { at: formatDateTime(linkedAt) })}
            </p>
            {unfollowedAt !== null && (
              <Notice>{t('line.unfollowed', { at: formatDateTime(unfollowedAt) })}</Notice>
            )}
            {code !== undefined && <LineCode made={code} />}
          </Stack>
        )}
      </Loaded>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        title={t('line.unlink_title')}
        confirmLabel={t('line.unlink')}
        cancelLabel={platform('form.close')}
        danger
        busy={remove.isPending}
      >
        {t('line.unlink_text')}
      </ConfirmDialog>
    </Panel>
  );
}
