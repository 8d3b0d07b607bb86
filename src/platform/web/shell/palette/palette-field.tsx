import { CloseButton, Loader } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { ChoiceList } from '../../choices/choice-list.tsx';
import { useChoices } from '../../choices/use-choices.ts';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import styles from '../../page/text.module.css';
import { useRememberPlace } from '../recent-places.ts';
import { PaletteKeys } from './palette-keys.tsx';
import { useGroups } from './use-groups.ts';
import classes from './palette.module.css';

export interface PaletteFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The field takes what is typed from now on. */
  readonly onReady: () => void;
  readonly onClose: () => void;
}

/** A field and the entries that match its text; arrows choose, Enter goes there. */
export function PaletteField({ typed, onType, onReady, onClose }: PaletteFieldProps) {
  const t = usePlatformTexts();
  const text = typed.trim();
  const remember = useRememberPlace();
  const { groups, waits, failed } = useGroups(text);
  const choices = useChoices({
    groups,
    onChoose: (entry) => {
      const { to, label, detail } = entry;
      if (to !== undefined) remember({ to, name: label.text, detail });
      onClose();
      entry.run();
    },
  });
  const count = choices.entries.length;
  return (
    <>
      <div className={classes.field}>
        {waits ? (
          <Loader size={16} aria-hidden />
        ) : (
          <IconSearch size={18} stroke={1.7} aria-hidden />
        )}
        <input
          {...choices.input}
          className={classes.input}
          data-autofocus
          aria-label={t('palette.title')}
          placeholder={t('palette.title')}
          maxLength={100}
          value={typed}
          onFocus={({ currentTarget }) => {
            // What was typed before is written on, wherever the browser puts the caret.
            currentTarget.setSelectionRange(typed.length, typed.length);
            onReady();
          }}
          onChange={(event) => {
            onType(event.currentTarget.value);
            choices.point(0);
          }}
        />
        <CloseButton aria-label={t('form.close')} onClick={onClose} />
      </div>
      <ChoiceList {...choices.list} label={t('palette.title')} keyOf={({ id }) => id}>
        {({ label, detail, icon: Sign }) => (
          <>
            <Sign size={16} stroke={1.7} aria-hidden />
            <span className={classes.name}>{label.text}</span>
            {detail !== undefined && <span className={classes.detail}>{detail}</span>}
          </>
        )}
      </ChoiceList>
      {failed && <p className={classes.notice}>{t('palette.records_failed')}</p>}
      {count === 0 && !waits && <p className={classes.nothing}>{t('palette.nothing', { text })}</p>}
      <span className={styles.visuallyHidden} role="status">
        {waits ? t('palette.searching') : t('palette.found', { count })}
      </span>
      <PaletteKeys />
    </>
  );
}
