import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import type { EntryTarget } from './entry-target.ts';
import { FollowButton } from './follow-button.tsx';
import { History } from './history.tsx';
import classes from './history.module.css';

interface HistorySheetProps extends WindowProps {
  readonly target: EntryTarget;
}

/** The history of what has no page of its own. */
export function HistorySheet({ target, ...window }: HistorySheetProps) {
  const t = useTexts(texts);
  return (
    <Sheet {...window} title={t('entry.history_title', { name: target.name })}>
      <div className={classes.sheet}>
        <Stack>
          <div>
            <FollowButton kind={target.kind} id={target.id} />
          </div>
          <History entry={target} />
        </Stack>
      </div>
    </Sheet>
  );
}
