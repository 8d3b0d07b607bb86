import classes from './feature.module.css';

/** A field's name with its code below, where the two differ. */
export function FieldName({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <span className={classes.fieldName}>
      {name}
      {code !== name && <code>{code}</code>}
    </span>
  );
}
