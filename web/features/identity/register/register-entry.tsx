import {
  IconBuilding,
  IconBuildingFactory2,
  IconCheck,
  IconHeadset,
  IconShoppingCart,
  IconUser,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { keepInviter } from '#web/lib/page/inviter.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Have } from './have.tsx';
import classes from './register-pages.module.css';

const ways = [
  {
    to: pageTo('personageRegister'),
    Icon: IconUser,
    title: 'personal',
    text: 'personalText',
    needs: 'needs',
    go: 'go',
  },
  { to: pageTo('purchaser'), Icon: IconShoppingCart, title: 'buyer', text: 'buyerText', needs: 'needs', go: 'buyerGo' },
  {
    to: pageTo('enterpriseRegister'),
    Icon: IconBuilding,
    title: 'enterprise',
    text: 'enterpriseText',
    needs: 'enterpriseNeeds',
    go: 'enterpriseGo',
  },
  {
    to: pageTo('supplierRegistration'),
    Icon: IconBuildingFactory2,
    title: 'supplier',
    text: 'supplierText',
    needs: 'supplierNeeds',
    go: 'supplierGo',
  },
  {
    to: pageTo('thirdPartyRegistration'),
    Icon: IconHeadset,
    title: 'service',
    text: 'serviceText',
    needs: 'serviceNeeds',
    go: 'serviceGo',
  },
] as const;

/** `/register.html`: who registers, with what each way asks for. */
export const RegisterEntry = () => {
  const { t } = useTranslation('identity');
  const viewer = useViewer();
  useEffect(keepInviter, []);
  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['entry']}>
        <h1>{t('entry.title')}</h1>
        <p className={classes['lead']}>{t('entry.lead')}</p>
        {viewer && (
          <p className={classes['have']}>
            <SiteLink to={pageTo('upgradeRegister')}>{t('entry.upgrade')}</SiteLink>
          </p>
        )}
        {ways.map(({ to, Icon, title, text, needs, go }) => (
          <section key={to} className={classes['choice']}>
            <Icon size={22} stroke={1.6} aria-hidden="true" />
            <div>
              <h2>{t(`entry.${title}`)}</h2>
              <p>{t(`entry.${text}`)}</p>
              <p className={classes['needs']}>
                <IconCheck size={16} stroke={2} aria-hidden="true" /> {t(`entry.${needs}`)}
              </p>
            </div>
            <ActLink look={title === 'personal' ? 'offer' : 'plain'} wide to={to}>
              {t(`entry.${go}`)}
            </ActLink>
          </section>
        ))}
        {!viewer && <Have />}
      </div>
    </main>
  );
};
