import type { ReactNode } from 'react';
import classes from './field.module.css';

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value | null;
  readonly labelOf: (value: Value) => string;
  readonly onChoose: (value: Value | null) => void;
}

/** One of a few, as large buttons; the chosen one pressed again chooses none. */
export function Choices<Value extends string>(props: ChoicesProps<Value>): ReactNode {
  const { label, values, value, labelOf, onChoose } = props;
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {values.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === value}
          onClick={() => onChoose(each === value ? null : each)}
        >
          {labelOf(each)}
        </button>
      ))}
    </fieldset>
  );
}
