import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Wide enough for tables and logs. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A window over the page. Built from the library's components because its complete one brings a `<header>`,
 * which the page already has. Scrolling is not locked: the page itself does not scroll, and the library's
 * lock would add a style element.
 */
export function DialogWindow({ opened, onClose, title, wide = false, children }: DialogProps) {
  const t = usePlatformTexts();
  const shown = useOpenedAfterMount(opened);
  useFocusReturn();
  return (
    <Modal.Root
      opened={shown}
      onClose={onClose}
      size={wide ? '52rem' : '28rem'}
      centered
      lockScroll={false}
      // A window with a transform, even one to its own place, clips the lists that open over its edge.
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('form.close')} />
        </div>
        <Modal.Body className={classes.content}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
