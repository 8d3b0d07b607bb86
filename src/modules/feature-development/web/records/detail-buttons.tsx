import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';

interface DetailButtonsProps {
  readonly edit: string;
  readonly onDelete: () => void;
}

/** What this person may do to the record of the screen. */
export function DetailButtons({ edit, onDelete }: DetailButtonsProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const mayDelete = useMay('feature-development:delete');
  return (
    <>
      {mayWrite && (
        <Button
          variant="default"
          component={Link}
          to={edit}
          leftSection={<IconPencil size={16} stroke={1.7} />}
        >
          {t('lists.actions.edit')}
        </Button>
      )}
      {mayDelete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.7} />}
          onClick={onDelete}
        >
          {t('lists.actions.delete')}
        </Button>
      )}
    </>
  );
}
