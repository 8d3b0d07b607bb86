import { Link } from '@tanstack/react-router';
import type { Icon } from '../module.ts';
import classes from './screen-bar.module.css';

interface BarItem {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
}

interface ScreenBarProps {
  readonly label: string;
  readonly items: readonly BarItem[];
}

/** The screens of an area as tabs, above every one of them; what does not fit is on a second line. */
export function ScreenBar({ label, items }: ScreenBarProps) {
  return (
    <nav aria-label={label} className={classes.bar}>
      <ul>
        {items.map(({ to, label: name, icon: Sign }) => (
          <li key={to}>
            <Link to={to} className={classes.item} activeOptions={{ includeSearch: false }}>
              <Sign size={16} stroke={1.7} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
