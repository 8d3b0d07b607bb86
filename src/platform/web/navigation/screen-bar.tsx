import { Link } from '@tanstack/react-router';
import type { Icon } from '../module.ts';
import classes from './screen-bar.module.css';

interface BarItem {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Whether the open screen belongs to it, whatever its address. */
  readonly marked?: boolean;
}

interface ScreenBarProps {
  readonly label: string;
  readonly items: readonly BarItem[];
  /** Screens below an item's address do not belong to it for that reason alone. */
  readonly exact?: boolean;
}

/** The screens of an area as tabs, above every one of them; what does not fit is on a second line. */
export function ScreenBar({ label, items, exact = false }: ScreenBarProps) {
  return (
    <nav aria-label={label} className={classes.bar}>
      <ul>
        {items.map(({ to, label: name, icon: Sign, marked = false }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.item}
              data-marked={marked || undefined}
              activeOptions={{ exact, includeSearch: false }}
            >
              <Sign size={16} stroke={1.7} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
