import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';
import classes from './dialog.module.css';

export interface SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Whether a click beside it leaves it open, as something in it would seem lost. */
  readonly staysOpen?: boolean;
  /** Whether it takes most of the page, as for a wide table. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A sheet from the right, on a phone the whole screen; built like DialogWindow, for the same reason. */
export function SheetWindow(props: SheetProps) {
  const { opened, onClose, title, staysOpen = false, isWide = false, children } = props;
  const t = usePlatformTexts();
  const shown = useOpenedAfterMount(opened);
  return (
    <Drawer.Root
      opened={shown}
      onClose={onClose}
      position="right"
      size={isWide ? '80rem' : '34rem'}
      lockScroll={false}
      closeOnClickOutside={!staysOpen}
      transitionProps={{ duration: 150 }}
      classNames={{ content: classes.sheet }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.sheetHead}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('form.close')} />
        </div>
        <Drawer.Body className={classes.sheetBody}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
