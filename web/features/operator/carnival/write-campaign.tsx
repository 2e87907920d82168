import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { carnivalLimits, onceOnly, prizeKinds, taskKinds } from '#contract/carnival/states.ts';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import { campaignZones, type DeskCampaign, operatorCarnival } from '#contract/operator/carnival.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useFormat, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import broadcasts from '../broadcasts/broadcasts.module.css';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import { bodyOf, type CampaignValues, type InThree, mostPrizes, newPrize, valuesOf } from './campaign-values.ts';
import classes from './carnival.module.css';

type ThreeProps = {
  legend: string;
  name: string;
  value: InThree;
  most: number;
  long?: boolean;
  error: (path: string) => string | undefined;
  onChange: (value: InThree) => void;
};

/** A text in the three languages. */
const Three = ({ legend, name, value, most, long, error, onChange }: ThreeProps) => (
  <fieldset className={`${broadcasts['group']} ${classes['three']}`}>
    <legend>{legend}</legend>
    {langs.map((l) => {
      const field = {
        lang: htmlLang[l],
        label: ownName[l],
        value: value[l],
        maxLength: most,
        error: error(`${name}.${l}`),
        onChange: (e: { currentTarget: { value: string } }) => onChange({ ...value, [l]: e.currentTarget.value }),
      };
      return long ? <Textarea key={l} autosize minRows={2} {...field} /> : <TextInput key={l} {...field} />;
    })}
  </fieldset>
);

const useCampaign = (kept: DeskCampaign | null) => {
  const { t } = useTranslation(['deskCarnival', 'operator']);
  const path = usePath();
  const navigate = useNavigate();
  const of = { id: kept?.id ?? null, version: kept?.version ?? 0 };
  return useCallForm({
    endpoint: operatorCarnival.save,
    initial: valuesOf(kept),
    input: (v, clientKey) => ({ body: bodyOf(v, { ...of, clientKey }) }),
    draft: { name: `desk.carnival.${kept?.id ?? 'new'}` },
    send: deskCall,
    onDone: async () => {
      say({ message: t('saved') });
      await navigate(path(deskPageTo('operatorCarnival')));
    },
  });
};
type Form = ReturnType<typeof useCampaign>;

/** One task of the list: whether it counts, how often it is asked for, and the draws that it brings. */
const TaskFields = ({ form, kind }: { form: Form; kind: (typeof taskKinds)[number] }) => {
  const { t } = useTranslation(['deskCarnival', 'operator']);
  const v = form.values;
  const own = v.tasks[kind];
  const set = (part: Partial<typeof own>) =>
    form.change({ tasks: { ...form.current().tasks, [kind]: { ...own, ...part } } });
  const at = taskKinds.filter((k) => v.tasks[k].on).indexOf(kind);
  return (
    <div className={classes['task']}>
      <Switch label={t(`kind.${kind}`)} checked={own.on} onChange={(e) => set({ on: e.currentTarget.checked })} />
      {own.on && !onceOnly.includes(kind) && (
        <NumberField
          label={t('need')}
          digits={0}
          value={own.need}
          error={form.error(`tasks.${at}.need`)}
          onChange={(need) => set({ need })}
        />
      )}
      {own.on && (
        <NumberField
          label={t('draws')}
          digits={0}
          value={own.draws}
          error={form.error(`tasks.${at}.draws`)}
          onChange={(draws) => set({ draws })}
        />
      )}
    </div>
  );
};

/** When it is, by which clock, and how much there is of it. */
const DateFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation(['deskCarnival', 'operator']);
  return (
    <div className={classes['dates']}>
      <DateTimeField label={t('startsAt')} {...form.field('startsAt')} />
      <DateTimeField label={t('endsAt')} {...form.field('endsAt')} />
      <NativeSelect label={t('zone')} data={[...campaignZones]} {...form.input('zone')} />
      <NumberField label={t('slots')} digits={0} {...form.field('slots')} />
      <NumberField label={t('claimDays')} digits={0} {...form.field('claimDays')} />
    </div>
  );
};

