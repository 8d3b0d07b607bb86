import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { Custom } from '#modules/notifications/contract/customs.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { texts } from '../../texts.ts';
import { customDetailSearch } from '../customs.search.ts';
import { BasicsStep } from './basics-step.tsx';
import { ContentStep } from './content-step.tsx';
import { isWritten } from './custom-content.ts';
import { RecipientsStep } from './recipients-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { CustomDraft } from './use-custom-draft.ts';
import { stepBeside, WizardFrame } from './wizard-frame.tsx';

interface CustomWizardProps {
  readonly custom: Custom;
  readonly draft: CustomDraft;
}

/** Writes a message in four steps, the last of which sends it. */
export function CustomWizard({ custom: { id, status }, draft }: CustomWizardProps) {
  const t = useTexts(texts);
  const [{ step }, setSearch] = useSearchState(customDetailSearch);
  const [isSending, setSending] = useState(false);
  const canGoOn =
    step === 'basics'
      ? draft.name.trim() !== '' && draft.channels.length > 0
      : step !== 'content' || isWritten(draft.channels);
  const goOn = (by: 1 | -1) => draft.saveThen(() => setSearch({ step: stepBeside(step, by) }));
  const contents = {
    basics: <BasicsStep content={draft} onChange={draft.change} />,
    content: <ContentStep id={id} draft={draft} />,
    recipients: <RecipientsStep draft={draft} />,
    review: <ReviewStep id={id} draft={draft} />,
  };
  return (
    <>
      <WizardFrame
        step={step}
        content={contents[step]}
        {...(step === 'basics' ? {} : { onPrevious: () => goOn(-1) })}
      >
        {step === 'review' ? (
          <Button
            leftSection={<IconSend size={16} stroke={1.7} />}
            disabled={status !== 'Active' || !isWritten(draft.channels)}
            title={status === 'Active' ? undefined : t('errors.custom_not_active')}
            onClick={() => draft.saveThen(() => setSending(true))}
          >
            {t('customs.send.create_and_send')}
          </Button>
        ) : (
          <Button disabled={!canGoOn} onClick={() => goOn(1)}>
            {t('customs.wizard.next')}
          </Button>
        )}
      </WizardFrame>
      <SendDialog id={id} opened={isSending} onClose={() => setSending(false)} />
    </>
  );
}
