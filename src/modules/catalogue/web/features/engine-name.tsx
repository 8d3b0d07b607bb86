import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { EngineDialog } from '#modules/engines/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './features.module.css';

interface EngineNameProps {
  /** Null where the registry knows no such engine. */
  readonly id: string | null;
  readonly name: string | null;
}

/** What an engine is called; one that the registry does not know is said to be missing. */
export function EngineName({ id, name }: EngineNameProps) {
  const t = useTexts(texts);
  if (name === null) return <span className={classes.dimmed}>{t('levels.no_engine')}</span>;
  if (id !== null) return <KnownEngine id={id} name={name} />;
  return (
    <span className={classes.broken}>
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
      {t('levels.unknown_engine', { name })}
    </span>
  );
}

/** Opens what the registry knows of the engine. */
function KnownEngine({ id, name }: { readonly id: string; readonly name: string }) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className={classes.engine}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {name}
      </button>
      {opened !== undefined && (
        <Suspense>
          <EngineDialog engine={{ id }} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
