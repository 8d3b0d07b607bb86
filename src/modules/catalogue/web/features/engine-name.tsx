import { Button, type ButtonProps } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { EngineDialog } from '#modules/engines/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import classes from './features.module.css';

interface EngineNameProps {
  /** Null where the registry knows no such engine. */
  readonly id: string | null;
  readonly name: string | null;
}

/** What an engine is called, to open what the registry knows of it; one that it does not know is marked. */
export function EngineName({ id, name }: EngineNameProps) {
  const t = useTexts(texts);
  if (name === null) return <span className={text.dimmed}>{t('levels.no_engine')}</span>;
  if (id === null) {
    return (
      <span className={classes.broken}>
        <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
        {t('levels.unknown_engine', { name })}
      </span>
    );
  }
  return (
    <WithDialog engine={id}>
      {(open) => (
        <button type="button" className={classes.engine} aria-haspopup="dialog" onClick={open}>
          {name}
        </button>
      )}
    </WithDialog>
  );
}

interface ViewEngineProps extends ButtonProps {
  readonly id: string | null;
  /** Names what the button opens, for those who hear it. */
  readonly name: string;
}

/** The button that opens the same; none where there is nothing to open. */
export function ViewEngine({ id, name, ...look }: ViewEngineProps) {
  const t = useTexts(texts);
  if (id === null) return null;
  return (
    <WithDialog engine={id}>
      {(open) => (
        <Button {...look} aria-label={t('levels.view_engine_of', { name })} onClick={open}>
          {t('levels.view_engine')}
        </Button>
      )}
    </WithDialog>
  );
}

interface WithDialogProps {
  readonly engine: string;
  readonly children: (open: () => void) => ReactNode;
}

function WithDialog({ engine, children }: WithDialogProps) {
  const dialog = useRecordWindow<{ readonly id: string }>();
  return (
    <>
      {children(() => dialog.open({ id: engine }))}
      {dialog.draw((opened, window) => (
        <Suspense>
          <EngineDialog engine={opened} {...window} />
        </Suspense>
      ))}
    </>
  );
}
