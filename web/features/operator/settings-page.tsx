import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { DictItem } from '#contract/dictionary.ts';
import { operator } from '#contract/operator.ts';
import { type SettingKey, settingSchemas } from '#contract/settings.ts';
import { labelOf } from '#web/lib/dict.ts';
import { useLang } from '#web/lib/lang.ts';
import panel from '#web/ui/panel.module.css';
import classes from './desk.module.css';
import { deskCall } from './desk-call.ts';
import { type Choice, SettingField } from './setting-field.tsx';
import { shapeOf } from './setting-shape.ts';

type One = DataOf<typeof operator.settings>['settings'][number];
type Trees = { materials: DictItem[]; processes: DictItem[] };
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const wordOf = (key: SettingKey) => key.replace('.', '_') as 'exhibitions';

/** One setting as a form by its schema. Nothing holds before it is saved; a refusal is said at its fields. */
const Setting = ({ one, choices }: { one: One; choices: Choice[] }) => {
  const { t } = useTranslation('operator');
  const shape = useMemo(() => shapeOf(settingSchemas[one.key]), [one.key]);
  const [kept, setKept] = useState<unknown>(one.value);
  const [value, setValue] = useState<unknown>(one.value);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (next: unknown) => {
    setValue(next);
    setSaved(false);
  };
  const save = async () => {
    setBusy(true);
    setFaults({});
    setRefusal('');
    try {
      const done = await deskCall(operator.setSetting, { params: { key: one.key }, body: { value } });
      setValue(done.value);
      setKept(done.value);
      setSaved(true);
    } catch (err) {
      if (err instanceof CallError) setFaults(err.fields);
      setRefusal((err as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const changed = !same(value, kept);
  return (
    <section className={`${panel['panel']} ${classes['setting']}`} aria-labelledby={`s-${one.key}`}>
      <h2 id={`s-${one.key}`}>{t(`settings.of.${wordOf(one.key)}.title`)}</h2>
      <p className={classes['quiet']}>{t(`settings.of.${wordOf(one.key)}.note`)}</p>
      <form
        noValidate
        className={classes['settings']}
        onSubmit={(e) => {
          e.preventDefault();
          void save();
        }}
      >
        <SettingField
          name={shape.kind === 'flag' ? 'on' : 'entries'}
          path="value"
          shape={shape}
          value={value}
          faults={faults}
          choices={choices}
          onChange={change}
        />
        <p role="alert" className={classes['wrong']}>
          {refusal}
        </p>
        <div className={classes['acts']}>
          <Button type="submit" size="compact-md" loading={busy} disabled={!changed}>
            {t('settings.save')}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            disabled={busy || same(value, one.usual)}
            onClick={() => change(one.usual)}
          >
            {t('settings.usual')}
          </Button>
          <span role="status">{saved ? t('settings.saved') : changed ? t('settings.unsaved') : ''}</span>
        </div>
      </form>
    </section>
  );
};

/** What the operator sets without a programmer. */
export const SettingsPage = ({ settings, trees }: { settings: One[]; trees: Trees }) => {
  const { t } = useTranslation('operator');
  const lang = useLang();
  const word = (i: DictItem) => ({ value: i.value, label: labelOf(i, lang) || i.label });
  // The weave's rows are groups or categories of materials, its columns processes.
  const choices: Partial<Record<SettingKey, Choice[]>> = {
    'home.materials': trees.materials.map((g) => ({
      group: word(g).label,
      items: [word(g), ...(g.children ?? []).map(word)],
    })),
    'home.processes': trees.processes.map((g) => ({ group: word(g).label, items: (g.children ?? []).map(word) })),
  };
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.settings')}</h1>
      <div className={classes['settings']}>
        {settings.map((one) => (
          <Setting key={one.key} one={one} choices={choices[one.key] ?? []} />
        ))}
      </div>
    </main>
  );
};
