import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import type { ExportFormat } from '#platform/contract/export.ts';
import { downloadByTicket } from '../api/download.ts';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu } from '../menu/menu.tsx';

interface ExportMenuProps {
  /** Path that creates the link, for example `/v1/agents/export-ticket`. */
  readonly ticketPath: string;
  /** The filters and the sorting of the list as it is shown. */
  readonly choices: Readonly<Record<string, unknown>>;
}

/** Downloads the list as a file, with all rows that match its filters. */
export function ExportMenu({ ticketPath, choices }: ExportMenuProps) {
  const t = usePlatformTexts();
  const take = (format: ExportFormat) => {
    downloadByTicket(ticketPath, { format, ...choices }).catch((error: unknown) =>
      toast.failure(error, t('feedback.download_failed')),
    );
  };
  const entries = () => [
    { label: t('table.export_xlsx'), icon: IconFileSpreadsheet, onClick: () => take('xlsx') },
    { label: t('table.export_csv'), icon: IconFileTypeCsv, onClick: () => take('csv') },
  ];
  return (
    <Menu label={t('table.export_as')} entries={entries}>
      {(button) => (
        <Button
          {...button}
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
        >
          {t('table.export')}
        </Button>
      )}
    </Menu>
  );
}
