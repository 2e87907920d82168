import { useTranslation } from '#web/lib/text/words.ts';
import type { agreements as calls } from '#contract/identity/agreements.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './account.module.css';

export type Agreed = DataOf<typeof calls.mine>['agreements'][number];
const names = { registrationProtocol: 'agreement', serviceTreaty: 'service', privacyTreaty: 'privacy' } as const;

/** Which texts this person agreed to, in which version, when and from where. */
export const Agreements = ({ agreements }: { agreements: Agreed[] }) => {
  const { t } = useTranslation(['centre', 'identity']);
  const f = useFormat();
  return (
    <section className={classes['block']}>
      <h2>{t('safety.agreements')}</h2>
      {agreements.length === 0 && <p className={classes['note']}>{t('safety.noAgreements')}</p>}
      <ul>
        {agreements.map((a) => (
          <li key={`${a.document} ${a.version}`}>
            <SiteLink to={pageTo(a.document)}>{t(`identity:terms.${names[a.document]}`)}</SiteLink>{' '}
            {t('safety.agreedAt', { version: a.version, at: f.stamp(a.at), address: a.address })}
          </li>
        ))}
      </ul>
    </section>
  );
};
