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
  const { left, top } = placeOf(placement, {
    anchor: button.getBoundingClientRect(),
    popover: popover.getBoundingClientRect(),
    view: { width: innerWidth, height: innerHeight },
  });
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
  popover.dataset['placed'] = '';
  addEventListener('scroll', (event) => closeOnScroll(popover, event), {
    capture: true,
    passive: true,
    once: true,
  });
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

function closeOnScroll(popover: HTMLElement, event: Event): void {
  const inside = event.target instanceof Node && popover.contains(event.target);
  if (!inside && popover.matches(':popover-open')) popover.hidePopover();
}
