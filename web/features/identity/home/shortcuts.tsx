import {
  IconBell,
  IconCube,
  IconFileInvoice,
  IconListSearch,
  IconPackage,
  IconPlus,
  IconSend,
  IconTargetArrow,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { judge } from '#contract/core/access.ts';
import { pageAt } from '#contract/pages.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import classes from './home.module.css';

const all = [
  { to: '/buyerInquirydata/releaseEnquiries', key: 'release', Icon: IconPlus },
  { to: '/buyerInquirydata/buyerInquiryList', key: 'mine', Icon: IconSend },
  { to: '/supplierdata/supplierInquiryList', key: 'match', Icon: IconTargetArrow },
  { to: '/supplierdata/quotedPrice', key: 'quotations', Icon: IconFileInvoice },
  { to: '/orderCenter/orderList', key: 'orders', Icon: IconCube },
  { to: '/noticedata/notice', key: 'notices', Icon: IconBell },
  { to: '/moreInquiry.html', key: 'hall', Icon: IconListSearch },
  { to: '/search.html', key: 'products', Icon: IconPackage },
] as const;

/** The pages that this person's role may open, by the pages' own access. */
export const Shortcuts = () => {
  const { t } = useTranslation('centre');
  const viewer = useViewer();
  const mine = all.filter((s) => {
    const page = pageAt(s.to);
    return page && judge(page.access, viewer) === 'yes';
  });
  return (
    <section className={classes['block']}>
      <h2>{t('shortcuts')}</h2>
      <ul className={classes['shortcuts']}>
        {mine.map(({ to, key, Icon }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              <span>
                <strong>{t(`${key}.title`)}</strong>
                <small>{t(`${key}.text`)}</small>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
