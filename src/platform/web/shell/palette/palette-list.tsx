import type { Entry, Group } from './entry.ts';
import classes from './palette.module.css';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly Group[];
  /** Index of the entry that Enter would choose, counted through all groups. */
  readonly current: number;
  readonly lineId: (place: number) => string;
  readonly onChoose: (entry: Entry) => void;
  readonly onPoint: (place: number) => void;
}

/** The entries under their headings. */
export function PaletteList({ id, groups, ...lines }: PaletteListProps) {
  let place = 0;
  return (
    <div role="listbox" id={id} aria-labelledby={id} className={classes.list}>
      {groups.map(({ label, entries }, index) => {
        const first = place;
        place += entries.length;
        return (
          <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div className={classes.heading} id={`${id}-group-${index}`} role="presentation">
              {label}
            </div>
            {entries.map((entry, offset) => (
              <Line key={entry.id} entry={entry} place={first + offset} {...lines} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type LineProps = Omit<PaletteListProps, 'id' | 'groups'> & {
  readonly entry: Entry;
  readonly place: number;
};

function Line({ entry, place, current, lineId, onChoose, onPoint }: LineProps) {
  const { label, detail, icon: Sign } = entry;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and handles the keys
    <div
      id={lineId(place)}
      role="option"
      aria-selected={place === current}
      tabIndex={-1}
      className={classes.line}
      onClick={() => onChoose(entry)}
      onPointerMove={() => {
        if (place !== current) onPoint(place);
      }}
    >
      <Sign size={16} stroke={1.7} aria-hidden />
      <span className={classes.name}>{label.text}</span>
      {detail !== undefined && <span className={classes.detail}>{detail}</span>}
    </div>
  );
}
