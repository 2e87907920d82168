import { Button, Textarea } from '@mantine/core';
import type { DataOf } from '#contract/core/endpoint.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { useRevalidator } from 'react-router';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../desk.module.css';
import { deskCall } from '../desk-call.ts';
import own from '../disputes/disputes.module.css';

type Row = DataOf<typeof operatorReports.list>['rows'][number];
type Hidden = DataOf<typeof operatorReports.list>['hidden'][number];

/** What was written, why it was reported, and the decision, whose reason both parties read. */
const Report = ({ row }: { row: Row }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorReports.decide,
    initial: { hide: false, reason: '' },
    input: ({ hide, reason }) => ({ params: { id: row.id }, body: { hide, reason } }),
    draft: { name: `report.${row.id}` },
    send: deskCall,
    onDone: () => revalidate(),
  });
  return (
    <li className={`${panel['panel']} ${own['case'] ?? ''}`}>
      <h2>
        {t(`report.kind.${row.kind}`)} <span className="figure">{row.about}</span>
      </h2>
      <blockquote>{row.text}</blockquote>
      <p>{t('report.why', { reason: row.reason })}</p>
      <p className="figure">{f.stamp(row.at)}</p>
      <form {...form.props} className={own['decision']}>
        <Textarea
          label={t('report.reason')}
          autosize
          minRows={2}
          maxLength={500}
          {...form.input('reason')}
          error={form.error('reason') ?? form.fault}
        />
        <div className={own['acts']}>
          <Button color="red" loading={form.busy} onClick={() => void form.send({ hide: true })}>
            {t('report.hide')}
          </Button>
          <Button variant="default" loading={form.busy} onClick={() => void form.send({ hide: false })}>
            {t('report.keep')}
          </Button>
        </div>
      </form>
    </li>
  );
};

/** What is hidden, why, and the act that shows it again. */
const HiddenOne = ({ row }: { row: Hidden }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorReports.restore,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id: row.id }, body: { reason } }),
    draft: { name: `restore.${row.id}` },
    send: deskCall,
    onDone: () => revalidate(),
  });
  return (
    <li className={`${panel['panel']} ${own['case'] ?? ''}`}>
      <h3>
        {t(`report.kind.${row.kind}`)} <span className="figure">{row.about}</span>
      </h3>
      <blockquote>{row.text}</blockquote>
      <p>{t('report.hiddenWhy', { reason: row.reason })}</p>
      <p className="figure">{f.stamp(row.at)}</p>
      <form {...form.props} className={own['decision']}>
        <Textarea
          label={t('report.restoreReason')}
          autosize
          minRows={2}
          maxLength={500}
          {...form.input('reason')}
          error={form.error('reason') ?? form.fault}
        />
        <div className={own['acts']}>
          <Button type="submit" variant="default" loading={form.busy}>
            {t('report.restore')}
          </Button>
        </div>
      </form>
    </li>
  );
};

/** Reports of what members wrote, the longest waiting first, and what is hidden and can be shown again. */
export const ReportsPage = ({ rows, hidden }: { rows: Row[]; hidden: Hidden[] }) => {
  const { t } = useTranslation('operator');
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.reports')}</h1>
      {rows.length ? (
        <ul className={own['reports']}>
          {rows.map((r) => (
            <Report key={r.id} row={r} />
          ))}
        </ul>
      ) : (
        <Empty title={t('report.none')} text={t('report.noneText')} />
      )}
      {hidden.length > 0 && (
        <>
          <h2>{t('report.hidden')}</h2>
          <ul className={own['reports']}>
            {hidden.map((r) => (
              <HiddenOne key={r.id} row={r} />
            ))}
          </ul>
        </>
      )}
    </main>
  );
};
