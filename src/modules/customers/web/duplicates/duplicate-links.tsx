import { Link } from '@tanstack/react-router';
import type { LikelyDuplicate } from '#modules/customers/contract/duplicates.ts';
import type { DuplicateReason } from '#modules/customers/contract/duplicate-reasons.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type CustomerTexts } from '../texts.ts';
import classes from './duplicates.module.css';

interface DuplicateLinksProps {
  readonly title: string;
  readonly found: readonly LikelyDuplicate[];
  /** In a form, what is typed must not be lost. */
  readonly inNewTab?: boolean;
}

/** Customers that may be the same, each with the reasons. */
export function DuplicateLinks({ title, found, inNewTab = false }: DuplicateLinksProps) {
  const t = useTexts(texts);
  return (
    <>
      {title}
      <ul className={classes.links}>
        {found.map(({ customer: { id, name, phone, email }, reasons }) => (
          <li key={id}>
            <Link to="/customers/$id" params={{ id }} target={inNewTab ? '_blank' : undefined}>
              {name}
            </Link>
            <span className={classes.detail}>
              {[phone || email, ...sayReasons(reasons, t)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The reasons as people read them. */
export function sayReasons(reasons: readonly DuplicateReason[], t: CustomerTexts): string[] {
  return reasons.map((reason) => t(`duplicates.reasons.${reason}`));
}
