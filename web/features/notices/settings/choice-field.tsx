import { choicesOf, type Preferences } from '#contract/notices/preferences.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './settings.module.css';

export type OneChoice = Preferences['choices'][number];

/** A native field of one choice, named by its row and column. */
export const ChoiceField = ({ of, turn }: { of: OneChoice; turn: (to: OneChoice) => void }) => {
  const { t } = useTranslation('notices');
  const { group, channel, choice, fixed } = of;
  const name = t('settings.of', {
    group: t(`settings.group.${group}.name`),
    channel: t(`settings.channel.${channel}`),
  });
  if (fixed) return <span className={classes['fixed']}>{t('settings.fixed')}</span>;
  if (channel !== 'mail')
    return (
      <label className={classes['tick']}>
        <input
          type="checkbox"
          aria-label={name}
          checked={choice === 'on'}
          onChange={(e) => turn({ ...of, choice: e.currentTarget.checked ? 'on' : 'off' })}
        />
      </label>
    );
  const choices = choicesOf(group, channel).filter((c) => c !== 'on');
  return (
    <select
      aria-label={name}
      className={classes['select']}
      value={choice}
      onChange={(e) => turn({ ...of, choice: choices.find((c) => c === e.currentTarget.value) ?? choice })}
    >
      {choices.map((c) => (
        <option key={c} value={c}>
          {t(group === 'chat' && c === 'now' ? 'settings.chatNow' : `settings.choice.${c}`)}
        </option>
      ))}
    </select>
  );
};
