import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { isMissing } from '#platform/web/page/missing-record.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { engineByCodeQuery, engineQuery } from './engines.api.ts';
import { texts } from '../texts.ts';
import { EngineBasics, Logic } from './engine-overview.tsx';

/** Which engine: what refers to one has its id or its code. */
type EngineAddress = { readonly id: string } | { readonly code: string };

interface EngineDialogProps extends WindowProps {
  readonly engine: EngineAddress;
}

/** 'Engine Details': what the registry knows of an engine that is referred to elsewhere. */
export function EngineDialog({ engine: address, opened, onClose }: EngineDialogProps) {
  const t = useTexts(texts);
  const byId = 'id' in address;
  const found = useQuery({
    ...engineQuery({ id: byId ? address.id : '' }),
    enabled: opened && byId,
  });
  const named = useQuery({
    ...engineByCodeQuery({ code: byId ? '' : address.code }),
    enabled: opened && !byId,
  });
  const query = byId ? found : named;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('dialog.title')} wide>
      <Loaded
        query={query}
        failedTitle={t(isMissing(query.error) ? 'detail.not_found' : 'banners.load_failed')}
      >
        {(engine) => <EngineFacts engine={engine} />}
      </Loaded>
    </Dialog>
  );
}

function EngineFacts({ engine }: { readonly engine: Engine }) {
  const t = useTexts(texts);
  return (
    <Stack>
      <EngineBasics engine={engine} />
      <Logic logic={engine.logic} />
      <DialogButtons>
        <Button variant="default" component={Link} to={`/engine-management/${engine.id}`}>
          {t('detail.full')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}
