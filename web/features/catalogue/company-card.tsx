import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import type { verification } from '#contract/verification/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { standingOf } from '#web/lib/certificate-standing.ts';
import { useNow } from '#web/lib/page/now.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { EvidenceBadge } from '#web/ui/card/evidence-badge.tsx';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { CardButton, KeepButton } from '#web/ui/card/keep-button.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Weave } from '#web/ui/picture/weave.tsx';
import classes from './company-card.module.css';

type Company = DataOf<typeof enterprise.detail>;
export type Badge = DataOf<typeof verification.badges>['badges'][number];

/** Rows are materials, columns processes, in the order the company gives them. */
const matrixOf = (c: Company): number[][] => {
  const rows = [...new Set(c.capabilities.map((x) => x.category.slug))];
  const columns = [...new Set(c.capabilities.map((x) => x.process.slug))];
  return rows.map((r) =>
    columns.map((p) => c.capabilities.find((x) => x.category.slug === r && x.process.slug === p)?.level ?? 0),
  );
};

/** The supplier beside a product: its cloth, standing and certificates. */
export const CompanyCard = ({ company: c, badges }: { company: Company; badges: readonly Badge[] }) => {
  const { t } = useTranslation(['catalogue', 'badge']);
  const now = useNow();
  const standing = (x: Company['certificates'][number]) =>
    standingOf(x.verified, x.validUntil, now)[0] === 'expired' ? 'expired' : x.verified ? 'verified' : 'unverified';
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const Standing = c.verified ? IconCircleCheck : IconCircleDashed;
  return (
    <aside className={`${panel['panel']} ${classes['card']}`} aria-label={t('supplier')}>
      <Weave matrix={matrixOf(c)} width={320} height={72} className={classes['weave']} />
      <div className={classes['body']}>
        <h2 lang={textLang(c.name, lang)}>
          <SiteLink to={pageTo('company', { slug: c.slug })}>{text(c.name)}</SiteLink>
        </h2>
        <p className={classes['standing']} data-verified={c.verified || undefined}>
          <Standing size={16} stroke={1.8} aria-hidden="true" />
          {t(c.verified ? 'verified' : 'unverified')} · {text(c.city)}
          {lang === 'cn' ? '，' : ', '}
          {text(c.country)}
        </p>
        <p className={classes['acts']}>
          <KeepButton kind="companies" id={c.id} name={text(c.name)} />
          <CardButton id={c.id} name={text(c.name)} />
          <ChatLink company={c.id} />
        </p>
        {badges.map((b) => {
          const kind = b.type === 'businessLicence' ? 'licence' : 'document';
          return (
            <div key={b.type}>
              <EvidenceBadge label={t(`badge:${kind}`)} evidence={{ ...b, kind, reviewer: 'operator' }} />
            </div>
          );
        })}
        <p className={classes['intro']} lang={textLang(c.intro, lang)}>
          {text(c.intro)}
        </p>
        {c.certificates.length > 0 && (
          <>
            <h3>{t('certificates')}</h3>
            <ul className={classes['certificates']}>
              {c.certificates.map((x) => (
                <li key={x.slug}>
                  <span>{text(x.name)}</span>
                  <small>
                    {t(standing(x))}
                    {x.validUntil && ` · ${t('until', { day: f.day(x.validUntil) })}`}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </aside>
  );
};
