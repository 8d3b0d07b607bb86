import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AgentProfile } from '#modules/agent-profiles/contract/agent-profiles.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { useDeleteAgentProfile } from './agent-profiles.api.ts';

/** Archives an inactive agent profile, and leads to the list. */
export function DeleteProfileButton({ profile }: { readonly profile: AgentProfile }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const remove = useDeleteAgentProfile();
  const { id, name, count_sows: count } = profile;
  if (!useMay('agent-profiles:delete')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} stroke={1.7} />}
        onClick={() => setOpened(true)}
      >
        {t('detail.delete')}
      </Button>
      <DeleteDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('detail.delete_title', { name })}
        confirmLabel={t('detail.delete')}
        action={remove}
        input={() => ({ id })}
        onDeleted={() => {
          toast.info(t('toasts.deleted'));
          void navigate({ to: '/orchestration-management/agent-profile' });
        }}
      >
        {t('detail.delete_text')}
        {count > 0 && ` ${t('detail.delete_sows', { count })}`}
      </DeleteDialog>
    </>
  );
}
