import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { EntryTarget } from './entry-target.ts';
import { FollowButton } from './follow-button.tsx';
import { History } from './history.tsx';
import classes from './history.module.css';

interface HistorySheetProps {
  readonly target: EntryTarget;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The history of what has no page of its own. */
export function HistorySheet({ target, opened, onClose }: HistorySheetProps) {
  const t = useTexts(texts);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('entry.history_title', { name: target.name })}
    >
      <div className={classes.sheet}>
        <div>
          <FollowButton kind={target.kind} id={target.id} />
        </div>
        <History entry={target} />
      </div>
    </Sheet>
  );
}
