import { useId, useRef } from 'react';
import { placeBeside } from '../menu/place.ts';
import classes from './term.module.css';

interface Term {
  /** As people of the trade write it, for example "FD". */
  readonly short: string;
  /** What it is called in full, in the reader's language. */
  readonly name: string;
  /** What that means, in a sentence. */
  readonly about: string;
  /** One of them, where the other is beside it already or there is no room for both. */
  readonly shown?: 'short' | 'name';
}

/**
 * An abbreviation with its name; hovering, a tap or Enter explains it. On the browser's own popover, as
 * menus are: Esc or a click elsewhere closes it.
 */
export function TermName({ short, name, about, shown }: Term) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const texts = { short, name, both: `${short} ${name}` };
  const show = (isShown: boolean) => popover.current?.togglePopover(isShown);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.term}
        popoverTarget={id}
        popoverTargetAction="show"
        // A finger enters too, just before its tap.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && show(false)}
      >
        {texts[shown ?? 'both']}
      </button>
      <span
        ref={popover}
        id={id}
        popover="auto"
        className={classes.about}
        onToggle={(event) => {
          if (event.newState === 'closed' || button.current === null) return;
          placeBeside(event.currentTarget, button.current, 'bottom-start');
        }}
      >
        <strong>{texts.both}</strong>
        {about}
      </span>
    </>
  );
}
