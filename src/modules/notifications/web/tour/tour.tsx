import { Button, CloseButton, Portal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useFocusReturn } from '#platform/web/feedback/use-focus-return.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './tour.module.css';

interface TourStep {
  /** The id of the element that it is about. */
  readonly target: string;
  readonly title: string;
  readonly hint: string;
}

interface TourProps {
  readonly steps: readonly [TourStep, ...TourStep[]];
  readonly onEnd: () => void;
}

/** Leads through a screen: a card in its corner, while what each step is about is in sight and outlined. */
export function Tour({ steps, onEnd }: TourProps) {
  const t = useTexts(texts);
  const [number, setNumber] = useState(1);
  const card = useRef<HTMLElement>(null);
  // It is drawn after what is around it.
  const take = useCallback((drawn: HTMLElement | null) => {
    card.current = drawn;
    drawn?.focus({ preventScroll: true });
  }, []);
  const name = useId();
  const { target, title, hint } = steps[number - 1] ?? steps[0];
  const isLast = number === steps.length;
  useFocusReturn();
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onEnd();
  });
  // Somebody who begins to work needs the room.
  useWindowEvent('pointerdown', ({ target: pressed }) => {
    if (pressed instanceof Node && card.current?.contains(pressed) === false) onEnd();
  });
  useEffect(() => {
    const element = document.getElementById(target);
    if (element !== null && !isInSight(element)) element.scrollIntoView({ block: 'center' });
    element?.setAttribute('data-toured', '');
    card.current?.focus({ preventScroll: true });
    return () => element?.removeAttribute('data-toured');
  }, [target]);
  return (
    <Portal>
      <section
        ref={take}
        className={classes.card}
        role="dialog"
        aria-labelledby={name}
        tabIndex={-1}
      >
        <header className={classes.head}>
          <h2 id={name}>{title}</h2>
          <CloseButton aria-label={t('settings.tour.close')} onClick={onEnd} />
        </header>
        <p>{hint}</p>
        <footer className={classes.foot}>
          <span className={text.dimmed}>
            {t('settings.tour.step', { number, count: steps.length })}
          </span>
          {number > 1 && (
            <Button variant="default" onClick={() => setNumber(number - 1)}>
              {t('settings.tour.back')}
            </Button>
          )}
          <Button onClick={() => (isLast ? onEnd() : setNumber(number + 1))}>
            {t(isLast ? 'settings.tour.end' : 'settings.tour.next')}
          </Button>
        </footer>
      </section>
    </Portal>
  );
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
