import { useTranslation } from '#web/lib/text/words.ts';
import type { PersonRecord } from '#contract/operator/records.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Contact } from './contact.tsx';
import { type Fact, RecordFrame } from './record-frame.tsx';
import type { RecordAct } from './record-acts.tsx';

const useFacts = (p: PersonRecord): Fact[] => {
  const { t } = useTranslation(['operator', 'centre', 'common']);
  const text = useText();
  const f = useFormat();
  const roles = p.roles.map((r) => t(`centre:role.${r}` as 'centre:role.ROLE_BUYER')).join(' · ');
  return [
    { key: 'roles', label: t('list.roles'), value: roles || '—' },
    { key: 'sources', label: t('record.sources'), value: p.sources.join(' · ') },
    {
      key: 'company',
      label: t('list.company'),
      value: p.company && (
        <>
          <SiteLink to={deskPageTo('operatorCompany', { id: p.company.id })}>{text(p.company.name)}</SiteLink> ·{' '}
          {p.company.seat}
        </>
      ),
    },
    { key: 'username', label: t('login.username'), value: p.username },
    { key: 'contact', label: t('record.contact'), value: <Contact id={p.id} phone={p.phone} email={p.email} /> },
    { key: 'lang', label: t('record.lang'), value: t(`record.langs.${p.lang as 'cn'}`) },
    { key: 'since', label: t('list.since'), value: f.stamp(p.createdAt) },
    { key: 'seen', label: t('operators.seen'), value: p.lastSeenAt && f.stamp(p.lastSeenAt) },
    {
      key: 'inviter',
      label: t('record.inviter'),
      value: p.inviter && (
        <SiteLink to={deskPageTo('operatorPerson', { id: p.inviter.id })}>{p.inviter.name || '—'}</SiteLink>
      ),
    },
    { key: 'id', label: t('record.id'), value: <span className="figure">{p.id}</span> },
  ];
};

/** What can be done to this person, and why what can't be is not there. */
const actsOf = (p: PersonRecord): RecordAct[] => [
  ...(p.verified && !p.company ? (['revoke'] as const) : []),
  ...(p.gone ? [] : (['signOut'] as const)),
  ...(p.gone ? [] : [p.suspendedAt ? ('reinstate' as const) : ('suspend' as const)]),
];

/** One person with everything known (operator 15). */
export const PersonRecordPage = ({ person: p }: { person: PersonRecord }) => {
  const { t } = useTranslation(['operator', 'common']);
  const f = useFormat();
  const facts = useFacts(p);
  const name = p.name || p.username || p.phone || p.email || '—';
  return (
    <RecordFrame
      what="person"
      id={p.id}
      name={name}
      back={{ to: deskPageTo('operatorPeople'), label: t('nav.people') }}
      tags={
        <>
          <Tag tone={p.suspendedAt ? 'bad' : 'warp'}>{t(p.suspendedAt ? 'list.suspended' : 'list.active')}</Tag>
          <Tag tone={p.verified ? 'warp' : 'plain'}>
            {t(p.verified ? 'common:card.verified' : 'common:card.unverified')}
          </Tag>
          {!p.completed && <Tag>{t('record.unfinished')}</Tag>}
          {p.gone && <Tag tone="bad">{t('record.gone')}</Tag>}
        </>
      }
      alert={
        p.suspendedAt && (
          <>
            <p>
              {t('record.suspendedAt', { at: f.stamp(p.suspendedAt) })} {p.suspendedReason}
            </p>
            {p.appeal && <p>{t('record.appealed', { at: f.stamp(p.appeal.at), text: p.appeal.text })}</p>}
          </>
        )
      }
      facts={facts}
      acts={actsOf(p)}
      note={p.verified && p.company ? t('record.verifiedByCompany') : undefined}
      sections={p.sections}
      history={p.acts}
    />
  );
};
