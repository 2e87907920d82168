import { useTranslation } from 'react-i18next';
import { Logo } from '#web/ui/logo.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import classes from './footer.module.css';

const columns = [
  {
    key: 'buy',
    links: [
      ['/buyerInquirydata/releaseEnquiries', 'release'],
      ['/moreInquiry.html', 'inquiries'],
      ['/bigBuyersEnquiries.html', 'purchases'],
      ['/buyerInquirydata/buyerInquiryList', 'mine'],
    ],
  },
  {
    key: 'sell',
    links: [
      ['/supplierdata/supplierInquiryList', 'match'],
      ['/supplierdata/quotedPrice', 'quotations'],
      ['/search.html', 'products'],
      ['/industryChain.html', 'chain'],
    ],
  },
  {
    key: 'platform',
    links: [
      ['/aboutUs.html', 'about'],
      ['/supportingServices.html', 'services'],
      ['/industryDigital.html', 'figures'],
      ['/registrationprotocol.html', 'agreement'],
      ['/servicetreaty.html', 'service'],
      ['/privacytreaty.html', 'privacy'],
    ],
  },
] as const;

export const Footer = () => {
  const { t } = useTranslation();
  return (
    <footer className={classes['footer']}>
      <div className={classes['columns']}>
        <div className={classes['about']}>
          <Logo />
          <p>{t('footer.line')}</p>
        </div>
        {columns.map((c) => (
          <nav key={c.key} aria-label={t(`footer.${c.key}`)}>
            <h2>{t(`footer.${c.key}`)}</h2>
            <ul>
              {c.links.map(([to, key]) => (
                <li key={to}>
                  <SiteLink to={to}>{t(`footer.${key}`)}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
};
