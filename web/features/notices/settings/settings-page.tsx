import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type NoticeChannel,
  type NoticeGroup,
  noticePreferences,
  type Preferences,
} from '#contract/notices/preferences.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { CentreTabs, type Counts } from '../centre-tabs.tsx';
import { BrowserPart } from './browser-part.tsx';
import { ChoiceField, type OneChoice } from './choice-field.tsx';
import classes from './settings.module.css';

const channels = ['page', 'mail', 'sms', 'browser'] as const satisfies NoticeChannel[];

type RowProps = { group: NoticeGroup; of: OneChoice[]; shown: readonly NoticeChannel[]; turn: (to: OneChoice) => void };

/** One kind of news with its channels; what does not exist for it is left empty. */
const Row = ({ group, of, shown, turn }: RowProps) => {
  const { t } = useTranslation('notices');
  const content = of.find((c) => c.channel === 'content');
  return (
    <tr>
      <th scope="row">
        {t(`settings.group.${group}.name`)}
        <small>{t(`settings.group.${group}.about`)}</small>
        {content && (
          <label className={classes['content']}>
            <input
              type="checkbox"
              checked={content.choice === 'on'}
              onChange={(e) => turn({ ...content, choice: e.currentTarget.checked ? 'on' : 'off' })}
            />
            {t('settings.channel.content')}
          </label>
        )}
      </th>
      {shown.map((channel) => {
        const choice = of.find((c) => c.channel === channel);
        return (
          <td key={channel} data-empty={!choice || undefined}>
            <span className={classes['label']} aria-hidden="true">
              {t(`settings.channel.${channel as (typeof channels)[number]}`)}
            </span>
            {choice && <ChoiceField of={choice} turn={turn} />}
          </td>
        );
      })}
    </tr>
  );
};

/** The address takes no mail: the way to another one, or one mail to try it. */
const RefusedMail = ({ since, onDone }: { since: string; onDone: (all: Preferences) => void }) => {
  const { t } = useTranslation('notices');
  const f = useFormat();
  const { act, busy, fault } = useAct();
  const tryIt = () =>
    void act(async () => {
      onDone(await call(noticePreferences.tryMail));
      say(t('settings.mailSent'));
    });
  return (
    <div className={`${classes['note']} ${classes['refused']}`} role="alert">
      <p>{t('settings.mailRefused', { at: f.stamp(since) })}</p>
      <p className={classes['acts']}>
        <Button variant="default" loading={busy} onClick={tryIt}>
          {t('settings.tryMail')}
        </Button>
        <SiteLink to={pageTo('safety')}>{t('settings.changeMail')}</SiteLink>
      </p>
      {fault && <p className={classes['wrong']}>{fault}</p>}
    </div>
  );
};

/** Each change is kept as it is made. */
const useChoices = (first: Preferences) => {
  const [kept, setKept] = useState(first);
  const [saved, setSaved] = useState(false);
  const { act, fault } = useAct();
  const turn = (to: OneChoice) => {
    const { group, channel, choice } = to;
    const before = kept;
    setSaved(false);
    setKept({
      ...kept,
      choices: kept.choices.map((c) => (c.group === group && c.channel === channel ? to : c)),
    });
    void act(() => call(noticePreferences.save, { body: { changes: [{ group, channel, choice }] } })).then((done) => {
      setSaved(done);
      if (!done) setKept(before);
    });
  };
  return { kept, setKept, saved, fault, turn };
};

/** What reaches me by which way. */
export const SettingsPage = ({ first, counts }: { first: Preferences; counts: Counts }) => {
  const { t } = useTranslation('notices');
  const { kept, setKept, saved, fault, turn } = useChoices(first);
  const shown = channels.filter((c) => c !== 'sms' || kept.sms);
  const groups = [...Map.groupBy(kept.choices, (c) => c.group)];
  return (
    <main id="main" className={classes['page']}>
      <PageHead title={t('settings.title')}>
        <CentreTabs at="settings" counts={counts} />
      </PageHead>
      <p className={classes['lead']}>{t('settings.lead')}</p>
      {!kept.mail && (
        <p className={classes['note']}>
          {t('settings.noMail')} <SiteLink to={pageTo('safety')}>{t('settings.addMail')}</SiteLink>
        </p>
      )}
      {kept.mailRefusedSince && <RefusedMail since={kept.mailRefusedSince} onDone={setKept} />}
      <p role="status" className={classes['status']}>
        {fault || (saved ? t('settings.saved') : '')}
      </p>
      <div className={`${panel['panel']} ${classes['box']}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('settings.kind')}</th>
              {shown.map((c) => (
                <th scope="col" key={c}>
                  {t(`settings.channel.${c}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(([group, of]) => (
              <Row key={group} group={group} of={of} shown={shown} turn={turn} />
            ))}
          </tbody>
        </table>
      </div>
      <BrowserPart />
      <ul className={classes['notes']}>
        <li>{t('settings.fixedNote')}</li>
        <li>{t('settings.pageNote')}</li>
        <li>{t('settings.morningNote')}</li>
        {kept.sms && <li>{t('settings.smsNote')}</li>}
      </ul>
    </main>
  );
};
