import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { type DeskVacancy, operatorRecruitment } from '#contract/recruitment/desk.ts';
import { type VacancyState, vacancyStates } from '#contract/recruitment/kinds.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import classes from '../desk.module.css';
import own from '../disputes/disputes.module.css';
import cases from './vacancies.module.css';

const HideDialog = ({ vacancy, onClose }: { vacancy: DeskVacancy; onClose: () => void }) => {
  const { t } = useTranslation('recruitment');
  const text = useText();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorRecruitment.hide,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id: vacancy.id }, body: { reason } }),
    words: { reason: t('desk.needReason') },
    draft: { name: `desk.vacancy.${vacancy.id}` },
    send: deskCall,
    onDone: async () => {
      onClose();
      await revalidate();
    },
  });
  return (
    <DeskDialog
      title={t('desk.hideTitle', { name: text(vacancy.title) })}
      act={t('desk.hide')}
      form={form}
      onClose={onClose}
    >
      <Textarea
        label={t('desk.reason')}
        {...form.input('reason')}
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
      />
    </DeskDialog>
  );
};

const Row = ({ vacancy: v }: { vacancy: DeskVacancy }) => {
  const { t } = useTranslation('recruitment');
  const text = useText();
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const [hiding, setHiding] = useState(false);
  const show = () =>
    void act(async () => {
      await deskCall(operatorRecruitment.show, { params: { id: v.id } }).finally(() => revalidate());
    });
  return (
    <li className={`${panel['panel']} ${own['case'] ?? ''}`}>
      <p>
        <b>{text(v.title)}</b> · {t(`role.${v.role}`)} · {t(`vacancyState.${v.state}`)}
      </p>
      <p>
        <SiteLink to={deskPageTo('operatorCompany', { id: v.company.entId })}>{text(v.company.name)}</SiteLink> ·{' '}
        {t('desk.applications', { n: f.number(v.applications), count: v.applications })} · {f.stamp(v.updatedAt)}
      </p>
      <p>{text(v.about)}</p>
      <div className={own['acts']}>
        {v.state === 'hidden' ? (
          <Button variant="default" loading={busy} onClick={show}>
            {t('desk.show')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setHiding(true)}>
            {t('desk.hide')}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className={classes['wrong']}>
          {fault}
        </p>
      )}
      {hiding && <HideDialog vacancy={v} onClose={() => setHiding(false)} />}
    </li>
  );
};

type Props = { list: DataOf<typeof operatorRecruitment.page>; state: VacancyState | undefined };
/** `/operator/vacancies`: vacancies of all companies; who applied stays theirs. */
export const DeskVacanciesPage = ({ list, state }: Props) => {
  const { t } = useTranslation('recruitment');
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('pageTitle.operatorVacancies')}</h1>
      <p>{t('desk.lead')}</p>
      <TabLinks
        label={t('desk.states')}
        tabs={[undefined, ...vacancyStates].map((s) => ({
          key: s ?? 'all',
          to: deskPageTo('operatorVacancies', s ? { state: s } : {}),
          label: s ? t(`vacancyState.${s}`) : t('desk.all'),
          current: state === s,
        }))}
      />
      {list.records.length ? (
        <>
          <ul className={cases['cases']}>
            {list.records.map((v) => (
              <Row key={v.id} vacancy={v} />
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('desk.none')} />
      )}
    </main>
  );
};
