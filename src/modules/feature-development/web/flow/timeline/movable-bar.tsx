import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import { sayPlan } from './say-plan.ts';
import { shiftPlan, type Grip, type Plan } from './shift-plan.ts';
import type { TimeScale } from './time-scale.ts';
import { useReplan } from './use-replan.ts';
import type { ShownLine } from './use-timeline-lines.ts';
import classes from './timeline.module.css';

interface MovableBarProps {
  readonly line: ShownLine;
  readonly scale: TimeScale;
  readonly span: (from: string, until: string) => { readonly left: number; readonly width: number };
}

interface Drag {
  readonly grip: Grip;
  /** Where the pointer went down. */
  readonly x: number;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -7,
  PageDown: 7,
};

/** Describes how a plan is moved; the timeline shows it once. */
export const MOVE_HINT = 'timeline-move-hint';

/** The plan of a SOW: dragged as a whole or by one end, or moved by arrow keys. */
export function MovableBar({ line, scale, span }: MovableBarProps) {
  const t = useTexts(texts);
  const { stored, draft, setDraft, commit, busy } = useReplan(line);
  const drag = useRef<Drag>(undefined);
  const plan = draft ?? stored;
  const [from, until] = daysOf(plan);
  if (from === undefined || until === undefined) return null;

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (busy || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { grip: gripAt(event.target), x: event.clientX };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (drag.current === undefined) return;
    const days = Math.round((clientX - drag.current.x) / scale.dayWidth);
    setDraft(shiftPlan(stored, drag.current.grip, days));
  };
  const end = () => {
    if (drag.current === undefined) return;
    drag.current = undefined;
    commit();
  };
  const reset = () => {
    drag.current = undefined;
    setDraft(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const days = STEPS[event.key];
    if (days !== undefined) {
      if (!busy) setDraft(shiftPlan(plan, gripOfKeys(event), days));
    } else if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') reset();
    else return;
    event.preventDefault();
  };
  const says = sayPlan(t, plan);
  return (
    <span
      className={classes.planned}
      data-movable
      data-open={plan.start_date === null || plan.due_date === null || undefined}
      data-moving={draft !== undefined || undefined}
      style={span(from, until)}
      role="slider"
      tabIndex={0}
      aria-label={t('flow.timeline.move', { name: line.name })}
      aria-describedby={MOVE_HINT}
      aria-valuemin={0}
      aria-valuemax={Math.round(scale.width / scale.dayWidth)}
      aria-valuenow={Math.round(scale.placeOf(from) / scale.dayWidth)}
      aria-valuetext={says}
      aria-busy={busy || undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={reset}
      onKeyDown={press}
      onBlur={commit}
    >
      <span className={classes.grip} data-grip="start_date" />
      <span className={classes.grip} data-grip="due_date" />
      {draft !== undefined && (
        <span className={classes.draft} aria-hidden>
          {says}
        </span>
      )}
    </span>
  );
}

/** The days between which the bar is drawn: an open plan has one. */
function daysOf({ start_date, due_date }: Plan): [string | undefined, string | undefined] {
  return [start_date ?? due_date ?? undefined, due_date ?? start_date ?? undefined];
}

function gripAt(target: EventTarget): Grip {
  const grip = target instanceof HTMLElement ? target.dataset['grip'] : undefined;
  return grip === 'start_date' || grip === 'due_date' ? grip : 'whole';
}

function gripOfKeys({ shiftKey, ctrlKey }: KeyboardEvent): Grip {
  if (shiftKey) return 'due_date';
  return ctrlKey ? 'start_date' : 'whole';
}
