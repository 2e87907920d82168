import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { keepInviter } from '#web/lib/page/inviter.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { WarpMark, WeftMark } from '#web/ui/picture/marks.tsx';
import { Have } from './have.tsx';
import classes from './register-pages.module.css';

/** When an account may do something; null is never. */
type When = 'yes' | 'complete' | 'noted' | 'verified' | 'upgrade' | null;
type Way = {
  to: PageAddress;
  title: 'personal' | 'buyer' | 'enterprise' | 'supplier' | 'service';
  account: 'person' | 'company';
  ask: When;
  quote: When;
  seats: When;
  needs: 'needs' | 'enterpriseNeeds' | 'supplierNeeds' | 'serviceNeeds';
  go: 'go' | 'buyerGo' | 'enterpriseGo' | 'supplierGo' | 'serviceGo';
};

/** Ways in by what somebody comes for, with what tells them apart. */
const sides: { side: 'buying' | 'selling'; Mark: typeof WeftMark; ways: Way[] }[] = [
  {
    side: 'buying',
    Mark: WeftMark,
    ways: [
      {
        to: pageTo('personageRegister'),
        title: 'personal',
        account: 'person',
        ask: 'complete',
        quote: null,
        seats: null,
        needs: 'needs',
        go: 'go',
      },
      {
        to: pageTo('purchaser'),
        title: 'buyer',
        account: 'person',
        ask: 'noted',
        quote: null,
        seats: null,
        needs: 'needs',
        go: 'buyerGo',
      },
      {
        to: pageTo('enterpriseRegister'),
        title: 'enterprise',
        account: 'company',
        ask: 'complete',
        quote: 'upgrade',
        seats: 'yes',
        needs: 'enterpriseNeeds',
        go: 'enterpriseGo',
      },
    ],
  },
  {
    side: 'selling',
    Mark: WarpMark,
    ways: [
      {
        to: pageTo('supplierRegistration'),
        title: 'supplier',
        account: 'company',
        ask: 'complete',
        quote: 'verified',
        seats: 'yes',
        needs: 'supplierNeeds',
        go: 'supplierGo',
      },
      {
        to: pageTo('thirdPartyRegistration'),
        title: 'service',
        account: 'company',
        ask: 'verified',
        quote: 'upgrade',
        seats: 'yes',
        needs: 'serviceNeeds',
        go: 'serviceGo',
      },
    ],
  },
];
const columns = ['way', 'account', 'ask', 'quote', 'seats', 'needs'] as const;

/** What is never possible is a dash; what comes later says when. */
const May = ({ when, name }: { when: When; name: string }) => {
  const { t } = useTranslation('identity');
  return (
    <td data-name={name} data-never={when === null || undefined}>
      {when ? (
        <span className={classes['may']}>
          <IconCheck size={16} stroke={2} aria-hidden="true" /> {t(`entry.${when}`)}
        </span>
      ) : (
        '—'
      )}
    </td>
  );
};

const Ways = ({ ways, label }: { ways: Way[]; label: string }) => {
  const { t } = useTranslation('identity');
  return (
    <div className={panel['panel']}>
      <table className={`${panel['table']} ${classes['ways']}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map((c) => (
              <th key={c} scope="col">
                {t(`entry.columns.${c}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('entry.have')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ways.map((w) => (
            <tr key={w.to}>
              <th scope="row">
                <strong>{t(`entry.${w.title}`)}</strong>
                <small>{t(`entry.${w.title}Text`)}</small>
              </th>
              <td data-name={t('entry.columns.account')}>{t(`entry.${w.account}`)}</td>
              <May when={w.ask} name={t('entry.columns.ask')} />
              <May when={w.quote} name={t('entry.columns.quote')} />
              <May when={w.seats} name={t('entry.columns.seats')} />
              <td data-name={t('entry.columns.needs')}>{t(`entry.${w.needs}`)}</td>
              <td>
                <ActLink look={w.title === 'personal' ? 'offer' : 'plain'} full to={w.to}>
                  {t(`entry.${w.go}`)}
                </ActLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/register.html`: who registers, what each way opens and what it asks for. */
export const RegisterEntry = () => {
  const { t } = useTranslation('identity');
  const viewer = useViewer();
  useEffect(keepInviter, []);
  return (
    <main id="main" className={classes['page']}>
      <Head />
      <h1>{t('entry.title')}</h1>
      <p className={classes['lead']}>{t('entry.lead')}</p>
      {viewer && (
        <p className={classes['have']}>
          <SiteLink to={pageTo('upgradeRegister')}>{t('entry.upgrade')}</SiteLink>
        </p>
      )}
      {sides.map(({ side, Mark, ways }) => (
        <section key={side} className={classes['side']} aria-labelledby={side}>
          <h2 id={side}>
            <Mark /> {t(`entry.${side}`)}
          </h2>
          <Ways ways={ways} label={t(`entry.${side}`)} />
        </section>
      ))}
      {!viewer && (
        <div className={classes['side']}>
          <Have />
        </div>
      )}
    </main>
  );
};
