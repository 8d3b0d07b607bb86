import { StatusOf } from '../entries/entry-status.tsx';
import classes from './features.module.css';

interface FieldNameProps {
  readonly name: string;
  readonly code: string;
  readonly deprecated: boolean;
}

/** A field's name with its code below, where the two differ; what is deprecated says so. */
export function FieldName({ name, code, deprecated }: FieldNameProps) {
  return (
    <span className={classes.fieldName}>
      {name}
      {code !== name && <code>{code}</code>}
      {deprecated && <StatusOf status="deprecated" />}
    </span>
  );
}
