import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { serverProblems } from '#platform/web/form/server-problems.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../../texts.ts';
import {
  audiencesQuery,
  readAudience,
  useCreateAudience,
  useDeleteAudience,
} from '../customs.api.ts';
import type { CustomDraft } from './use-custom-draft.ts';

/** Recipients that were saved under a name: used again, saved or deleted. */
export function Audiences({ draft }: { readonly draft: CustomDraft }) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUsersGroup size={16} stroke={1.7} />}
        onClick={() => setOpened(true)}
      >
        {t('customs.audiences.title')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('customs.audiences.title')}>
        <Stack>
          <UseAudience draft={draft} onUsed={() => setOpened(false)} />
          <SaveAudience draft={draft} onSaved={() => setOpened(false)} />
        </Stack>
      </Dialog>
    </>
  );
}

interface UseAudienceProps {
  readonly draft: CustomDraft;
  readonly onUsed: () => void;
}

function UseAudience({ draft, onUsed }: UseAudienceProps) {
  const t = useTexts(texts);
  const { data: audiences = [] } = useQuery(audiencesQuery());
  const [id, setId] = useState('');
  const remove = useDeleteAudience({ onSuccess: () => setId('') });
  if (audiences.length === 0) return <p>{t('customs.audiences.none')}</p>;
  async function use() {
    const { recipients, recipient_excepts, recipient_others } = await readAudience({ id });
    draft.change({ recipients, recipient_excepts, recipient_others });
    onUsed();
  }
  return (
    <>
      <NativeSelect
        label={t('customs.audiences.saved')}
        description={t('customs.audiences.replaces')}
        value={id}
        data={[
          { value: '', label: t('customs.audiences.choose') },
          ...audiences.map((one) => ({ value: one.id, label: one.name })),
        ]}
        onChange={({ currentTarget: { value } }) => setId(value)}
      />
      <DialogButtons>
        <Button
          variant="default"
          disabled={id === ''}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          {t('customs.audiences.delete')}
        </Button>
        <Button disabled={id === ''} onClick={() => void use().catch(toast.failure)}>
          {t('customs.audiences.use')}
        </Button>
      </DialogButtons>
    </>
  );
}

interface SaveAudienceProps {
  readonly draft: CustomDraft;
  readonly onSaved: () => void;
}

function SaveAudience({ draft, onSaved }: SaveAudienceProps) {
  const t = useTexts(texts);
  const [name, setName] = useState('');
  const create = useCreateAudience({ onSuccess: onSaved });
  const { recipients, recipient_excepts, recipient_others } = draft;
  const problem = serverProblems(create.error)?.['name'];
  return (
    <>
      <TextInput
        label={t('customs.audiences.name')}
        value={name}
        maxLength={100}
        error={problem ?? create.error?.message}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <DialogButtons>
        <Button
          variant="default"
          disabled={name.trim() === ''}
          loading={create.isPending}
          onClick={() => create.mutate({ name, recipients, recipient_excepts, recipient_others })}
        >
          {t('customs.audiences.save')}
        </Button>
      </DialogButtons>
    </>
  );
}
