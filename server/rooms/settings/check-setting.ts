import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { isEmail } from '#contract/identity/rules.ts';
import type { SettingKey, SettingValue } from '#contract/settings/calls.ts';
import type { FieldError } from '#server/platform/context.ts';
import { materialPath, processOf } from '#server/rooms/dictionary/index.ts';

type Faults = Record<string, FieldError>;
const where = (path: string, wrong: boolean, code: string): Faults => (wrong ? { [path]: { code } } : {});
const all = (faults: Faults[]): Faults => Object.assign({}, ...faults) as Faults;

/** What everybody reads is there in all three languages. */
const complete = (path: string, text: Text): Faults =>
  all(langs.map((l) => where(`${path}.${l}`, !text[l]?.trim(), 'required')));

const rules: { [K in SettingKey]?: (value: SettingValue<K>) => Faults } = {
  'points.levels': ({ ordinary, senior, silver, golden, diamond }) =>
    all([
      where('value.senior', senior <= ordinary, 'levelOrder'),
      where('value.silver', silver <= senior, 'levelOrder'),
      where('value.golden', golden <= silver, 'levelOrder'),
      where('value.diamond', diamond <= golden, 'levelOrder'),
    ]),
  exhibitions: (v) =>
    all(
      v.flatMap((e, i) => [complete(`value.${i}.name`, e.name), where(`value.${i}.to`, e.to < e.from, 'beforeStart')]),
    ),
  'verification.documents': (v) =>
    all(
      Object.entries(v).flatMap(([kind, slots]) =>
        slots.map((s, i) => where(`value.${kind}.${i}.anyOf`, s.anyOf.length === 0, 'required')),
      ),
    ),
  'legal.controller': (v) =>
    all([
      complete('value.company', v.company),
      where('value.registration', !v.registration, 'required'),
      complete('value.address', v.address),
      where('value.contact', !isEmail(v.contact), 'email'),
      complete('value.authority', v.authority),
      ...v.processors.flatMap((p, i) => [
        where(`value.processors.${i}.name`, !p.name, 'required'),
        complete(`value.processors.${i}.purpose`, p.purpose),
        complete(`value.processors.${i}.country`, p.country),
      ]),
    ]),
  'sales.contacts': (v) =>
    all(
      v.flatMap((c, i) => [
        where(`value.${i}.name`, !c.name, 'required'),
        complete(`value.${i}.title`, c.title),
        where(`value.${i}.mail`, !c.phone && !isEmail(c.mail), 'email'),
        where(`value.${i}.area`, v.findIndex((x) => x.area === c.area) !== i, 'choice'),
      ]),
    ),
  'home.materials': (v) => all(v.map((slug, i) => where(`value.${i}`, materialPath(slug).length === 0, 'choice'))),
  'home.processes': (v) => all(v.map((slug, i) => where(`value.${i}`, !processOf(slug), 'choice'))),
};

/** What a value of the right shape still can't say, by field. */
export const faultsOf = <K extends SettingKey>(key: K, value: SettingValue<K>): Faults => rules[key]?.(value) ?? {};
