import classes from './slash-key.module.css';

/** In a search field that `/` leads to: the key, for those who see it. */
export function SlashKey() {
  return (
    <kbd className={classes.key} aria-hidden>
      {'/'}
    </kbd>
  );
}
