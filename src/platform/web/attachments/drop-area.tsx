import { useState, type DragEvent, type ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { attachmentTexts } from './attachment-texts.ts';
import classes from './attachments.module.css';

interface DropAreaProps {
  /** Left out where nothing may be dropped. */
  readonly onDrop: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** A place onto which files are dropped; a button beside it does the same for everybody else. */
export function DropArea({ onDrop, children }: DropAreaProps) {
  const t = useTexts(attachmentTexts);
  const [isOver, setIsOver] = useState(false);
  if (onDrop === undefined) return children;
  const follow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setIsOver(false);
  };
  return (
    <div
      className={classes.dropArea}
      data-over={isOver || undefined}
      onDragOver={follow}
      onDragLeave={leave}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className={classes.dropSign} aria-hidden>
          {t('attachments.drop_now')}
        </div>
      )}
    </div>
  );
}
