import { Input } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, type Ref, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { useLang } from '#web/lib/text/lang.ts';
import classes from './tree-picker.module.css';
import { allOf, type Node } from './tree-rows.ts';
import { useLeftOutside } from '../form/use-left-outside.ts';

/** The panel comes when it is opened. */
const TreeChoice = lazy(() => import('./tree-choice.tsx'));

type By = 'id' | 'value';
type Props<K extends By> = {
  label: string;
  items: readonly Node[];
  /** What a choice is told by: the number of a region, the slug of a dictionary. */
  by: K;
  value: readonly Node[K][];
  onChange: (value: Node[K][]) => void;
  /** At most so many; one more is left out, and that is said (accounts 23). */
  most?: number;
  /** The message for one too many, where the general one is not enough. */
  atMost?: string;
  /** Only items without children can be chosen. */
  leaves?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  name?: string;
};

const Chip = ({ name, onRemove }: { name: string; onRemove: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <span className={classes['chip']}>
      {name}
      <button type="button" aria-label={t('pick.remove', { name })} onClick={onRemove}>
        <IconX size={14} stroke={2} aria-hidden="true" />
      </button>
    </span>
  );
};

/** What a choice is called in the reader's language. */
const useNames = <K extends By>(items: readonly Node[], by: K) => {
  const lang = useLang();
  const known = useMemo(() => new Map(allOf(items).map((n) => [n[by], n])), [items, by]);
  return (v: Node[K]) => {
    const node = known.get(v);
    return node ? labelOf(node, lang) || node.label : String(v);
  };
};

/** How the choice changes; `trimmed` where one more than `most` was left out. */
const useChoice = <K extends By>({
  by,
  value,
  onChange,
  most,
}: Pick<Props<K>, 'by' | 'value' | 'onChange'> & { most: number }) => {
  const [trimmed, setTrimmed] = useState(false);
  return {
    trimmed,
    /** The reader begins again: nothing was left out. */
    again: () => setTrimmed(false),
    remove: (v: Node[K]) => {
      setTrimmed(false);
      onChange(value.filter((x) => x !== v));
    },
    toggle: (node: Node) => {
      const v = node[by];
      const next = value.includes(v) ? value.filter((x) => x !== v) : [...value, v];
      setTrimmed(most > 1 && next.length > most);
      onChange(most === 1 ? next.slice(-1) : next.slice(0, most));
    },
  };
};

type OpenProps = {
  ref: Ref<HTMLButtonElement>;
  id: string;
  label: string;
  name: string | undefined;
  open: boolean;
  faulty: boolean;
  empty: boolean;
  onOpen: () => void;
};

const OpenButton = ({ ref, id, label, name, open, faulty, empty, onOpen }: OpenProps) => {
  const { t } = useTranslation('ui');
  return (
    <button
      ref={ref}
      type="button"
      name={name}
      id={`${id}-button`}
      className={classes['open']}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={t('pick.open', { label })}
      aria-describedby={faulty ? `${id}-button-error` : undefined}
      onClick={onOpen}
    >
      <span>{empty ? t('pick.select') : ''}</span>
      <IconChevronDown size={16} stroke={2} aria-hidden="true" />
    </button>
  );
};

type ChipsProps<V> = { values: readonly V[]; nameOf: (value: V) => string; onRemove: (value: V) => void };
const Chips = <V extends string | number>({ values, nameOf, onRemove }: ChipsProps<V>) =>
  values.map((v) => <Chip key={v} name={nameOf(v)} onRemove={() => onRemove(v)} />);

/** Whether the panel is open; the focus goes back to its button as it is closed. */
const useOpening = () => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const phone = useMediaQuery('(max-width: 767px)', false);
  const holder = useLeftOutside(open && !phone, () => setOpen(false));
  const close = () => {
    setOpen(false);
    // After the panel has let go of the focus.
    requestAnimationFrame(() => button.current?.focus());
  };
  return { button, holder, phone, open, setOpen, close };
};

/**
 * Choices from a tree: regions, materials, any dictionary. The panel hangs under the field, on phones it is a sheet; the
 * search reads three languages, arrow keys walk and unfold.
 */
export const TreePicker = <K extends By>(props: Props<K>) => {
  const { label, items, by, value, onChange, most = 10, atMost, leaves = false, description, error, name } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const { button, holder, phone, open, setOpen, close } = useOpening();
  const nameOf = useNames(items, by);
  const { trimmed, again, remove, toggle } = useChoice({ by, value, onChange, most });
  const message = trimmed ? (atMost ?? t('pick.atMost', { most })) : null;
  return (
    <Input.Wrapper
      id={`${id}-button`}
      label={label}
      description={description}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div ref={holder} style={{ position: 'relative' }}>
        <div className={classes['field']} data-error={Boolean(error) || undefined}>
          <Chips
            values={value}
            nameOf={nameOf}
            onRemove={(v) => {
              remove(v);
              button.current?.focus();
            }}
          />
          <OpenButton
            ref={button}
            {...{ id, label, name, open }}
            faulty={Boolean(error)}
            empty={value.length === 0}
            onOpen={() => {
              again();
              setOpen((o) => !o);
            }}
          />
        </div>
        {open && (
          <Suspense>
            <TreeChoice
              {...{ label, phone, items, leaves }}
              multiple={most > 1}
              chosen={(n) => value.includes(n[by])}
              onToggle={(n) => {
                toggle(n);
                if (most === 1) close();
              }}
              words={message ?? (most > 1 ? t('pick.chosen', { n: value.length, most }) : '')}
              alarmed={trimmed}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
    </Input.Wrapper>
  );
};
