import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fairLimits } from '#contract/fairs/desk/written.ts';
import { type DeskFairRow, type DeskHallRow, operatorFairs } from '#contract/operator/fairs.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import classes from './fairs.module.css';
import { InThreeFields, inThreeOf, nothing } from './in-three.tsx';

/** A hall that the desk adds: empty, or a copy of one that any fair has. */
const NewHall = ({ fairId, others, onDone }: { fairId: string; others: DeskFairRow[]; onDone: () => void }) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorFairs.addHall,
    initial: { name: nothing, copyOf: '' },
    input: ({ name, copyOf }, clientKey) => ({
      params: { id: fairId },
      body: { name, copyOf: copyOf || null, clientKey },
    }),
    draft: { name: `desk.hall.${fairId}` },
    send: deskCall,
    onDone: async () => {
      onDone();
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={classes['box']}>
      <h3>{t('hall.new')}</h3>
      <InThreeFields
        label={t('hall.name')}
        name="name"
        value={form.values.name}
        most={fairLimits.name}
        error={form.error}
        onChange={(name) => form.change({ name })}
      />
      <NativeSelect
        label={t('hall.copyOf')}
        description={t('hall.copyNote')}
        {...form.input('copyOf')}
        data={[
          { value: '', label: t('hall.empty') },
          ...others.map((f) => ({
            group: text(f.name),
            items: f.halls.map((h) => ({
              value: h.id,
              label: `${t('hall.no', { n: h.no })} ${text(h.name)} (${h.booths})`,
            })),
          })),
        ]}
      />
      <p role="alert" className={classes['wrong']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('hall.add')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
};

const EditHall = ({ hall, onDone }: { hall: DeskHallRow; onDone: () => void }) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorFairs.saveHall,
    initial: { name: inThreeOf(hall.name), no: String(hall.no) },
    input: ({ name, no }) => ({ params: { id: hall.id }, body: { name, no: Number(no) } }),
    send: deskCall,
    onDone: async () => {
      onDone();
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={classes['box']}>
      <InThreeFields
        label={t('hall.name')}
        name="name"
        value={form.values.name}
        most={fairLimits.name}
        error={form.error}
        onChange={(name) => form.change({ name })}
      />
      <TextInput label={t('hall.order')} inputMode="numeric" maxLength={2} maw={160} {...form.input('no')} />
      <p role="alert" className={classes['wrong']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
};

const Hall = ({ hall }: { hall: DeskHallRow }) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState(false);
  const [sure, setSure] = useState(false);
  const work = useAct();
  const remove = () =>
    work.act(async () => {
      await deskCall(operatorFairs.removeHall, { params: { id: hall.id } });
      await revalidate();
    });
  const name = `${t('hall.no', { n: hall.no })} ${text(hall.name)}`;
  return (
    <li className={panel['panel']}>
      <h3>
        <SiteLink to={deskPageTo('operatorHallPlan', { id: hall.id })}>{name}</SiteLink>
        {hall.faults > 0 && <Tag tone="bad">{t('hall.faults', { count: hall.faults, n: hall.faults })}</Tag>}
      </h3>
      <div className={classes['facts']}>
        {(['booths', 'taken', 'held', 'free', 'talks'] as const).map((key) => (
          <span key={key}>
            {t(`sum.${key}`)} <b className="figure">{f.number(hall[key])}</b>
          </span>
        ))}
      </div>
      <div className={classes['acts']}>
        <Button size="compact-md" component={SiteLink} to={deskPageTo('operatorHallPlan', { id: hall.id })}>
          {t('hall.plan')}
        </Button>
        <button type="button" className={desk['act']} aria-expanded={editing} onClick={() => setEditing(!editing)}>
          {t('hall.edit')}
        </button>
        {sure ? (
          <>
            <span>{t('hall.sure', { name })}</span>
            <button type="button" className={desk['act']} disabled={work.busy} onClick={() => void remove()}>
              {t('hall.removeNow')}
            </button>
            <button type="button" className={desk['act']} onClick={() => setSure(false)}>
              {t('close')}
            </button>
          </>
        ) : (
          <button type="button" className={desk['act']} onClick={() => setSure(true)}>
            {t('hall.remove')}
          </button>
        )}
      </div>
      <span role="alert" className={classes['wrong']}>
        {work.fault}
      </span>
      {editing && <EditHall key={`${hall.no}`} hall={hall} onDone={() => setEditing(false)} />}
    </li>
  );
};

/** The halls of a fair in their order. @param all fairs whose halls can be copied */
export const Halls = ({ fair, all }: { fair: DeskFairRow; all: DeskFairRow[] }) => {
  const { t } = useTranslation('fairDesk');
  const [adding, setAdding] = useState(false);
  return (
    <section aria-labelledby="halls">
      <div className={desk['heading']}>
        <h2 id="halls">{t('halls')}</h2>
        {!adding && (
          <Button size="compact-md" onClick={() => setAdding(true)}>
            {t('hall.new')}
          </Button>
        )}
      </div>
      {adding && (
        <div className={panel['panel']}>
          <NewHall fairId={fair.id} others={all.filter((f) => f.halls.length)} onDone={() => setAdding(false)} />
        </div>
      )}
      {fair.halls.length ? (
        <ul className={classes['list']}>
          {fair.halls.map((h) => (
            <Hall key={h.id} hall={h} />
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('noHalls')}</p>
      )}
    </section>
  );
};
