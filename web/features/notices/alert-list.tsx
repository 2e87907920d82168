import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { type Alert, alerts } from '#contract/alerts/calls.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './notices-page.module.css';

const kinds = {
  inquiries: {
    title: 'alerts.title',
    none: 'alerts.none',
    end: alerts.remove,
    page: pageTo('inquiryHall', { state: 'quoting' }),
  },
  products: {
    title: 'alerts.products',
    none: 'alerts.noneOfProducts',
    end: alerts.removeProducts,
    page: pageTo('search'),
  },
  suppliers: {
    title: 'alerts.suppliers',
    none: 'alerts.noneOfSuppliers',
    end: alerts.removeSuppliers,
    page: pageTo('search', { kind: 'suppliers' }),
  },
} as const;

/** Kept searches that tell me of what is new; each leads to its search. */
export const AlertList = ({ of, mine }: { of: keyof typeof kinds; mine: Alert[] }) => {
  const { title, none, end, page } = kinds[of];
  const { t } = useTranslation(['notices', 'common']);
  const text = useText();
  const { revalidate } = useRevalidator();
  const remove = async (id: string) => {
    await call(end, { params: { id } });
    await revalidate();
  };
  return (
    <section className={classes['alerts']}>
      <h2>{t(title)}</h2>
      {mine.length ? (
        <ul className={panel['panel']}>
          {mine.map((a) => {
            const name = a.names.map(text).join(' · ');
            return (
              <li key={a.id}>
                <SiteLink to={withQuery(page, a.query)}>{name}</SiteLink>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('alerts.remove', { name })}
                  onClick={() => void remove(a.id)}
                >
                  <IconTrash size={18} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{t(none)}</p>
      )}
    </section>
  );
};
