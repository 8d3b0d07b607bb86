import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';

interface CreateSowProps {
  readonly value_stream_id?: string | undefined;
  readonly sop_id?: string | undefined;
}

/** The same where there is no value stream yet, which everything else belongs to. */
export function CreateValueStream() {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  return (
    mayWrite && (
      <Button component={Link} to={paths.createValueStream} leftSection={<IconPlus size={16} />}>
        {t('lists.value_streams.create')}
      </Button>
    )
  );
}

/** Leads to the form of a new SOW, in what the screen shows; the first step where there is no work yet. */
export function CreateSow(scope: CreateSowProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  return (
    mayWrite && (
      <Button
        renderRoot={(root) => <Link {...root} to={paths.newSow} search={scope} />}
        leftSection={<IconPlus size={16} />}
      >
        {t('lists.sows.create')}
      </Button>
    )
  );
}
