import { IconMapDown } from '@tabler/icons-react';
import * as routes from '#modules/land-plots/contract/shape-export.ts';
import { downloadByTicket } from '#platform/web/api/download.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import type { PlotTexts } from '../texts.ts';

/** Downloads the plots with their shapes, with the filters and the order of the list. */
export function shapeExportEntries(t: PlotTexts, choices: object): MenuEntry[] {
  return routes.shapeFormats.map((format) => ({
    label: t(`shape_export.${format}`),
    icon: IconMapDown,
    onClick: () => {
      downloadByTicket(routes.shapeTicketRoute.path, { format, ...choices }).catch(
        (error: unknown) => toast.failure(error, t('shape_export.failed')),
      );
    },
  }));
}
