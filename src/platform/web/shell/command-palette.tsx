import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Dialog } from '../feedback/dialog.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { commandsOf } from './commands.ts';
import { useShellContext } from './use-shell-context.ts';
import { useViewer } from './viewer.ts';

const CommandList = lazy(async () => {
  const file = await import('./command-list.tsx');
  return { default: file.CommandList };
});

/** Ctrl or Cmd with K: any screen or quick action by its name. */
export function CommandPalette() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { modules } = useShellContext();
  const [opened, setOpened] = useState(false);
  usePaletteKey(() => setOpened(true));
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title={t('shell.commands')}>
      <Suspense>
        <CommandList
          commands={commandsOf(modules, viewer)}
          onChoose={({ to }) => {
            setOpened(false);
            void navigate({ href: to });
          }}
        />
      </Suspense>
    </Dialog>
  );
}

function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
