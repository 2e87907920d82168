import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type Lang, langs, ownName } from '#contract/core/langs.ts';
import { daysOfFair, type StaffSpan, type StandStaff } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { mostSpans, standLengths, type StandView } from '#contract/fairs/exhibiting/stands.ts';
import { displayLimits } from '#contract/fairs/states.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Face } from '#web/ui/card/face.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OwnHours } from '../booth/staff-hours.tsx';
import { OrderedList } from './ordered-list.tsx';
import classes from './stands.module.css';
import { ThreeWords } from './three-words.tsx';
import type { StandForm } from './use-stand.ts';

type Props = { form: StandForm; view: StandView };
type HoursProps = {
  name: string;
  at: string;
  days: string[];
  /** The fair's zone, by whose clock they are meant. */
  zone: string;
  value: StaffSpan[];
  form: StandForm;
  put: (v: StaffSpan[]) => void;
};

type SpanProps = Pick<HoursProps, 'name' | 'days' | 'zone'> & {
  span: StaffSpan;
  fault: string | undefined;
  set: (part: Partial<StaffSpan>) => void;
  onRemove: () => void;
};
/** A day, from when until when. */
const Span = ({ name, days, zone, span: h, fault, set, onRemove }: SpanProps) => {
  const { t } = useTranslation('stands');
  const f = useFormat();
  return (
    <li>
      <Select
        label={t('day')}
        aria-label={`${t('day')} · ${name}`}
        data={[...new Set([...days, h.day])].map((d) => ({ value: d, label: f.day(d) }))}
        value={h.day}
        allowDeselect={false}
        error={fault}
        onChange={(day) => day && set({ day })}
      />
      {(['from', 'to'] as const).map((k) => (
        <TextInput
          key={k}
          type="time"
          label={t(k)}
          aria-label={`${t(k)} · ${name}`}
          value={h[k]}
          onChange={(e) => set({ [k]: e.currentTarget.value })}
        />
      ))}
      <button
        type="button"
        className={classes['grip']}
        aria-label={t('removeHours', { name, day: f.day(h.day) })}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.8} aria-hidden="true" />
      </button>
      <OwnHours of={h} zone={zone} />
    </li>
  );
};

/** When somebody is at the booth: spans of the fair's days, by the clock of its zone. */
const Hours = ({ name, at, days, zone, value, form, put }: HoursProps) => {
  const { t } = useTranslation('stands');
  const set = (i: number, part: Partial<StaffSpan>) => put(value.map((h, k) => (k === i ? { ...h, ...part } : h)));
  const next = days.find((d) => !value.some((h) => h.day === d)) ?? days[0] ?? '';
  const last = value.at(-1);
  return (
    <div className={classes['group']} role="group" aria-label={t('hoursOf', { name })}>
      {value.length > 0 && (
        <ul className={classes['hours']}>
          {value.map((h, i) => {
            const fault =
              form.error(`${at}.hours.${i}.day`) ??
              form.error(`${at}.hours.${i}.to`) ??
              form.error(`${at}.hours.${i}.from`);
            return (
              <Span
                key={i}
                span={h}
                {...{ name, days, zone, fault }}
                set={(part) => set(i, part)}
                onRemove={() => put(value.filter((_, j) => j !== i))}
              />
            );
          })}
        </ul>
      )}
      {value.length < mostSpans && next && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} stroke={2} />}
          style={{ justifySelf: 'start' }}
          onClick={() => put([...value, { day: next, from: last?.from ?? '09:00', to: last?.to ?? '17:00' }])}
        >
          {t('addHours')} <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </div>
  );
};

type OneProps = Omit<HoursProps, 'value' | 'put'> & { staff: StandStaff; change: (part: Partial<StandStaff>) => void };
const One = ({ staff: s, change, name, at, days, zone, form }: OneProps) => {
  const { t } = useTranslation('stands');
  return (
    <div className={classes['person']}>
      <ThreeWords
        label={t('duty')}
        name={`duty.${s.userId}`}
        value={s.duty}
        most={standLengths.duty}
        onChange={(duty) => change({ duty })}
        error={(l) => form.error(`${at}.duty.${l}`)}
      />
      <Checkbox.Group
        label={t('languages')}
        value={s.languages}
        onChange={(v) => change({ languages: langs.filter((l) => v.includes(l)) as Lang[] })}
      >
        <div className={classes['row']}>
          {langs.map((l) => (
            <Checkbox key={l} value={l} label={ownName[l]} />
          ))}
        </div>
      </Checkbox.Group>
      <Hours {...{ name, at, days, zone, form }} value={s.hours} put={(hours) => change({ hours })} />
    </div>
  );
};

/** Chooses a colleague who is not there yet. */
const AddPerson = ({ left, onAdd }: { left: StandView['people']; onAdd: (userId: string) => void }) => {
  const { t } = useTranslation('stands');
  return (
    <Select
      label={t('addPerson')}
      placeholder={t('choosePerson')}
      data={left.map((p) => ({ value: p.userId, label: p.name }))}
      value={null}
      searchable
      onChange={(userId) => userId && onAdd(userId)}
    />
  );
};

/** Colleagues at the booth: what they do, which languages they speak, and when they are there. */
export const PeopleStep = ({ form, view }: Props) => {
  const { t } = useTranslation('stands');
  const f = useFormat();
  const viewer = useViewer();
  const { values: v, change } = form;
  const nameOf = (id: string) => view.people.find((p) => p.userId === id)?.name ?? '';
  const left = view.people.filter((p) => !v.staff.some((s) => s.userId === p.userId));
  const days = daysOfFair(view.fair);
  return (
    <section className={classes['group']} aria-labelledby="stand-people">
      <h3 id="stand-people">{t('people')}</h3>
      <p className={classes['quiet']}>
        {t('peopleText', { most: f.number(displayLimits.staff), zone: view.fair.zone })}
      </p>
      <OrderedList
        label={t('people')}
        items={v.staff.map((s, i) => ({
          id: s.userId,
          name: nameOf(s.userId),
          face: <Face name={nameOf(s.userId)} avatar={null} size={34} />,
          below: (
            <>
              {form.error(`content.staff.${i}`) && (
                <p role="alert" className={classes['bad']}>
                  {form.error(`content.staff.${i}`)}
                </p>
              )}
              <One
                staff={s}
                name={nameOf(s.userId)}
                at={`content.staff.${i}`}
                days={days}
                zone={view.fair.zone}
                form={form}
                change={(part) =>
                  change({ staff: v.staff.map((x) => (x.userId === s.userId ? { ...x, ...part } : x)) })
                }
              />
            </>
          ),
        }))}
        onOrder={(ids) => change({ staff: ids.flatMap((id) => v.staff.find((s) => s.userId === id) ?? []) })}
      />
      {left.length > 0 && v.staff.length < displayLimits.staff && (
        <AddPerson
          key={v.staff.length}
          left={left}
          onAdd={(userId) => change({ staff: [...v.staff, { userId, duty: {}, languages: [], hours: [] }] })}
        />
      )}
      {mayOpen('seats', viewer) && (
        <p className={classes['quiet']}>
          {t('notThere')} <SiteLink to={pageTo('seats')}>{t('invite')}</SiteLink>
        </p>
      )}
    </section>
  );
};
