import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { whenOpened } from '../../feedback/when-opened.tsx';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import { isShortcut } from '../shortcut.ts';
import { useEarlyKeys } from './use-early-keys.ts';
import classes from './palette.module.css';

const PaletteWindow = whenOpened(async () => {
  const [file] = await Promise.all([
    import('./palette-window.tsx'),
    import('./other-texts.ts').then(async ({ loadOtherTexts }) => loadOtherTexts()),
  ]);
  return file.PaletteWindow;
});

/** Ctrl or Cmd with K, or the button in the header: any screen, command or record by its name. */
export function Palette() {
  const t = usePlatformTexts();
  const [opened, setOpened] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [typed, setTyped] = useState('');
  const isEarly = opened && !isReady;
  const open = () => {
    if (opened) return;
    setTyped('');
    setIsReady(false);
    setOpened(true);
  };
  const close = useCallback(() => setOpened(false), []);
  usePaletteKey(open);
  useEarlyKeys({ isEarly, onType: setTyped, onClose: close });
  return (
    <>
      <button
        type="button"
        className={classes.button}
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('palette.title')} (Ctrl+K)`}
      >
        <IconSearch size={16} stroke={1.7} aria-hidden />
        <span className={classes.buttonText}>
          {isEarly && typed !== '' ? typed : t('palette.open')}
        </span>
        <kbd className={classes.key} aria-hidden>
          {'Ctrl K'}
        </kbd>
      </button>
      <PaletteWindow
        opened={opened}
        typed={typed}
        onType={setTyped}
        onReady={() => setIsReady(true)}
        onClose={close}
      />
    </>
  );
}

function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
