import { Button, Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { Form, useSearchParams } from 'react-router';
import classes from '../desk.module.css';

/** Search of a list; it works without script, and its words stand in the address. */
export const FindForm = ({ hint, suspended }: { hint: string; suspended?: boolean }) => {
  const { t } = useTranslation('operator');
  const [search] = useSearchParams();
  return (
    <Form discover="none" method="get" role="search" className={classes['find']}>
      <TextInput name="q" label={hint} defaultValue={search.get('q') ?? ''} maxLength={60} w={320} maw="100%" />
      {suspended && (
        <Checkbox
          name="suspended"
          value="1"
          label={t('list.suspendedOnly')}
          defaultChecked={search.get('suspended') === '1'}
        />
      )}
      <Button type="submit" variant="default">
        {t('list.search')}
      </Button>
    </Form>
  );
};
