import { useRef, useState, type KeyboardEvent } from 'react';
import { nameOf, useEmployees } from '../records/employees.api.ts';
import {
  mentionedIn,
  openMentionAt,
  writeMention,
  type OpenMention,
  type Person,
} from './mentions.ts';

/** More would hide the text that is being written. */
const OFFERED = 6;

interface MentionsInput {
  readonly initialText: string;
  /** Who is mentioned in it. */
  readonly mentioned?: readonly Person[];
  /** Who can be mentioned besides the employees under this person. */
  readonly known: readonly Person[];
  readonly onChosen: (caret: number) => void;
}

/** A text in which `@` offers colleagues to mention. */
export function useMentions(input: MentionsInput) {
  const { initialText, mentioned = [], known, onChosen } = input;
  const { data } = useEmployees();
  const [text, setText] = useState(initialText);
  const [open, setOpen] = useState<OpenMention>();
  const [place, setPlace] = useState(0);
  // Of two people of one name, the one that was chosen is meant.
  const chosen = useRef(new Map(mentioned.map((person) => [person.name, person])));

  const employees = (data ?? []).map((employee) => ({ id: employee.id, name: nameOf(employee) }));
  const people = [...new Map([...known, ...employees].map((one) => [one.id, one])).values()];
  const search = open?.search.trim().toLowerCase();
  const offered =
    search === undefined
      ? []
      : people.filter(({ name }) => name.toLowerCase().includes(search)).slice(0, OFFERED);

  const write = (next: string, caret: number) => {
    setText(next);
    setOpen(openMentionAt(next, caret));
    setPlace(0);
  };
  const choose = (person: Person) => {
    if (open === undefined) return;
    const written = writeMention(text, open, person);
    chosen.current.set(person.name, person);
    setText(written.text);
    setOpen(undefined);
    onChosen(written.caret);
  };
  /** Moves and chooses by keyboard; returns whether the key was used. */
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (offered.length === 0 || event.nativeEvent.isComposing) return false;
    const acts: Record<string, () => void> = {
      ArrowDown: () => setPlace((place + 1) % offered.length),
      ArrowUp: () => setPlace((place + offered.length - 1) % offered.length),
      Enter: () => offered[place] && choose(offered[place]),
      Tab: () => offered[place] && choose(offered[place]),
      Escape: () => setOpen(undefined),
    };
    const act = acts[event.key];
    if (act === undefined) return false;
    event.preventDefault();
    event.stopPropagation();
    act();
    return true;
  };
  return {
    text,
    write,
    clear: () => {
      setText('');
      setOpen(undefined);
    },
    /** Who can be chosen at the moment; nobody while no mention is being typed. */
    offered,
    /** Which of them the keys are on. */
    place,
    choose,
    handleKey,
    ids: () => mentionedIn(text, [...chosen.current.values()]).map(({ id }) => id),
  };
}
