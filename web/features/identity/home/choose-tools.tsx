import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { mayOpen } from '#contract/pages.ts';
import { memberTools } from '#contract/points/calls.ts';
import { mostTools, type ToolKey, toolKeys } from '#contract/points/rules.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Check } from '#web/ui/form/check.tsx';
import shared from '#web/ui/frame/detail.module.css';
import classes from './home.module.css';
import { toolNames } from './tool-names.ts';

/** Which tools stand at hand; loaded when it is asked for. */
export default function ChooseTools({ tools, onDone }: { tools: ToolKey[]; onDone: () => void }) {
  const { t } = useTranslation(['work', 'common']);
  const f = useFormat();
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(tools);
  const work = useAct();
  const save = () =>
    work.act(async () => {
      await call(memberTools.save, { body: { tools: chosen } });
      await revalidate();
      onDone();
    });
  const full = chosen.length >= mostTools;
  return (
    <form
      className={classes['choices']}
      onSubmit={(e) => {
        e.preventDefault();
        void save();
      }}
    >
      <fieldset>
        <legend>{t('hand.most', { n: f.number(mostTools) })}</legend>
        {toolKeys
          .filter((key) => mayOpen(key, viewer))
          .map((key) => (
            <Check
              key={key}
              checked={chosen.includes(key)}
              onChange={(on) => setChosen(on && !full ? [...chosen, key] : chosen.filter((c) => c !== key))}
              label={t(`common:side.${toolNames[key]}`)}
            />
          ))}
      </fieldset>
      <div className={shared['acts']}>
        <ActButton type="submit" look="offer" busy={work.busy}>
          {t('hand.save')}
        </ActButton>
        <ActButton onClick={onDone}>{t('hand.cancel')}</ActButton>
      </div>
      <p role="alert" className={shared['refused']}>
        {work.fault}
      </p>
    </form>
  );
}
