import { useEffect, useState } from 'react';
import { chat } from '#contract/chat/calls.ts';
import { call, quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './list.module.css';

/** Whether others see how far one has read. */
export const Settings = () => {
  const { t } = useTranslation('chat');
  const [showRead, setShowRead] = useState<boolean | null>(null);
  const { act, fault } = useAct();
  useEffect(() => {
    void quietCall(chat.settings).then(
      (s) => setShowRead(s.showRead),
      () => undefined,
    );
  }, []);
  if (showRead === null) return null;
  const turn = (on: boolean) => {
    setShowRead(on);
    void act(() => call(chat.saveSettings, { body: { showRead: on } })).then((done) => done || setShowRead(!on));
  };
  return (
    <div className={classes['settings']}>
      <label>
        <input type="checkbox" checked={showRead} onChange={(e) => turn(e.currentTarget.checked)} />
        {t('showRead')}
      </label>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
};
