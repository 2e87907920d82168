import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { identity } from '#contract/identity/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import type { Proof } from './captcha/use-challenge.ts';
import { Captcha } from './captcha/captcha.tsx';
import { CodeField, useCountdown } from './code-field.tsx';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './prove.module.css';

export type Way = 'puzzle' | 'code';
type Props = {
  way: Way;
  onWay: (way: Way) => void;
  /** The account whose phone or mail gets the code. */
  target: string;
  code: string;
  onCode: (code: string) => void;
  error?: string | undefined;
  onProved: (p: Proof) => void;
  closeAfter: number;
};

/** The check before a login: the puzzle, and beside it, always in sight, the code by SMS or mail of equal worth. */
const Prove = ({ way, onWay, target, code, onCode, error, onProved, closeAfter }: Props) => {
  const { t } = useTranslation('identity');
  const [left, setLeft] = useCountdown();
  const { busy, fault, act } = useAct();
  const [note, setNote] = useState<string>();
  const [sent, setSent] = useState(0);

  const send = () =>
    act(async () => {
      const { seconds } = await call(identity.sendCode, { body: { target, purpose: 'login' } });
      setLeft(seconds);
      setNote(t('code.sent'));
      setSent((n) => n + 1);
    });

  return (
    <div className={classes['prove']}>
      {way === 'puzzle' ? (
        <Captcha onProved={onProved} closeAfter={closeAfter} />
      ) : (
        <CodeField
          value={code}
          onChange={onCode}
          error={error}
          left={left}
          busy={busy}
          onSend={() => void send()}
          note={fault || note}
          focus={1 + sent}
        />
      )}
      <p className={classes['other']}>
        {way === 'puzzle' && `${t('captcha.cant')} `}
        <ActButton look="word" onClick={() => onWay(way === 'puzzle' ? 'code' : 'puzzle')}>
          {t(way === 'puzzle' ? 'captcha.useCode' : 'captcha.usePuzzle')}
        </ActButton>
      </p>
    </div>
  );
};

export default Prove;
