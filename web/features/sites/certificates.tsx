import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { standingOf } from '#web/lib/certificate-standing.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './sections.module.css';
import type { Badges, Company } from './view.ts';

const tones = { valid: 'warp', soon: 'weft', expired: 'bad', claimed: 'plain' } as const;

const useRows = (company: Company, badges: Badges) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const f = useFormat();
  return [
    ...badges.map((b) => ({
      key: b.type,
      name: t(`evidence.${b.type}` as 'evidence.businessLicence'),
      document: null as string | null,
      kept: true,
      verified: true,
      reviewed: f.day(b.reviewedAt),
      until: b.expiresAt,
    })),
    ...company.certificates.map((c) => ({
      key: c.slug,
      name: text(c.name),
      document: c.document,
      kept: c.verified,
      verified: c.verified,
      reviewed: c.reviewedAt ? f.day(c.reviewedAt) : '',
      until: c.validUntil,
    })),
  ];
};

const Row = ({ row: r }: { row: ReturnType<typeof useRows>[number] }) => {
  const { t } = useTranslation('sites');
  const f = useFormat();
  const now = useNow();
  const reader = useViewer();
  const [standing, left] = standingOf(r.verified, r.until, now);
  return (
    <tr>
      <th scope="row">{r.name}</th>
      <td>
        {r.document && reader?.isFinish ? (
          <a href={r.document} className={classes['file']}>
            <IconFileText size={16} stroke={1.8} aria-hidden="true" />
            {t('certificates.open')}
            <span className="visually-hidden">: {r.name}</span>
          </a>
        ) : (
          t(r.document ? 'certificates.gated' : r.kept ? 'certificates.seen' : 'certificates.none')
        )}
      </td>
      <td>
        {r.verified ? t('certificates.operator') : t('certificates.company')}
        {r.reviewed && <small>{r.reviewed}</small>}
      </td>
      <td>{r.until ? f.day(r.until) : '—'}</td>
      <td>
        <Tag tone={tones[standing]}>
          {standing === 'soon'
            ? t('standing.soon', { n: left, count: left })
            : t(`standing.${standing}` as 'standing.valid')}
        </Tag>
      </td>
    </tr>
  );
};

/** Certificates with what stands behind each: the document, who has reviewed it, and its last day. */
export const Certificates = ({ company, badges }: { company: Company; badges: Badges }) => {
  const { t } = useTranslation('sites');
  const rows = useRows(company, badges);
  if (!rows.length) return null;
  return (
    <section>
      <div className={classes['head']}>
        <h2 id="certificates">{t('certificates.title')}</h2>
        <p>{t('certificates.note')}</p>
      </div>
      <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-labelledby="certificates" tabIndex={0}>
        <table className={`${panel['table']} ${classes['certificates']}`}>
          <thead>
            <tr>
              <th scope="col">{t('certificates.name')}</th>
              <th scope="col">{t('certificates.document')}</th>
              <th scope="col">{t('certificates.reviewer')}</th>
              <th scope="col">{t('certificates.until')}</th>
              <th scope="col">{t('certificates.standing')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((r) => (
              <Row key={r.key} row={r} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
