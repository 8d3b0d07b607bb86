import { Button, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';

interface ChooseFilesProps {
  readonly label: string;
  /** Types that the dialog of the browser offers. */
  readonly accept?: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses files to attach. */
export function ChooseFiles({ label, accept, onChoose }: ChooseFilesProps) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      accept={accept}
      resetRef={reset}
      onChange={(chosen) => {
        onChoose(chosen);
        // The same file may be chosen again.
        reset.current?.();
      }}
    >
      {(button) => (
        <Button
          {...button}
          size="compact-sm"
          variant="default"
          leftSection={<IconPaperclip size={16} stroke={1.7} />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
