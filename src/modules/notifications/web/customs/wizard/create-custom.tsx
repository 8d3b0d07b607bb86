import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { texts } from '../../texts.ts';
import { useCreateCustom } from '../customs.api.ts';
import { BasicsStep } from './basics-step.tsx';
import type { CustomContent } from './custom-content.ts';
import { WizardFrame } from './wizard-frame.tsx';

const EMPTY: CustomContent = {
  name: '',
  description: '',
  channels: [],
  recipients: [],
  recipient_excepts: [],
  recipient_others: [],
  critical: false,
};

/** The first step of a new message; once it has a name and a channel it is stored as a draft. */
export function CreateCustom() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [content, setContent] = useState(EMPTY);
  const create = useCreateCustom({
    onSuccess: ({ id }) =>
      void navigate({
        to: '/notification-center/customize/$id',
        params: { id },
        search: { step: 'content' },
        replace: true,
      }),
  });
  return (
    <ListPage
      title={t('customs.list.create')}
      purpose={t('customs.list.purpose')}
      back={{ to: '/notification-center/customize', label: t('customs.detail.back') }}
    >
      <WizardFrame
        step="basics"
        content={
          <BasicsStep
            content={content}
            onChange={(part) => setContent((before) => ({ ...before, ...part }))}
          />
        }
      >
        <Button
          disabled={content.name.trim() === '' || content.channels.length === 0}
          loading={create.isPending}
          onClick={() => create.mutate({ ...content, is_draft: true })}
        >
          {t('customs.wizard.next')}
        </Button>
      </WizardFrame>
    </ListPage>
  );
}
