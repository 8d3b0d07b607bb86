import { StatusOf } from '../statuses/entry-status.tsx';
import classes from './features.module.css';

interface FieldNameProps {
  readonly name: string;
  readonly field: { readonly field_code: string; readonly deprecated: boolean };
}

/** A field's name with its code below, where the two differ; what is deprecated is marked. */
export function FieldName({ name, field: { field_code: code, deprecated } }: FieldNameProps) {
  return (
    <span className={classes.fieldName}>
      {name}
      {code !== name && <code>{code}</code>}
      {deprecated && <StatusOf status="deprecated" />}
    </span>
  );
}
