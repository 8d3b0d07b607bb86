import { CopyButton } from './copy-button.tsx';
import classes from './copied-code.module.css';

/** A code or an id that can be copied. */
export function CopiedCode({ text, label }: { readonly text: string; readonly label?: string }) {
  return (
    <span className={classes.copied}>
      <code>{text}</code>
      <CopyButton text={text} label={label} />
    </span>
  );
}
