import { Button, TextInput } from '@mantine/core';
import { useLocation, useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { operatorPoints } from '#contract/operator/points/calls.ts';
import type { ScoreEntry } from '#contract/points/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import classes from './points.module.css';

/** A correction with its reason, which the member reads. */
const CorrectForm = ({ id }: { id: string }) => {
  const { t } = useTranslation('deskPoints');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorPoints.correct,
    initial: { points: '', note: '' },
    input: ({ points, note }, clientKey) => ({
      params: { id },
      body: { points: Number(points || Number.NaN), note, clientKey },
    }),
    send: deskCall,
    onDone: async () => {
      say({ message: t('booked') });
      form.change({ points: '', note: '' });
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['form']}`} aria-label={t('correct')}>
      <h2>{t('correct')}</h2>
      <p className={desk['quiet']}>{t('correctNote')}</p>
      <div className={classes['row']}>
        <NumberField digits={0} label={t('points')} {...form.field('points')} />
        <TextInput label={t('reason')} maxLength={300} {...form.input('note')} />
        <Button type="submit" loading={form.busy}>
          {t('book')}
        </Button>
      </div>
      <span role="alert" className={desk['wrong']}>
        {form.fault}
      </span>
    </form>
  );
};

const useColumns = (): Column<ScoreEntry>[] => {
  const { t } = useTranslation(['deskPoints', 'points']);
  const f = useFormat();
  const what = (e: ScoreEntry) =>
    [e.rule && t(`points:rules.${e.rule}`), t(`acts.${e.act}`), e.about, e.note].filter(Boolean).join(' · ');
  return [
    {
      id: 'at',
      title: t('at'),
      cell: (e) => <span className="figure">{f.stamp(e.at)}</span>,
      value: (e) => ({ at: e.at }),
    },
    { id: 'what', title: t('what'), card: 'title', fixed: true, cell: what, value: what },
    {
      id: 'amount',
      title: t('amount'),
      end: true,
      named: true,
      cell: (e) => <b className="figure">{f.number(e.amount)}</b>,
      value: (e) => e.amount,
    },
    {
      id: 'after',
      title: t('after'),
      end: true,
      named: true,
      cell: (e) => <span className="figure">{f.number(e.balance)}</span>,
      value: (e) => e.balance,
    },
  ];
};

type Props = {
  id: string;
  member: DataOf<typeof operatorPoints.member>;
  list: DataOf<typeof operatorPoints.statement>;
};

/** One member's ledger: every line that the balance is the sum of, and a correction. */
export const MemberPoints = ({ id, member, list }: Props) => {
  const { t } = useTranslation('deskPoints');
  const f = useFormat();
  const viewer = useViewer();
  const { search } = useLocation();
  const columns = useColumns();
  const { available, pending, claim, lifetime } = member.score;
  return (
    <main id="main" className={`${desk['page']} ${classes['member']}`}>
      <div className={desk['heading']}>
        <h1>{t('memberOf', { name: member.name })}</h1>
        <SiteLink to={deskPageTo('operatorPerson', { id })}>{t('back')}</SiteLink>
      </div>
      <p>
        {t('balance', {
          available: f.number(available),
          pending: f.number(pending),
          claim: f.number(claim),
          lifetime: f.number(lifetime),
        })}
        <br />
        <span className={desk['quiet']}>{t('equals')}</span>
      </p>
      {viewer?.roles.includes('ROLE_OPERATOR_ADMINISTRATOR') && <CorrectForm id={id} />}
      <ListView
        name="member-points"
        label={t('member')}
        columns={columns}
        page={list}
        idOf={(e) => e.id}
        still
        read={async (place) =>
          deskCall(operatorPoints.statement, {
            params: { id },
            query: { ...(await searchQuery(operatorPoints.statement, search)), ...place },
          })
        }
        empty={<Empty title={t('noLines')} text={t('noLinesText')} />}
      />
    </main>
  );
};
