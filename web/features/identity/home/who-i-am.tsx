import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity/calls.ts';
import { useText } from '#web/lib/text/lang.ts';
import classes from './home.module.css';

export type Me = DataOf<typeof identity.userInfo>;

/** Account, company and roles as the platform knows them. */
export const WhoIAm = ({ me }: { me: Me }) => {
  const { t } = useTranslation(['centre', 'seats']);
  const text = useText();
  const { sysUser: u, roles } = me;
  const facts = [
    ['username', u.username],
    ['phone', u.phone],
    ['email', u.email],
    ['company', text(u.entName)],
  ] as const;
  return (
    <section className={classes['block']}>
      <h2>{t('who')}</h2>
      <dl className={classes['facts']}>
        {facts
          .filter(([k, v]) => v || (k !== 'username' && k !== 'company'))
          .map(([k, v]) => (
            <div key={k}>
              <dt>{t(k)}</dt>
              <dd>{v || t('none')}</dd>
            </div>
          ))}
        <div>
          <dt>{t('roles')}</dt>
          <dd>{roles.map((r) => t(`role.${r}`)).join(' · ')}</dd>
        </div>
        {u.seat && (
          <div>
            <dt>{t('seat')}</dt>
            <dd>{t(`seats:seat.${u.seat}`)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};
