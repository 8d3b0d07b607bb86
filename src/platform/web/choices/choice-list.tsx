import type { ReactNode } from 'react';
import classes from './choice-list.module.css';

/** Entries under a heading of their own. */
export interface ChoiceGroup<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
}

interface ChoiceListProps<Entry> {
  readonly id: string;
  /** What the list is for those who hear it. */
  readonly label: string;
  readonly groups: readonly ChoiceGroup<Entry>[];
  /** Place of the entry that Enter would choose, counted through all groups. */
  readonly current: number;
  readonly keyOf: (entry: Entry) => string;
  readonly onChoose: (entry: Entry) => void;
  readonly onPoint: (place: number) => void;
  /** What the line of an entry shows: its icon, its name and more. */
  readonly children: (entry: Entry) => ReactNode;
}

/** The entries below a field, under their headings: `<ChoiceList {...choices.list} label keyOf>`, see useChoices. */
export function ChoiceList<Entry>({ id, label, groups, ...lines }: ChoiceListProps<Entry>) {
  const { current, keyOf, onChoose, onPoint, children } = lines;
  let last = 0;
  return (
    <div role="listbox" id={id} aria-label={label} className={classes.list}>
      {groups.map((group, index) => {
        const first = last;
        last += group.entries.length;
        return (
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div className={classes.heading} id={`${id}-group-${index}`} role="presentation">
              {group.label}
            </div>
            {group.entries.map((entry, offset) => {
              const place = first + offset;
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above keeps the focus and hears the keys
                <div
                  key={keyOf(entry)}
                  id={lineId(id, place)}
                  role="option"
                  aria-selected={place === current}
                  tabIndex={-1}
                  className={classes.line}
                  onClick={() => onChoose(entry)}
                  onPointerMove={() => {
                    if (place !== current) onPoint(place);
                  }}
                >
                  {children(entry)}
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

export function lineId(list: string, place: number): string {
  return `${list}-${place}`;
}
