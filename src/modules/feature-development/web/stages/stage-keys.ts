import type { KeyboardEvent } from 'react';

/** What single keys do while the name of a stage has the focus; a command that is not offered has no key. */
export type StageKeys = Readonly<Partial<Record<StageKey, () => void>>>;

export type StageKey = 's' | 'n' | 'c' | 'a' | 'e' | 'r' | 'm';

/** Marks the names of stages, between which the arrows go. */
export const STAGE_TITLE = 'data-stage-title';

/**
 * Single keys work on the name of a stage and nowhere else: nobody triggers them by dictating or
 * writing. Their place on the keyboard counts too, as on a Thai one S writes another letter.
 */
export function handleStageKey(event: KeyboardEvent<HTMLElement>, keys: StageKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const run = commandOf(event, keys) ?? stepOf(event);
  if (run === undefined) return;
  event.preventDefault();
  run();
}

/** Leads to the name of a stage, if its phase is open. */
export function focusStage(stage: number): void {
  const title = document.querySelector<HTMLElement>(`[${STAGE_TITLE}="${stage}"]`);
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
}

/**
 * After a command, the focus is on the name of its stage, as the button that gave the command may be gone,
 * or of the current one where a stage is put away because it is complete; people who are somewhere else by
 * then stay there.
 */
export function returnToStage(stage: number): void {
  setTimeout(() => {
    const title =
      document.querySelector<HTMLElement>(`[${STAGE_TITLE}="${stage}"]`) ??
      document.querySelector<HTMLElement>(`[data-actionable] [${STAGE_TITLE}]`);
    const at = document.activeElement;
    const isHere = at === document.body || title?.closest('li')?.contains(at) === true;
    if (!isHere || title === null) return;
    title.focus({ preventScroll: true });
    keepInSight(title);
  });
}

/** With room below, where the buttons of a stage appear that has just begun. */
function keepInSight(title: HTMLElement): void {
  const { top, bottom } = (title.closest('li') ?? title).getBoundingClientRect();
  if (top < 0 || bottom > innerHeight * 0.6) title.scrollIntoView({ block: 'center' });
}

function commandOf({ key, code }: KeyboardEvent, keys: StageKeys): (() => void) | undefined {
  const named = Object.entries(keys).find(
    ([letter]) => key.toLowerCase() === letter || code === `Key${letter.toUpperCase()}`,
  );
  return named?.[1];
}

function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): (() => void) | undefined {
  const titles = [...document.querySelectorAll<HTMLElement>(`[${STAGE_TITLE}]`)];
  const place = titles.indexOf(currentTarget);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: titles[place + 1],
    ArrowUp: place > 0 ? titles[place - 1] : undefined,
    Home: titles[0],
    End: titles.at(-1),
  };
  const target = targets[key];
  return target && (() => target.focus());
}
