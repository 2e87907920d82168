import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { type SettingKey, settingSchemas } from '#contract/settings/calls.ts';
import { faultsOf } from '#web/lib/call.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useLang } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../desk.module.css';
import { deskCall } from '../desk-call.ts';
import own from './settings.module.css';
import { SettingConflict } from './setting-conflict.tsx';
import { type Choice, SettingField } from './setting-field.tsx';
import { shapeOf } from './setting-shape.ts';

type One = DataOf<typeof operator.settings>['settings'][number];
type Trees = { materials: DictItem[]; processes: DictItem[] };
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const wordOf = (key: SettingKey) => key.replace('.', '_') as 'exhibitions';

/** One setting being changed: the values as they hold, what another operator saved meanwhile, and whether all is saved. */
const useSetting = (one: One) => {
  const [kept, setKept] = useState(one);
  /** What another operator saved while this was being written. */
  const [theirs, setTheirs] = useState<One | null>(null);
  const [saved, setSaved] = useState(false);
  const readTheirs = async () => {
    const { settings } = await deskCall(operator.settings);
    setTheirs(settings.find((s) => s.key === one.key) ?? null);
  };
  const form = useCallForm({
    endpoint: operator.setSetting,
    initial: { value: one.value as unknown, version: one.version },
    input: (body) => ({ params: { key: one.key }, body }),
    send: deskCall,
    onDone: (done) => {
      form.begin({ value: done.value, version: done.version });
      setKept({ ...one, ...done });
      setTheirs(null);
      setSaved(true);
    },
    onRefused: (err) => {
      if (err.error !== 'operator.settingChanged') return undefined;
      readTheirs().catch(() => form.show(faultsOf(err)));
      return {};
    },
  });
  const change = (next: unknown) => {
    form.change({ value: next });
    setSaved(false);
  };
  const take = (by: One) => {
    setKept(by);
    form.begin({ value: by.value, version: by.version });
    setSaved(false);
    setTheirs(null);
  };
  return { form, kept, theirs, saved, change, take };
};

const LastChange = ({ by, at }: { by: string | null; at: string }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  return (
    <span className={classes['quiet']}>
      {by ? t('settings.changed', { by, at: f.stamp(at) }) : t('settings.changedAt', { at: f.stamp(at) })}
    </span>
  );
};

type ActsProps = { one: One; setting: ReturnType<typeof useSetting> };
/** Saves it or fills in what is usual, beside how it stands. */
const Acts = ({ one, setting: { form, kept, theirs, saved, change } }: ActsProps) => {
  const { t } = useTranslation(['operator', 'ui']);
  const { value } = form.values;
  const { busy } = form;
  const changed = !same(value, kept.value);
  return (
    <div className={classes['acts']}>
      <Button type="submit" size="compact-md" loading={busy && !theirs} disabled={!changed || theirs !== null}>
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
      {kept.at && !theirs && <LastChange by={kept.by} at={kept.at} />}
    </div>
  );
};

/** One setting as a form by its schema. Nothing holds before it is saved; a refusal is said at its fields. */
const Setting = ({ one, choices }: { one: One; choices: Choice[] }) => {
  const { t } = useTranslation(['operator', 'ui']);
  const shape = useMemo(() => shapeOf(settingSchemas[one.key]), [one.key]);
  const setting = useSetting(one);
  const { form, theirs, change, take } = setting;
  const { value } = form.values;
  const { busy } = form;
  const faults = Object.keys(form.errors).length;
  return (
    <section
      id={`setting-${one.key}`}
      className={`${panel['panel']} ${classes['setting']} ${own['one']}`}
      aria-labelledby={`s-${one.key}`}
    >
      <h2 id={`s-${one.key}`}>{t(`settings.of.${wordOf(one.key)}.title`)}</h2>
      <p className={classes['quiet']}>{t(`settings.of.${wordOf(one.key)}.note`)}</p>
      <form {...form.props} className={classes['settings']}>
        <SettingField
          name={shape.kind === 'flag' ? 'on' : 'entries'}
          path="value"
          shape={shape}
          value={value}
          faults={form.errors}
          choices={choices}
          onChange={change}
        />
        <p role="alert" className={classes['wrong']}>
          {form.fault ?? (faults > 0 && t('ui:step.errors', { n: faults }))}
        </p>
        {theirs && (
          <SettingConflict
            key={theirs.version}
            shape={shape}
            theirs={theirs.value}
            mine={value}
            by={theirs.by}
            at={theirs.at}
            choices={choices}
            busy={busy}
            onTake={() => take(theirs)}
            onOverwrite={() => void form.send({ version: theirs.version })}
          />
        )}
        <Acts one={one} setting={setting} />
      </form>
    </section>
  );
};

/** What the operator sets without a programmer. */
type Props = { settings: One[]; staleRates: boolean; trees: Trees };

export const SettingsPage = ({ settings, staleRates, trees }: Props) => {
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
      {staleRates && (
        <p className={classes['wrong']}>
          {t('queue.staleRates')} <SiteLink to={deskPageTo('operatorRates')}>{t('queue.addRate')}</SiteLink>
        </p>
      )}
      <div className={own['page']}>
        <nav aria-label={t('settings.list')} className={own['list']}>
          {settings.map(({ key }) => (
            <a key={key} href={`#setting-${key}`}>
              {t(`settings.of.${wordOf(key)}.title`)}
            </a>
          ))}
        </nav>
        <div className={classes['settings']}>
          {settings.map((one) => (
            <Setting key={one.key} one={one} choices={choices[one.key] ?? []} />
          ))}
        </div>
      </div>
    </main>
  );
};
