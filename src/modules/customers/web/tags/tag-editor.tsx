import { ActionIcon, Autocomplete, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { ColourTags } from './colour-tags.tsx';
import { tagsQuery, usePutTagOn, useTakeTagOff } from './tags.api.ts';
import classes from './tags.module.css';

interface TagEditorProps {
  readonly customer: Pick<Customer, 'id' | 'tags'>;
  readonly isWritable: boolean;
}

/** The tags of a customer, where they are put on and taken off. */
export function TagEditor({ customer: { id, tags }, isWritable }: TagEditorProps) {
  const t = useTexts(texts);
  const takeOff = useTakeTagOff();
  if (!isWritable) return <ColourTags tags={tags} />;
  return (
    <div className={classes.editor}>
      <ColourTags
        tags={tags}
        action={(tag) => (
          <ActionIcon
            variant="subtle"
            size="sm"
            aria-label={t('tags.remove', { name: tag.name })}
            loading={takeOff.isPending}
            onClick={() => takeOff.mutate({ id, tag_id: tag.id })}
          >
            <IconX size={14} />
          </ActionIcon>
        )}
      />
      <AddTag customerId={id} present={tags.map(({ name }) => name)} />
    </div>
  );
}

interface AddTagProps {
  readonly customerId: string;
  readonly present: readonly string[];
}

function AddTag({ customerId, present }: AddTagProps) {
  const t = useTexts(texts);
  const [name, setName] = useState('');
  const known = useQuery(tagsQuery({ counted: 'false' })).data ?? [];
  const putOn = usePutTagOn({ onSuccess: () => setName('') });
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '') putOn.mutate({ id: customerId, name });
  };
  return (
    <form onSubmit={add} className={classes.tags}>
      <Autocomplete
        className={classes.input}
        size="sm"
        aria-label={t('tags.placeholder')}
        placeholder={t('tags.placeholder')}
        maxLength={50}
        value={name}
        onChange={setName}
        data={known.map((tag) => tag.name).filter((each) => !present.includes(each))}
      />
      <Button type="submit" size="sm" variant="default" loading={putOn.isPending}>
        {t('tags.add')}
      </Button>
    </form>
  );
}
