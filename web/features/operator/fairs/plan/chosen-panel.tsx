import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { boothClasses } from '#contract/fairs/classes.ts';
import { sides } from '#contract/fairs/plan.ts';
import { isNumber } from '#contract/fairs/desk/plan-rules.ts';
import { boothSizes } from '#contract/fairs/states.ts';
import type { DeskHall } from '#contract/operator/fairs.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { AssignDialog, FreeDialog } from './assign.tsx';
import classes from './plan.module.css';
import type { Plan } from './use-plan.ts';

/** One value where all have it. */
const common = <T extends string>(values: T[]): T | '' => (new Set(values).size === 1 ? (values[0] ?? '') : '');

type PickProps<T extends string> = {
  label: string;
  values: readonly T[];
  value: T | '';
  word: (v: T) => string;
  put: (v: T) => void;
};
/** A value for all; what they do not have in common stands as mixed. */
const Pick = <T extends string>({ label, values, value, word, put }: PickProps<T>) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const mixed = { value: '', label: t('plan.mixed') };
  return (
    <NativeSelect
      size="sm"
      label={label}
      value={value}
      data={[...(value === '' ? [mixed] : []), ...values.map((v) => ({ value: v, label: word(v) }))]}
      onChange={(e) => e.currentTarget.value && put(e.currentTarget.value as T)}
    />
  );
};

type ChosenProps = { hall: Plan; ids: string[] };
/** Open side, class and size. */
const Traits = ({ hall, ids }: ChosenProps) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const { chosen, acts } = hall;
  return (
    <div className={classes['two']}>
      <Pick
        label={t('booth.front')}
        values={sides}
        value={common(chosen.map((b) => b.front))}
        word={(v) => t(`side.${v}`)}
        put={(front) => acts.set(ids, { front })}
      />
      <Pick
        label={t('booth.class')}
        values={boothClasses}
        value={common(chosen.map((b) => b.class))}
        word={(v) => t(`fairs:class.${v}`)}
        put={(kind) => acts.set(ids, { class: kind })}
      />
      <Pick
        label={t('booth.size')}
        values={boothSizes}
        value={common(chosen.map((b) => b.size))}
        word={(v) => t(`fairs:size.${v}`)}
        put={(size) => acts.set(ids, { size })}
      />
    </div>
  );
};

const Acts = ({ hall, ids }: ChosenProps) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const { chosen, acts } = hall;
  return (
    <div className={classes['acts']}>
      {(['x', 'y'] as const).map((axis) => (
        <Button key={axis} size="compact-sm" variant="default" onClick={() => acts.split(axis)}>
          {t(`plan.split.${axis}`)}
        </Button>
      ))}
      <Button size="compact-sm" variant="default" disabled={chosen.length < 2} onClick={acts.merge}>
        {t('plan.merge')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={acts.duplicate}>
        {t('plan.duplicate')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => acts.remove(ids)}>
        {t('plan.remove')}
      </Button>
    </div>
  );
};

type NumberingProps = { hall: Plan; start: string; setStart: (start: string) => void };
/** Numbers them one after the other. */
const Numbering = ({ hall, start, setStart }: NumberingProps) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const { acts } = hall;
  return (
    <div className={classes['two']}>
      <TextInput
        size="sm"
        name="numberFrom"
        label={t('plan.numberFrom')}
        maxLength={12}
        value={start}
        onChange={(e) => setStart(e.currentTarget.value.toUpperCase())}
      />
      <Button variant="default" disabled={!isNumber(start.trim())} onClick={() => acts.number(start.trim())}>
        {t('plan.numberRow')}
      </Button>
    </div>
  );
};

type HolderProps = {
  who: DeskHall['booths'][number] | undefined;
  saved: boolean;
  open: (dialog: 'assign' | 'free') => void;
};
/** The ways to give a booth to a company, and to take it back. */
const Holder = ({ who, saved, open }: HolderProps) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  return (
    <div className={classes['acts']}>
      {who?.state !== 'taken' && (
        <Button size="compact-sm" disabled={!saved} onClick={() => open('assign')}>
          {t('assign.act')}
        </Button>
      )}
      {who && (
        <Button size="compact-sm" variant="default" disabled={!saved} onClick={() => open('free')}>
          {t('free.act')}
        </Button>
      )}
      {!saved && <small className={classes['fine']}>{t('assign.saveFirst')}</small>}
    </div>
  );
};

/** What can be done to the chosen booths, all at once. @param saved whether the drawing is as the server has it */
export const ChosenPanel = ({ hall, saved }: { hall: Plan; saved: boolean }) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const text = useText();
  const [start, setStart] = useState('A1');
  const [dialog, setDialog] = useState<'assign' | 'free' | null>(null);
  const { chosen } = hall;
  const [first] = chosen;
  if (!first) return <p className={classes['fine']}>{t('plan.chooseFirst')}</p>;
  const ids = chosen.map((b) => b.id);
  const who = chosen.length === 1 ? hall.kept.get(first.id) : undefined;
  return (
    <>
      <p role="status" className={classes['fine']}>
        {t('plan.chosen', {
          count: chosen.length,
          n: chosen.length,
          numbers: chosen
            .map((b) => b.number)
            .slice(0, 8)
            .join(', '),
        })}
        {who && ` · ${t(`booth.states.${who.state}`)} ${text(who.company?.name)}`}
      </p>
      <Traits hall={hall} ids={ids} />
      <Acts hall={hall} ids={ids} />
      <Numbering hall={hall} start={start} setStart={setStart} />
      {chosen.length === 1 && <Holder who={who} saved={saved} open={setDialog} />}
      {dialog === 'assign' && (
        <AssignDialog id={first.id} number={first.number} held={who?.company ?? null} onClose={() => setDialog(null)} />
      )}
      {dialog === 'free' && who && <FreeDialog id={first.id} number={first.number} onClose={() => setDialog(null)} />}
    </>
  );
};
