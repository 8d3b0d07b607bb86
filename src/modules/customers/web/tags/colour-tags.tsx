import type { ReactNode } from 'react';
import type { CustomerTag } from '#modules/customers/contract/tags.ts';
import classes from './tags.module.css';

interface ColourTagsProps {
  readonly tags: readonly Pick<CustomerTag, 'id' | 'name' | 'colour'>[];
  /** Beside the name of each: a button that removes it. */
  readonly action?: (tag: Pick<CustomerTag, 'id' | 'name'>) => ReactNode;
}

/** Tags with a dot of their colour, which their name makes clear without it. */
export function ColourTags({ tags, action }: ColourTagsProps) {
  return (
    <span className={classes.tags}>
      {tags.map((tag) => (
        <span key={tag.id} className={classes.tag}>
          <span className={classes.dot} data-colour={tag.colour} aria-hidden />
          {tag.name}
          {action?.(tag)}
        </span>
      ))}
    </span>
  );
}
