import { Button, Textarea } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type EvidenceCase, operatorEvidence } from '#contract/operator/evidence.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { textLang, useFormat, useLang, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useStated } from '#web/ui/text/stated.ts';
import { useUnit } from '#web/ui/text/units.ts';
import { deskCall } from '../desk-call.ts';
import classes from '../desk.module.css';
import own from '../disputes/disputes.module.css';

type Props = DataOf<typeof operatorEvidence.list> & { open: EvidenceCase | null };

/** Approve, or refuse with a reason that the supplier reads. */
const Decision = ({ of: c }: { of: EvidenceCase }) => {
  const { t } = useTranslation('operator');
  const navigate = useNavigate();
  const path = usePath();
  const form = useCallForm({
    endpoint: operatorEvidence.decide,
    initial: { decision: 'approve' as 'approve' | 'refuse', reason: '' },
    input: ({ decision, reason }) => ({ params: { id: c.id }, body: { decision, reason } }),
    draft: { name: `evidence.${c.id}` },
    send: deskCall,
    onDone: () => navigate(path(deskPageTo('operatorEvidence'))),
  });
  return (
    <form {...form.props} className={own['decision']}>
      <Textarea
        label={t('evidence.reason')}
        description={t('evidence.reasonHint')}
        autosize
        minRows={3}
        maxLength={1000}
        {...form.input('reason')}
        error={form.error('reason')}
      />
      {form.fault && <p role="alert">{form.fault}</p>}
      <div className={own['files']}>
        <Button
          type="submit"
          color="warp"
          disabled={c.stale}
          loading={form.busy && form.values.decision === 'approve'}
          onClick={() => form.change({ decision: 'approve' })}
        >
          {t('evidence.approve')}
        </Button>
        <Button
          type="submit"
          variant="default"
          loading={form.busy && form.values.decision === 'refuse'}
          onClick={() => form.change({ decision: 'refuse' })}
        >
          {t('evidence.refuse')}
        </Button>
      </div>
    </form>
  );
};

const Case = ({ of: c }: { of: EvidenceCase }) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const f = useFormat();
  const stated = useStated();
  const unit = useUnit();
  const lines: [string, string][] = [
    [t('evidence.company'), text(c.company.name)],
    [t('evidence.product'), c.product ? text(c.product.name) : ''],
    [t('evidence.stated'), `${stated(c.value)}${c.unit ? ` ${unit(c.unit)}` : ''}`],
    [t('evidence.condition'), c.condition],
    [t('evidence.standard'), c.standard],
    [t('evidence.page'), c.page],
    [t('evidence.until'), c.validUntil ? f.day(c.validUntil) : ''],
  ];
  return (
    <section className={`${panel['panel']} ${own['case']}`}>
      <h2>{text(c.label)}</h2>
      <table className={panel['table']}>
        <tbody>
          {lines
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className={own['files']}>
        <a href={operatorEvidence.document.path.replace('{id}', c.id)} target="_blank" rel="noreferrer">
          <IconFileText size={16} stroke={1.8} aria-hidden="true" />
          {t('evidence.document')}: {c.document.name}
        </a>
      </p>
      {c.stale && <p role="status">{t('evidence.stale')}</p>}
      <Decision of={c} />
    </section>
  );
};

/** Single values and certificates: the list, and the one that is open with the decision. */
export const EvidencePage = ({ rows, total, open }: Props) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.evidence')}</h1>
      {rows.length ? (
        <>
          <p>{t('evidence.more', { n: f.number(total), count: total })}</p>
          <div className={own['columns']}>
            <ul className={own['list']}>
              {rows.map((r) => (
                <li key={r.id}>
                  <SiteLink
                    to={deskPageTo('operatorEvidence', { id: r.id })}
                    aria-current={r.id === open?.id ? 'true' : undefined}
                    preventScrollReset
                  >
                    <b>{text(r.label)}</b>
                    <span lang={textLang(r.company.name, lang)}>{text(r.company.name)}</span>
                    <small>{t('evidence.since', { day: f.day(r.submittedAt) })}</small>
                  </SiteLink>
                </li>
              ))}
            </ul>
            {open ? <Case key={open.id} of={open} /> : <p>{t('evidence.gone')}</p>}
          </div>
        </>
      ) : (
        <Empty title={t('evidence.none')} text={t('evidence.noneText')} />
      )}
    </main>
  );
};
