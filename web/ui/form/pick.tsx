import { TextInput, type MultiSelectProps, type SelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Loaded = typeof import('./pick-whole.ts');
/** How a field was when its list came: whether it had the focus, what had been typed, and which part of it was selected. */
type Reached = { focus: boolean; typed: string; selected: readonly [from: number, to: number] };
const untouched: Reached = { focus: false, typed: '', selected: [0, 0] };

let whole: Loaded | undefined;
const load = async (): Promise<Loaded> => (whole ??= await import('./pick-whole.ts'));

type Item =
  | string
  | { value: string; label?: string; children?: readonly Item[] }
  | { group: string; items: readonly Item[] };
const labelIn = (items: readonly Item[], value: string): string | undefined => {
  for (const i of items) {
    if (typeof i === 'string') {
      if (i === value) return i;
    } else if ('group' in i) {
      const found = labelIn(i.items, value);
      if (found !== undefined) return found;
    } else if (i.value === value) return i.label ?? i.value;
    else if (i.children) {
      const found = labelIn(i.children, value);
      if (found !== undefined) return found;
    }
  }
  return undefined;
};

type Shared = Omit<SelectProps, 'value' | 'onChange' | 'data'> & { data?: unknown };
type StandProps = { props: Shared; id: string; text: string; value: string; onReached: (how: Reached) => void };

/** What a closed list looks like. It loads the list itself when somebody comes near: by pointer, by key, by typing. */
const StandIn = ({ props, id, text, value, onReached }: StandProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { label, description, error, placeholder, name, className, inputWrapperOrder, searchable } = props;
  const [typed, setTyped] = useState<string>();
  const come = () =>
    void load().then(() => {
      const at = input.current;
      if (!at) return;
      const how: Reached = {
        focus: document.activeElement === at,
        typed: at.value === text ? '' : at.value,
        selected: [at.selectionStart ?? 0, at.selectionEnd ?? 0],
      };
      // In one turn: a press that came between what is read here and the list in its place would open nothing.
      flushSync(() => onReached(how));
    });
  return (
    <>
      <TextInput
        ref={input}
        id={id}
        {...{ label, description, error, placeholder, className }}
        {...(inputWrapperOrder && { inputWrapperOrder })}
        role="combobox"
        aria-haspopup="listbox"
        aria-controls={`${id}-list`}
        aria-expanded={false}
        autoComplete="off"
        readOnly={!searchable}
        disabled={props.disabled}
        pointer={!searchable}
        value={typed ?? text}
        rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
        rightSectionPointerEvents="none"
        onChange={(e) => setTyped(e.currentTarget.value)}
        onPointerEnter={come}
        onFocus={come}
      />
      {name && <input type="hidden" name={name} value={value} />}
    </>
  );
};

const useReached = () => {
  const [reached, setReached] = useState<Reached | null>(null);
  // What is loaded for one field is there for those that come into the page later.
  const [there] = useState(() => whole !== undefined);
  // The first arrival counts: a second finds nothing of the field any more.
  const reach = useCallback((how: Reached) => setReached((first) => first ?? how), []);
  return [reached ?? (there ? untouched : null), reach] as const;
};

const opened = ({ focus, typed }: Reached, props: { searchValue?: unknown }) => ({
  ...(focus && { autoFocus: true, defaultDropdownOpened: true }),
  ...(typed && props.searchValue === undefined && { defaultSearchValue: typed }),
});

type OpenedProps = {
  Whole: ComponentType<SelectProps>;
  props: SelectProps;
  id: string;
  text: string;
  reached: Reached;
};
/**
 * The kit's list over a choice, as its stand-in was left. Made with a choice, the kit begins with the choice's words and with nothing
 * selected: what was typed would be lost, and what is typed next would stand behind the old words instead of in their place.
 */
const Opened = ({ Whole, props, id, text, reached }: OpenedProps) => {
  const [search, setSearch] = useState(reached.typed || text);
  const made = useRef(false);
  useEffect(() => {
    made.current = true;
    const input = reached.focus ? document.getElementById(id) : null;
    if (input instanceof HTMLInputElement) input.setSelectionRange(...reached.selected);
  }, [id, reached]);
  const { onSearchChange } = props;
  const told = useRef(onSearchChange);
  useEffect(() => {
    if (reached.typed) told.current?.(reached.typed);
  }, [reached]);
  const onSearch = (words: string) => {
    if (!made.current && reached.typed) return;
    setSearch(words);
    onSearchChange?.(words);
  };
  return <Whole {...props} id={id} {...opened(reached, props)} searchValue={search} onSearchChange={onSearch} />;
};

/** Mantine's `Select`, loaded when it is reached: its list, its search and what places them weigh more than most pages. */
export const Select = ((props: SelectProps & { data?: readonly Item[] }) => {
  const own = useId();
  const id = props.id ?? own;
  const [reached, setReached] = useReached();
  const Whole = whole?.Select as ComponentType<SelectProps> | undefined;
  const value = props.value ?? '';
  const text = (value && labelIn(props.data ?? [], value)) || '';
  if (reached && Whole) {
    if (!props.searchable || props.searchValue !== undefined)
      return <Whole {...props} id={id} {...opened(reached, props)} />;
    return <Opened {...{ Whole, props, id, text, reached }} />;
  }
  return <StandIn props={props as Shared} {...{ id, value, text }} onReached={setReached} />;
}) as Loaded['Select'];

/** Several of a list or a tree, by the part of the whole that shows them. */
const late = (name: 'MultiSelect' | 'TreeSelect') => (props: MultiSelectProps & { data?: readonly Item[] }) => {
  const own = useId();
  const id = props.id ?? own;
  const [reached, setReached] = useReached();
  const values = (props.value ?? []).map(String);
  const some = values.length > 0;
  // What is chosen already is shown piece by piece, each with its way out.
  useEffect(() => {
    if (some) void load().then(() => setReached(untouched));
  }, [some, setReached]);
  const Whole = whole?.[name] as ComponentType<MultiSelectProps> | undefined;
  if (reached && Whole) return <Whole {...props} id={id} {...opened(reached, props)} />;
  return (
    <StandIn
      props={{ ...(props as Shared), searchable: true }}
      id={id}
      value={values.join(',')}
      text={values.map((v) => labelIn(props.data ?? [], v) ?? v).join(' · ')}
      onReached={setReached}
    />
  );
};

/** Mantine's `MultiSelect`, loaded when it is reached. */
export const MultiSelect = late('MultiSelect') as Loaded['MultiSelect'];

/** Mantine's `TreeSelect` of several, loaded when it is reached. */
export const TreeSelect = late('TreeSelect') as unknown as Loaded['TreeSelect'];
