import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { Collections } from '../../draft/collections.tsx';
import { texts } from '../../texts.ts';
import { Audiences } from './audiences.tsx';
import { OutsideRecipients } from './outside-recipients.tsx';
import type { CustomDraft } from './use-custom-draft.ts';

/** The third step: to whom it goes, to whom not, and to whom outside the company. */
export function RecipientsStep({ draft }: { readonly draft: CustomDraft }) {
  const t = useTexts(texts);
  return (
    <Stack>
      <Panel
        title={t('settings.recipients.title')}
        hint={t('customs.wizard.recipients_hint')}
        actions={<Audiences draft={draft} />}
      >
        <Stack>
          <Collections
            rows={draft.recipients}
            onChange={(recipients) => draft.change({ recipients })}
          />
        </Stack>
      </Panel>
      <Panel title={t('settings.recipients.excepts')} hint={t('settings.recipients.excepts_hint')}>
        <Stack>
          <Collections
            rows={draft.recipient_excepts}
            onChange={(recipient_excepts) => draft.change({ recipient_excepts })}
          />
        </Stack>
      </Panel>
      <Panel title={t('fields.outside')} hint={t('customs.outside.hint')}>
        <OutsideRecipients draft={draft} />
      </Panel>
    </Stack>
  );
}
