import { ActionIcon, NumberInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import {
  insertCorner,
  moveCorner,
  removeCorner,
  type Corner,
  type Drawing,
} from '#platform/web/map/drawing.ts';
import type { Position } from '#platform/web/map/shapes.ts';
import { texts } from '../texts.ts';
import classes from './shapes.module.css';

interface CornerListProps {
  readonly drawing: Drawing;
  readonly onChange: (drawing: Drawing) => void;
}

/** More are drawn on the map, or come from a file. */
const MOST = 100;

/** A tenth of a metre has six decimals. */
const DECIMALS = 7;

/** The corners as numbers, for people who read them from a device or use no pointer. */
export function CornerList({ drawing, onChange }: CornerListProps) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const corners = drawing.areas.flatMap((rings, area) =>
    rings.flatMap((positions, ring) =>
      positions.map((position, corner) => ({ at: { area, ring, corner }, position })),
    ),
  );
  const count = corners.length + drawing.line.length;
  return (
    <details
      className={classes.corners}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('shapes.corner_list', { count })}</summary>
      {count === 0 && <p>{t('shapes.no_corners')}</p>}
      {drawing.line.length > 0 && <p>{t('shapes.listed_once_closed')}</p>}
      {corners.length > MOST && <p>{t('shapes.too_many_to_list', { count: MOST })}</p>}
      {isOpen && corners.length <= MOST && (
        <ol>
          {corners.map(({ at, position }, place) => (
            <li key={JSON.stringify(at)}>
              <CornerLine {...{ drawing, at, position, onChange }} number={place + 1} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

interface CornerLineProps extends CornerListProps {
  readonly at: Corner;
  readonly position: Position;
  readonly number: number;
}

function CornerLine({ drawing, at, position, number, onChange }: CornerLineProps) {
  const t = useTexts(texts);
  const [longitude, latitude] = position;
  const next = drawing.areas[at.area]?.[at.ring]?.[at.corner + 1] ?? position;
  const [atNextLongitude, atNextLatitude] =
    next === position ? (drawing.areas[at.area]?.[at.ring]?.[0] ?? position) : next;
  return (
    <>
      <Coordinate
        label={t('shapes.corner_latitude', { number })}
        value={latitude}
        most={90}
        onChange={(value) => onChange(moveCorner(drawing, at, [longitude, value]))}
      />
      <Coordinate
        label={t('shapes.corner_longitude', { number })}
        value={longitude}
        most={180}
        onChange={(value) => onChange(moveCorner(drawing, at, [value, latitude]))}
      />
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('shapes.add_after', { number })}
        onClick={() =>
          onChange(
            insertCorner(drawing, at, [
              (longitude + atNextLongitude) / 2,
              (latitude + atNextLatitude) / 2,
            ]),
          )
        }
      >
        <IconPlus size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('shapes.remove_number', { number })}
        onClick={() => onChange(removeCorner(drawing, at))}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </>
  );
}

interface CoordinateProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A number that counts once it is typed, so that the corner does not jump while it is. */
function Coordinate({ label, value, most, onChange }: CoordinateProps) {
  return (
    <NumberInput
      key={value}
      aria-label={label}
      defaultValue={Number(value.toFixed(DECIMALS))}
      min={-most}
      max={most}
      decimalScale={DECIMALS}
      hideControls
      onBlur={({ currentTarget }) => {
        const typed = Number(currentTarget.value);
        const isNew = typed !== Number(value.toFixed(DECIMALS));
        if (currentTarget.value !== '' && Math.abs(typed) <= most && isNew) onChange(typed);
      }}
    />
  );
}
