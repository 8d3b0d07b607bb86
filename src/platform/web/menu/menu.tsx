import { useId, useRef, useState, type ReactNode, type Ref, type ToggleEvent } from 'react';
import type { Icon } from '../module.ts';
import { focusItem, handleMenuKey } from './menu-keys.ts';
import { placeBeside, type Placement } from './place.ts';
import classes from './menu.module.css';

/** One entry of a menu. */
export interface MenuEntry {
  readonly label: string;
  readonly icon?: Icon;
  /** At the end of the line, for example an icon. */
  readonly end?: ReactNode;
  readonly onClick: () => void;
  /** Destroys something: shown in red. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Given where the entry is one of several choices (`radio`) or a switch (`checkbox`). */
  readonly choice?: 'radio' | 'checkbox';
  readonly checked?: boolean;
  /** A line is drawn above it. */
  readonly separated?: boolean;
}

/** Props for the button that opens the menu. */
export interface MenuButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly popoverTarget: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
}

interface MenuProps {
  /** Label of the menu for screen readers, and its visible heading where `withHeading` is set. */
  readonly label: string;
  readonly withHeading?: boolean;
  /** Called when the menu opens: a page of rows has a hundred menus and opens one. */
  readonly entries: () => readonly MenuEntry[];
  readonly placement?: Placement;
  /** Stays open after a choice, for choosing several. */
  readonly staysOpen?: boolean;
  readonly children: (button: MenuButtonProps) => ReactNode;
}

/**
 * A menu on the browser's own popover: it is above everything, closes by Esc or a click elsewhere, and
 * the browser returns the focus by itself.
 */
export function Menu(props: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);

  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    // Not sooner: the browser returns the focus only from an entry that still exists.
    if (event.newState === 'closed') setOpened(false);
    if (event.newState === 'closed' || button.current === null) return;
    placeBeside(event.currentTarget, button.current, props.placement ?? 'bottom-end');
    focusItem(event.currentTarget, 0);
  };
  return (
    <>
      {props.children({
        ref: button,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
      })}
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={props.label}
        className={classes.menu}
        onBeforeToggle={(event) => {
          if (event.newState === 'closed') return;
          setOpened(true);
          delete event.currentTarget.dataset['placed'];
        }}
        onToggle={handleToggle}
        onKeyDown={handleMenuKey}
        tabIndex={-1}
      >
        {opened && <MenuLines {...props} />}
      </div>
    </>
  );
}

function MenuLines({ label, withHeading, entries, staysOpen }: MenuProps) {
  return (
    <>
      {withHeading === true && (
        <div className={classes.heading} role="presentation">
          {label}
        </div>
      )}
      {entries().map((entry) => (
        <MenuLine key={entry.label} entry={entry} staysOpen={staysOpen === true} />
      ))}
    </>
  );
}

const ROLES = { radio: 'menuitemradio', checkbox: 'menuitemcheckbox' } as const;

interface MenuLineProps {
  readonly entry: MenuEntry;
  readonly staysOpen: boolean;
}

/** A line of an opened menu. */
export function MenuLine({ entry, staysOpen }: MenuLineProps) {
  const { label, icon: Sign, end, choice, checked = false } = entry;
  return (
    <button
      type="button"
      role={choice === undefined ? 'menuitem' : ROLES[choice]}
      aria-checked={choice === undefined ? undefined : checked}
      aria-disabled={entry.disabled}
      className={classes.line}
      data-danger={entry.danger}
      data-separated={entry.separated}
      tabIndex={-1}
      onClick={(event) => {
        // What happens here is not meant for the row or card the menu belongs to.
        event.stopPropagation();
        if (entry.disabled === true) return;
        if (!staysOpen) event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        entry.onClick();
      }}
    >
      {choice !== undefined && <span className={classes.mark} data-choice={choice} aria-hidden />}
      {Sign !== undefined && <Sign size={16} stroke={1.7} aria-hidden />}
      <span className={classes.label}>{label}</span>
      {end}
    </button>
  );
}
