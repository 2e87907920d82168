import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import type { PageAddress } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/words.ts';
import classes from './card.module.css';
import { SiteLink } from '../frame/site-link.tsx';
import { Weave } from '../picture/weave.tsx';

export type CompanyFacts = DataOf<typeof enterprise.list>['records'][number];
type Props = {
  company: CompanyFacts;
  /** Where the card leads; without it the name is plain text. */
  to?: PageAddress;
  /** Capabilities by material and process, 0 to 3, for the cloth on top. */
  matrix?: readonly (readonly number[])[];
};

/** One company in a grid: its cloth, where it is, whether it is verified, what it makes. */
export const CompanyCard = ({ company: c, to, matrix }: Props) => {
  const { t } = useTranslation();
  const text = useText();
  const lang = useLang();
  const Standing = c.verified ? IconCircleCheck : IconCircleDashed;
  return (
    <article className={classes['card']}>
      {matrix && <Weave matrix={matrix} width={320} height={56} className={classes['weave']} />}
      <div className={classes['body']}>
        <h2 className={classes['name']} lang={textLang(c.name, lang)}>
          {to ? <SiteLink to={to}>{text(c.name)}</SiteLink> : text(c.name)}
        </h2>
        <p className={classes['facts']}>
          <span className={classes['standing']} data-on={c.verified || undefined}>
            <Standing size={16} stroke={2} aria-hidden="true" />
            {t(c.verified ? 'card.verified' : 'card.unverified')}
          </span>
          <span>
            {text(c.city)}
            {lang === 'cn' ? '，' : ', '}
            {text(c.country)}
          </span>
        </p>
        {c.categories.length > 0 && (
          <p className={classes['foot']}>
            {c.categories
              .slice(0, 4)
              .map((x) => text(x.name))
              .join(lang === 'cn' ? '、' : ', ')}
          </p>
        )}
      </div>
    </article>
  );
};
