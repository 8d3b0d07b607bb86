import type { Setting } from '#modules/notifications/contract/settings.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';

/** What is in force, what is not, and why. */
export function SettingNotices({ setting }: { readonly setting: Setting }) {
  const t = useTexts(texts);
  const { status, has_changes: hasChanges, live, switched_off: reason, problems } = setting;
  if (status === 'Archived') return <Notice>{t('settings.notices.archived')}</Notice>;
  return (
    <>
      {reason !== null && <Notice>{t('settings.notices.switched_off', { reason })}</Notice>}
      {status === 'Active' && hasChanges && live !== null && (
        <Notice>{t('settings.notices.not_applied', { number: live.version })}</Notice>
      )}
      {(status === 'Inactive' || hasChanges) && problems.length > 0 && (
        <Notice>
          <span className={text.typed}>
            {[t('settings.notices.incomplete'), ...problems.map(({ message }) => message)].join(
              '\n',
            )}
          </span>
        </Notice>
      )}
    </>
  );
}
