import { Button, MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CANE_CONTRACT, type Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { attachmentsQuery } from '#platform/web/attachments/attachments.api.ts';
import { Attachments } from '#platform/web/attachments/attachments.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { attachmentsOf } from './attachments-of.ts';
import { texts } from '../texts.ts';
import { useChangeReceipts } from './receipts.api.ts';

interface ReceiptsDialogProps extends WindowProps {
  readonly title: string;
  readonly contract: Contract;
  readonly item: Contract['supportItems'][number];
}

/** Chooses the receipts of a support item among the files of its contract, and attaches more of these. */
export function ReceiptsDialog({ title, contract, item, ...window }: ReceiptsDialogProps) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  const { id, version } = contract;
  const [paths, setPaths] = useState(item.attachments.map(({ filePath }) => filePath));
  const files = useQuery(attachmentsQuery({ entity: CANE_CONTRACT, id })).data ?? [];
  const change = useChangeReceipts({ onSuccess: window.onClose });
  const isOfContract = (path: string) => files.some(({ url }) => url === path);
  // Files of the quota stay receipts, and what was said of a receipt stays with it.
  const kept = item.attachments.filter(
    ({ filePath }) => paths.includes(filePath) || !isOfContract(filePath),
  );
  const added = paths.filter((path) => !item.attachments.some(({ filePath }) => filePath === path));
  return (
    <Dialog {...window} title={title} wide>
      <Stack>
        <MultiSelect
          label={t('form.receipts')}
          description={t('detail.receipts_hint')}
          data={files.map(({ url, name }) => ({ value: url, label: name }))}
          value={paths.filter(isOfContract)}
          onChange={setPaths}
        />
        <Attachments entity={CANE_CONTRACT} id={id} mayAttach />
        <DialogButtons>
          <Button variant="default" onClick={window.onClose}>
            {platform('form.cancel')}
          </Button>
          <Button
            loading={change.isPending}
            onClick={() =>
              change.mutate({
                id,
                item: item.id,
                receipts: [...kept, ...attachmentsOf(added, files)],
                version,
              })
            }
          >
            {platform('form.save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
