import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { preferences, type Preferences } from '#modules/notifications/contract/preferences.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { texts, type NotificationTexts } from '../texts.ts';
import { LineLinkPanel } from './line-link-panel.tsx';
import { MuteTable } from './mute-table.tsx';
import { preferencesQuery, useSavePreferences } from './preferences.api.ts';
import { QuietHours } from './quiet-hours.tsx';

const form = defineForm<typeof preferences, Preferences>({ body: preferences });

const fieldsOf = (t: NotificationTexts): Fields<FormValues<typeof preferences>> => ({
  mutes: {
    label: t('preferences.mutes'),
    wide: true,
    input: (props) => <MuteTable {...props} description={t('preferences.mutes_hint')} />,
  },
  quiet: {
    label: t('preferences.quiet'),
    wide: true,
    input: (props, { errors }) => (
      <QuietHours
        {...props}
        description={t('preferences.quiet_hint')}
        problemOf={(field) => {
          const problem = errors[`quiet.${field}`];
          return typeof problem === 'string' ? problem : undefined;
        }}
      />
    ),
  },
});

/** What a person does not want to be notified of, and when not. */
export function PreferencesScreen() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const query = useQuery(preferencesQuery());
  const save = useSavePreferences();
  return (
    <ListPage title={t('preferences.title')} purpose={t('preferences.purpose')}>
      <LineLinkPanel />
      <Loaded query={query}>
        {(stored) => (
          <RecordFormPage
            form={form}
            stored={stored}
            fields={fieldsOf(t)}
            notice={<Notice>{t('preferences.critical')}</Notice>}
            save={(body) => save.mutateAsync(body)}
            onSaved={() => void navigate({ to: '/inbox' })}
            onCancel={() => void navigate({ to: '/inbox' })}
            isDone={save.isSuccess}
          />
        )}
      </Loaded>
    </ListPage>
  );
}
