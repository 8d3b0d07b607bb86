import { TextInput } from '@mantine/core';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import classes from './shown-secret.module.css';

interface ShownSecretProps {
  readonly label: string;
  readonly secret: string;
  readonly copyLabel: string;
}

/** Something that is shown this once, to be copied. */
export function ShownSecret({ label, secret, copyLabel }: ShownSecretProps) {
  return (
    <div className={classes.secret}>
      <TextInput
        label={label}
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={secret} label={copyLabel} />
    </div>
  );
}
