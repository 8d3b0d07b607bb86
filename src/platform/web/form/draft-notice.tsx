import { Button } from '@mantine/core';
import { Notice } from '../feedback/notice.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './form.module.css';

/** Says that the form continues with what was typed earlier, and lets people begin again. */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = usePlatformTexts();
  return (
    <Notice>
      <span className={classes.draft}>
        {t('form.draft_restored')}
        <Button size="compact-xs" variant="default" onClick={onDiscard}>
          {t('form.draft_discard')}
        </Button>
      </span>
    </Notice>
  );
}
