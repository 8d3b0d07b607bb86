import { matchedParts } from './matched-parts.ts';
import classes from './search.module.css';

/** A text with what was searched for marked in it. */
export function Matched({ text, search }: { readonly text: string; readonly search: string }) {
  return matchedParts(text, search).map((part) =>
    part.hit ? (
      <mark key={part.at} className={classes.mark}>
        {part.text}
      </mark>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  );
}
