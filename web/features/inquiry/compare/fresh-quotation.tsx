import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { onArrival } from '#web/lib/arrivals.ts';
import classes from './compare.module.css';

const kinds = new Set(['quotationReceived', 'quotationRevised', 'quotationsOpened', 'quotationsOpenedEarly']);

/** Says that a quotation for this inquiry has come while the page was open; it is shown when the reader wants it. */
export const FreshQuotation = ({ inquiryId }: { inquiryId: string }) => {
  const { t } = useTranslation('inquiry');
  const { revalidate } = useRevalidator();
  const [come, setCome] = useState(false);
  useEffect(
    () =>
      onArrival((fresh) => setCome((was) => was || fresh.some((n) => kinds.has(n.kind) && n.link.includes(inquiryId)))),
    [inquiryId],
  );
  return (
    <div role="status" className={classes['fresh']}>
      {come && (
        <>
          {t('compare.fresh')}
          <Button
            size="compact-md"
            onClick={() => {
              setCome(false);
              void revalidate();
            }}
          >
            {t('compare.showFresh')}
          </Button>
        </>
      )}
    </div>
  );
};
