import { Button, NativeSelect } from '@mantine/core';
import { Form } from 'react-router';
import { knownZones } from '#contract/core/zones/countries.ts';
import { type FigureDays, figureDays, type FigurePeriod } from '#contract/figures/calls.ts';
import type { PageAddress } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import classes from './figures.module.css';

type Props = {
  period: FigurePeriod;
  /** The page of the same figures over other days. */
  to: (query: { days: FigureDays; zone: string }) => PageAddress;
  excluded?: string;
};

/** What the figures of a page cover: its days, by whose zone, and who is in none of them. */
export const PeriodBar = ({ period, to, excluded }: Props) => {
  const { t } = useTranslation('figures');
  const { days, zone, since, until } = period;
  const zones = knownZones();
  return (
    <section className={classes['period']} aria-label={t('periods')}>
      <TabLinks
        label={t('periods')}
        tabs={figureDays.map((key) => ({
          key,
          to: to({ days: key, zone }),
          label: t(`period.${key}`),
          current: key === days,
        }))}
      />
      <Form discover="none" method="get" key={zone}>
        <NativeSelect
          name="zone"
          aria-label={t('zone')}
          defaultValue={zone}
          data={zones.includes(zone) ? zones : [zone, ...zones]}
        />
        <input type="hidden" name="days" value={days} />
        <Button type="submit" variant="default">
          {t('show')}
        </Button>
      </Form>
      <p>
        {t('covers', { since, until, zone })} {excluded ?? t('excluded')}
      </p>
    </section>
  );
};
