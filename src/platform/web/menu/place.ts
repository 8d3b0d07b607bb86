/** Below or above the button, aligned with its start or end. */
export type Placement = 'bottom-start' | 'bottom-end' | 'top-start';

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
const EDGE = 8;

/** Places a popover beside its button. It closes when its button is scrolled away. */
export function placeBeside(popover: HTMLElement, button: HTMLElement, placement: Placement): void {
  const anchor = button.getBoundingClientRect();
  const { left, top } = placeOf(placement, {
    anchor,
    popover: popover.getBoundingClientRect(),
    view: { width: innerWidth, height: innerHeight },
  });
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
  popover.dataset['placed'] = '';
  const closed = new AbortController();
  popover.addEventListener('toggle', () => closed.abort(), { once: true, signal: closed.signal });
  addEventListener(
    'scroll',
    ({ target }) => {
      // What scrolls elsewhere, as in the popover itself, takes nothing away, even when the button has moved.
      if (!(target instanceof Node && target.contains(button))) return;
      // The event of the scrolling that brought the button into sight may arrive after the menu opened.
      const { top: atTop, left: atLeft } = button.getBoundingClientRect();
      const isAway = atTop !== anchor.top || atLeft !== anchor.left;
      if (isAway && popover.matches(':popover-open')) popover.hidePopover();
    },
    { capture: true, passive: true, signal: closed.signal },
  );
}

interface Situation {
  readonly anchor: Box;
  readonly popover: Size;
  readonly view: Size;
}

/** On the preferred side where there is room, else on the other one, and never outside the window. */
export function placeOf(placement: Placement, { anchor, popover, view }: Situation) {
  const above = anchor.top - GAP - popover.height;
  const below = anchor.bottom + GAP;
  const fits = { above: above >= EDGE, below: below + popover.height <= view.height - EDGE };
  const wantsAbove = placement.startsWith('top');
  const goesAbove = wantsAbove ? fits.above || !fits.below : !fits.below && fits.above;
  const left = placement.endsWith('end') ? anchor.right - popover.width : anchor.left;
  return {
    top: Math.max(EDGE, goesAbove ? above : below),
    left: Math.max(EDGE, Math.min(left, view.width - popover.width - EDGE)),
  };
}
