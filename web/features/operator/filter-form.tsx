import { Button, NativeSelect } from '@mantine/core';
import { Form, useSearchParams } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import { DayFilter } from '#web/ui/list/day-filter.tsx';
import classes from './desk.module.css';

type Select = {
  /** Its parameter in the address. */
  name: string;
  label: string;
  /** What it says where nothing is chosen. */
  any: string;
  options: readonly { value: string; label: string }[];
};

/**
 * Filters of one of the desk's lists, and days from and to, by Beijing's calendar: they stand in the address with the other
 * parameters that are named in `keep`.
 */
export const FilterForm = ({ selects, keep }: { selects: readonly Select[]; keep: readonly string[] }) => {
  const { t } = useTranslation('operator');
  const [search] = useSearchParams();
  const now = (key: string) => search.get(key) ?? '';
  return (
    <Form discover="none" method="get" role="search" className={classes['filter']}>
      {selects.map(({ name, label, any, options }) => (
        <NativeSelect
          key={name}
          name={name}
          aria-label={label}
          defaultValue={now(name)}
          data={[{ value: '', label: any }, ...options]}
        />
      ))}
      <DayFilter key={`from.${now('from')}`} name="from" label={t('decided.since')} value={now('from')} />
      <DayFilter key={`to.${now('to')}`} name="to" label={t('decided.to')} value={now('to')} />
      <small>{t('decided.zone')}</small>
      {keep.map((key) => now(key) && <input key={key} type="hidden" name={key} value={now(key)} />)}
      <Button type="submit" variant="default">
        {t('audit.filter')}
      </Button>
    </Form>
  );
};
