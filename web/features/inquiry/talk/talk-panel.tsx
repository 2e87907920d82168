import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiryTalk } from '#contract/inquiry/talk.ts';
import { talkPart } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { useArrival } from '#web/lib/page/use-arrival.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { AskForm, ClarifyForm } from './ask-form.tsx';
import { Said } from './said.tsx';
import classes from './talk.module.css';

type Data = DataOf<typeof inquiryTalk.read>;
type Props = {
  inquiryId: string;
  /** Counts what has come meanwhile. */
  fresh: number;
};

/** What was asked and answered, and the forms of whoever may ask or answer now. */
const Panel = ({ inquiryId, fresh }: Props) => {
  const { t } = useTranslation('talk');
  useArrival(talkPart);
  const { revalidate } = useRevalidator();
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      quietCall(inquiryTalk.read, { params: { id: inquiryId } }).then(
        (d) => {
          setData(d);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [inquiryId],
  );
  // What comes meanwhile is read at once.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it counts what came
  useEffect(() => void load(), [load, fresh]);
  const changed = async () => {
    await Promise.all([load(), revalidate()]);
  };
  if (failed && !data)
    return (
      <p role="alert">
        {t('failed')}{' '}
        <ActButton look="word" onClick={() => void load()}>
          {t('again')}
        </ActButton>
      </p>
    );
  if (!data) return null;
  return (
    <>
      {data.questions.length === 0 && <p className={classes['note']}>{t('none')}</p>}
      <ol className={classes['said']}>
        {data.questions.map((q) => (
          <Said key={q.id} said={q} mayAnswer={data.mayAnswer} onAnswered={changed} />
        ))}
      </ol>
      {data.mayAsk && <AskForm inquiryId={inquiryId} lines={data.lines} onSent={changed} />}
      {data.mayAnswer && <ClarifyForm inquiryId={inquiryId} lines={data.lines} onSent={changed} />}
    </>
  );
};

const TalkPanel = withWords(['talk', 'ui'], Panel);
export default TalkPanel;
