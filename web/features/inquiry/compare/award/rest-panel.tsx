import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './rest.module.css';
import type { Refusal } from './refuse-dialog.tsx';

// What opens comes when it opens.
const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'));

/** Quotations that nobody has decided, and one act that refuses all of them. */
const RestPanel = ({ data, undecided: count }: { data: DataOf<typeof inquiry.own>; undecided: number }) => {
  const { t } = useTranslation('compare');
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const { busy, fault, act } = useAct();
  const refuse = async ({ why, reason }: Refusal) => {
    await act(async () => {
      // The contract's schemas come with the act, not with the page.
      const { inquiryLife } = await import('#contract/inquiry/life.ts');
      const body = { why, ...(reason && { reason }) };
      const { refused } = await call(inquiryLife.refuseRest, { params: { id: data.row.id }, body });
      say({ message: t('rest.done', { n: refused, count: refused }), color: 'warp' });
    });
    setAsking(false);
    // Refused or not, others may have been quicker.
    await revalidate();
  };
  const awarded = data.row.state === 'awarded';
  return (
    <div className={classes['rest']}>
      <div>
        <p>{t(awarded ? 'rest.awarded' : 'rest.text')}</p>
        <p role="alert" className={classes['refused']}>
          {fault}
        </p>
      </div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('rest.act')}
      </Button>
      <Suspense>
        {asking && (
          <RefuseDialog
            title={t('rest.ask', { n: count, count })}
            text={t('rest.means')}
            act={t('rest.act')}
            first={awarded ? 'filled' : 'price'}
            busy={busy}
            onRefuse={(refusal) => void refuse(refusal)}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  );
};

export default RestPanel;
