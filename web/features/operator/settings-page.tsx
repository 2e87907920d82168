import { Button, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator.ts';
import panel from '#web/ui/panel.module.css';
import classes from './desk.module.css';
import { deskCall } from './desk-call.ts';

type One = DataOf<typeof operator.settings>['settings'][number];
const written = (v: unknown) => JSON.stringify(v, null, 2);

/** One setting: a switch where it is one, else its value with its shape checked by the server. */
const Setting = ({ one }: { one: One }) => {
  const { t } = useTranslation('operator');
  const [typed, setTyped] = useState(written(one.value));
  const [wrong, setWrong] = useState('');
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async (json: string) => {
    let value: unknown;
    setSaved(false);
    setWrong('');
    try {
      value = JSON.parse(json);
    } catch (err) {
      return setWrong(t('settings.notJson', { what: (err as Error).message }));
    }
    setBusy(true);
    try {
      const done = await deskCall(operator.setSetting, { params: { key: one.key }, body: { value } });
      setTyped(written(done.value));
      setSaved(true);
    } catch (err) {
      setWrong((err as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const flag = typeof one.value === 'boolean';
  return (
    <section className={`${panel['panel']} ${classes['setting']}`} aria-labelledby={`s-${one.key}`}>
      <h2 id={`s-${one.key}`}>
        <code>{one.key}</code>
      </h2>
      {flag ? (
        <Switch
          label={one.key === 'verification.twoPersons' ? t('settings.twoPersons') : t('settings.on')}
          checked={typed === 'true'}
          disabled={busy}
          onChange={(e) => void save(String(e.currentTarget.checked))}
        />
      ) : (
        <Textarea
          label={t('settings.value')}
          value={typed}
          autosize
          minRows={2}
          maxRows={18}
          spellCheck={false}
          styles={{ input: { fontFamily: 'monospace', fontSize: 13 } }}
          onChange={(e) => {
            setTyped(e.currentTarget.value);
            setSaved(false);
          }}
          error={wrong || undefined}
        />
      )}
      <div className={classes['acts']}>
        {!flag && (
          <Button size="compact-md" loading={busy} onClick={() => void save(typed)}>
            {t('settings.save')}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          disabled={busy || typed === written(one.usual)}
          onClick={() => void save(written(one.usual))}
        >
          {t('settings.usual')}
        </Button>
        <span role="status">{saved && t('settings.saved')}</span>
        {flag && (
          <span role="alert" className={classes['wrong']}>
            {wrong}
          </span>
        )}
      </div>
    </section>
  );
};

export const SettingsPage = ({ settings }: { settings: One[] }) => {
  const { t } = useTranslation('operator');
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.settings')}</h1>
      <div className={classes['settings']}>
        {settings.map((one) => (
          <Setting key={one.key} one={one} />
        ))}
      </div>
    </main>
  );
};
