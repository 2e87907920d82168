import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { HallPerson } from '#contract/fairs/presence.ts';
import type { BoothOnPlan } from '#contract/fairs/views.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { classPaths } from '#web/ui/picture/class-glyph.tsx';
import type { Shown } from '../engine/labels.ts';
import classes from './hud.module.css';

export type LabelsHandle = { show: (list: Shown[]) => void };
type Props = {
  booths: ReadonlyMap<string, BoothOnPlan & { name: string }>;
  people: ReadonlyMap<number, HallPerson>;
  staffed: ReadonlySet<string>;
  chosen: string | null;
  onChoose: (id: string) => void;
  ref: Ref<LabelsHandle>;
};

type PersonProps = { person: HallPerson; ref: Ref<HTMLElement> };
const PersonLabel = ({ person, ref }: PersonProps) => {
  const { t } = useTranslation('space');
  const text = useText();
  return (
    <span ref={ref} className={classes['name']} data-staff={person.boothId !== null || undefined}>
      <b>{person.name}</b> {text(person.company)}
      {person.boothId && <small>{t('staff')}</small>}
    </span>
  );
};

type BoothProps = {
  booth: BoothOnPlan & { name: string };
  isChosen: boolean;
  isStaffed: boolean;
  onChoose: (id: string) => void;
  ref: Ref<HTMLButtonElement>;
};
const BoothLabel = ({ booth, isChosen, isStaffed, onChoose, ref }: BoothProps) => {
  const { t: tf } = useTranslation('fairs');
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={-1}
      className={classes['label']}
      data-chosen={isChosen || undefined}
      data-free={booth.state !== 'taken' || undefined}
      onClick={() => onChoose(booth.id)}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={classPaths[booth.class]} fill="none" stroke="currentColor" strokeWidth={1.4} />
      </svg>
      <span className={classes['number']}>{booth.number}</span>
      {booth.name || tf(booth.state === 'held' ? 'booth.held' : 'booth.free')}
      {isStaffed && <i className={classes['on']} />}
    </button>
  );
};

/** Name boards over the room. Which there are is state; where they are is written sixty times a second, past React. */
export const Labels = ({ booths, people, staffed, chosen, onChoose, ref }: Props) => {
  const [shown, setShown] = useState<Shown[]>([]);
  const nodes = useRef(new Map<string, HTMLElement>());
  const keys = useRef('');
  useImperativeHandle(ref, () => ({
    show: (list) => {
      const now = list
        .map((s) => s.key)
        .toSorted()
        .join();
      if (now !== keys.current) {
        keys.current = now;
        setShown(list);
      }
      for (const s of list) {
        const node = nodes.current.get(s.key);
        if (node) node.style.transform = `translate(-50%, -50%) translate(${s.x.toFixed(1)}px, ${s.y.toFixed(1)}px)`;
      }
    },
  }));
  const keep = (s: Shown) => (node: HTMLElement | null) => {
    if (!node) {
      nodes.current.delete(s.key);
      return;
    }
    nodes.current.set(s.key, node);
    node.style.transform ||= `translate(-50%, -50%) translate(${s.x}px, ${s.y}px)`;
  };
  return (
    <div className={classes['labels']}>
      {shown.map((s) => {
        const person = s.kind === 'person' ? people.get(Number(s.id)) : undefined;
        if (person) return <PersonLabel key={s.key} ref={keep(s)} person={person} />;
        const booth = booths.get(s.id);
        if (!booth) return null;
        return (
          <BoothLabel
            key={s.key}
            ref={keep(s)}
            booth={booth}
            isChosen={s.id === chosen}
            isStaffed={staffed.has(s.id)}
            onChoose={onChoose}
          />
        );
      })}
    </div>
  );
};
