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
import { useTranslation } from '#web/lib/text/words.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './home.module.css';

const all = [
  { page: 'releaseInquiry', key: 'release', Icon: IconPlus },
  { page: 'myInquiries', key: 'mine', Icon: IconSend },
  { page: 'smartMatch', key: 'match', Icon: IconTargetArrow },
  { page: 'myQuotations', key: 'quotations', Icon: IconFileInvoice },
  { page: 'orders', key: 'orders', Icon: IconCube },
  { page: 'notices', key: 'notices', Icon: IconBell },
  { page: 'inquiryHall', key: 'hall', Icon: IconListSearch },
  { page: 'search', key: 'products', Icon: IconPackage },
] as const;

/** The pages that this person's role may open, by the pages' own access. */
export const Shortcuts = () => {
  const { t } = useTranslation('centre');
  const viewer = useViewer();
  const mine = all.filter((s) => mayOpen(s.page, viewer));
  return (
    <section className={classes['block']}>
      <h2>{t('shortcuts')}</h2>
      <ul className={classes['shortcuts']}>
        {mine.map(({ page, key, Icon }) => (
          <li key={page}>
            <SiteLink to={pageTo(page)}>
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
