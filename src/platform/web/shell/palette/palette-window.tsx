import { Modal } from '@mantine/core';
import { useOpenedAfterMount } from '../../feedback/use-opened-after-mount.ts';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import { PaletteField, type PaletteFieldProps } from './palette-field.tsx';
import classes from './palette.module.css';

interface PaletteWindowProps extends PaletteFieldProps {
  readonly opened: boolean;
}

/** Over the page near its top, on a phone the whole screen. */
export function PaletteWindow({ opened, ...field }: PaletteWindowProps) {
  const t = usePlatformTexts();
  const shown = useOpenedAfterMount(opened);
  return (
    <Modal.Root
      opened={shown}
      onClose={field.onClose}
      size="40rem"
      yOffset="10dvh"
      lockScroll={false}
      transitionProps={{ duration: 100 }}
      classNames={{ inner: classes.inner, content: classes.window, body: classes.body }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette.title')}>
        <Modal.Body>
          <PaletteField {...field} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