const Tasks = ({ form }: { form: Form }) => {
  const { t } = useTranslation(['deskCarnival', 'operator']);
  return (
    <fieldset className={broadcasts['group']}>
      <legend>{t('tasks')}</legend>
      {taskKinds.map((kind) => (
        <TaskFields key={kind} form={form} kind={kind} />
      ))}
      <span role="alert" className={desk['wrong']}>
        {form.error('tasks')}
      </span>
    </fieldset>
  );
};

type Prize = CampaignValues['prizes'][number];
/** One prize: its name, who gives it, and how many there are. */
const PrizeFields = ({ form, i, prize: p }: { form: Form; i: number; prize: Prize }) => {
  const { t } = useTranslation(['deskCarnival', 'operator']);
  const f = useFormat();
  const v = form.values;
  const set = (part: Partial<Prize>) =>
    form.change({ prizes: form.current().prizes.map((x, at) => (at === i ? { ...x, ...part } : x)) });
  return (
    <fieldset className={broadcasts['group']}>
      <legend>{t('prizeNo', { n: f.number(i + 1) })}</legend>
      <Three
        legend={t('prizeName')}
        name={`prizes.${i}.name`}
        value={p.name}
        most={carnivalLimits.name}
        error={form.error}
        onChange={(name) => set({ name })}
      />
      <Three
        legend={t('provider')}
        name={`prizes.${i}.provider`}
        value={p.provider}
        most={carnivalLimits.provider}
        error={form.error}
        onChange={(provider) => set({ provider })}
      />
      <div className={broadcasts['two']}>
        <NumberField
          label={t('stock')}
          digits={0}
          value={p.stock}
          error={form.error(`prizes.${i}.stock`)}
          onChange={(stock) => set({ stock })}
        />
        <NativeSelect
          label={t('prizeKind')}
          data={prizeKinds.map((value) => ({ value, label: t(`prizeKinds.${value}`) }))}
          value={p.kind}
          onChange={(e) => set({ kind: e.currentTarget.value as (typeof prizeKinds)[number] })}
        />
      </div>
      {v.prizes.length > 1 && (
        <button
          type="button"
          className={desk['act']}
          onClick={() => form.change({ prizes: form.current().prizes.filter((_, at) => at !== i) })}
        >
          {t('removePrize', { n: f.number(i + 1) })}
        </button>
      )}
    </fieldset>
  );
};

/** The form of a draft: names, dates with their zone, tasks from the list, prizes with stock and who gives them. */
export const WriteCampaign = ({ kept }: { kept: DeskCampaign | null }) => {
  const { t } = useTranslation(['deskCarnival', 'operator']);
  const form = useCampaign(kept);
  const v = form.values;
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{t('write')}</h1>
        <SiteLink to={deskPageTo('operatorCarnival')}>{t('back')}</SiteLink>
      </div>
      <p className={`${desk['quiet']} ${broadcasts['note']}`}>{t('note')}</p>
      <form {...form.props} className={`${panel['panel']} ${broadcasts['form']}`}>
        <Three
          legend={t('name')}
          name="name"
          value={v.name}
          most={carnivalLimits.name}
          error={form.error}
          onChange={(name) => form.change({ name })}
        />
        <Three
          legend={t('about')}
          name="about"
          value={v.about}
          most={carnivalLimits.about}
          long
          error={form.error}
          onChange={(about) => form.change({ about })}
        />
        <DateFields form={form} />
        <Tasks form={form} />
        {v.prizes.map((p, i) => (
          <PrizeFields key={i} form={form} i={i} prize={p} />
        ))}
        {v.prizes.length < mostPrizes && (
          <div>
            <Button variant="default" onClick={() => form.change({ prizes: [...form.current().prizes, newPrize()] })}>
              {t('addPrize')}
            </Button>
          </div>
        )}
        <p role="alert" className={desk['wrong']}>
          {form.fault}
        </p>
        <div>
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </main>
  );
};
