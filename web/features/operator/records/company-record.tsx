import { useTranslation } from '#web/lib/text/words.ts';
import type { CompanyRecord } from '#contract/operator/records.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type Fact, RecordFrame } from './record-frame.tsx';
import type { RecordAct } from './record-acts.tsx';

const useFacts = (c: CompanyRecord): Fact[] => {
  const { t } = useTranslation('operator');
  const text = useText();
  const f = useFormat();
  return [
    { key: 'code', label: t('list.code'), value: c.creditCode && <span className="figure">{c.creditCode}</span> },
    {
      key: 'number',
      label: t('record.registration'),
      value: c.registrationNumber && <span className="figure">{c.registrationNumber}</span>,
    },
    { key: 'named', label: t('record.verifiedName'), value: c.verifiedName },
    { key: 'place', label: t('record.place'), value: [text(c.city), c.country].filter(Boolean).join(' · ') },
    {
      key: 'people',
      label: t('list.people'),
      value: c.suspended
        ? `${c.people} · ${t('list.partly', { n: c.suspended, count: c.suspended })}`
        : String(c.people),
    },
    { key: 'since', label: t('list.since'), value: f.stamp(c.createdAt) },
    {
      key: 'public',
      label: t('record.publicPage'),
      value: <SiteLink to={pageTo('company', { slug: c.id })}>{t('record.openPage')}</SiteLink>,
    },
    { key: 'id', label: t('record.id'), value: <span className="figure">{c.id}</span> },
  ];
};

const actsOf = (c: CompanyRecord): RecordAct[] => [
  ...(c.verified ? (['revoke'] as const) : []),
  ...(c.people > 0 ? [c.suspended === c.people ? ('reinstate' as const) : ('suspend' as const)] : []),
];

/** One company with everything known (operator 15). */
export const CompanyRecordPage = ({ company: c }: { company: CompanyRecord }) => {
  const { t } = useTranslation(['operator', 'common']);
  const text = useText();
  const facts = useFacts(c);
  return (
    <RecordFrame
      what="company"
      id={c.id}
      name={text(c.name)}
      back={{ to: deskPageTo('operatorCompanies'), label: t('nav.companies') }}
      tags={
        <>
          <Tag tone={c.verified ? 'warp' : 'plain'}>
            {t(c.verified ? 'common:card.verified' : 'common:card.unverified')}
          </Tag>
          {c.suspended > 0 && (
            <Tag tone="bad">
              {c.suspended === c.people
                ? t('list.suspended')
                : t('list.partly', { n: c.suspended, count: c.suspended })}
            </Tag>
          )}
        </>
      }
      facts={facts}
      acts={actsOf(c)}
      sections={c.sections}
      history={c.acts}
    />
  );
};
