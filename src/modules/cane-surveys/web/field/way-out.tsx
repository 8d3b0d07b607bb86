import { useState, type MouseEvent, type ReactNode } from 'react';
import { reachServer } from '#platform/web/api/reach-server.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './field.module.css';

interface WayOutProps {
  readonly href: string;
  /** Whether the server was reached when it was last tried. */
  readonly isOnline: boolean;
  readonly children: ReactNode;
}

/** A link out of the page for the field. Without a network it says so; the browser would show its own error page. */
export function WayOut({ href, isOnline, children }: WayOutProps): ReactNode {
  const t = useTexts(texts);
  const [isHeld, setHeld] = useState(false);
  const leave = async () => {
    if (await reachServer()) location.assign(href);
    else setHeld(true);
  };
  const hold = (event: MouseEvent) => {
    if (isOnline && navigator.onLine) return;
    event.preventDefault();
    void leave();
  };
  return (
    <>
      <a className={classes.way} href={href} onClick={hold}>
        {children}
      </a>
      {isHeld && !isOnline && (
        <p role="alert" className={classes.held}>
          {t('field.no_way_out')}
        </p>
      )}
    </>
  );
}
