import { useState } from 'react';
import { halls } from '#contract/fairs/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';

/** Asks the staff of a booth to come; whoever is no member has the booth's other ways to ask. */
export const CallStaff = ({ boothId, exhibitorId }: { boothId: string; exhibitorId: string }) => {
  const { t } = useTranslation('fairs');
  const viewer = useViewer();
  const { busy, fault, act } = useAct();
  const [isCalled, setCalled] = useState(false);
  if (!viewer || viewer.userType === 9 || viewer.entId === exhibitorId) return null;
  const ask = () =>
    void act(async () => {
      await call(halls.callStaff, { params: { id: boothId } });
      setCalled(true);
    });
  return (
    <>
      <ActButton busy={busy} onClick={ask}>
        {t('call')}
      </ActButton>
      <span role="status">{fault || (isCalled && t('called'))}</span>
    </>
  );
};
