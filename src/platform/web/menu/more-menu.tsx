import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu, type MenuEntry } from './menu.tsx';

/** What is done more rarely on a page: one button for it, and none where there is nothing. */
export function MoreMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = usePlatformTexts();
  if (entries.length === 0) return null;
  return (
    <Menu label={t('menu.more')} entries={() => entries}>
      {(button) => (
        <Button {...button} variant="default" leftSection={<IconDots size={16} aria-hidden />}>
          {t('menu.more')}
        </Button>
      )}
    </Menu>
  );
}
