import { useId } from 'react';
import { fileImportLimits } from '#platform/contract/file-imports.ts';
import classes from './file-import.module.css';

interface CellInputProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly onCorrect: (value: string) => void;
}

/** A cell that is corrected in place; there may be thousands of them, so it is the browser's own field. */
export function CellInput({ label, value, isWrong, error, hint, onCorrect }: CellInputProps) {
  const id = useId();
  const correct = (written: string) => {
    if (written !== value) onCorrect(written);
  };
  return (
    <>
      <input
        className={classes.cell}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={hint === undefined && error === undefined ? undefined : id}
        defaultValue={value}
        maxLength={fileImportLimits.correction}
        onBlur={(event) => correct(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <div id={id} className={classes.about}>
        {hint !== undefined && <p>{hint}</p>}
        {error !== undefined && <p data-error>{error}</p>}
      </div>
    </>
  );
}
