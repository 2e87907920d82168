/** Messages by field (`lines.0.tiers.1`); `form` is what no field is to blame for. */
export type Faults = Record<string, string>;

/** Faults that no schema knows, of a form's own check. */
export const ownFaults = <V extends object>(
  check: ((values: V) => { [field: string]: string | false | undefined }) | undefined,
  values: V,
): Faults =>
  Object.fromEntries(Object.entries(check?.(values) ?? {}).filter((e): e is [string, string] => Boolean(e[1])));

/** What stands at a path (`lines.0.tiers.1`) of what is sent. */
const valueAt = (sent: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined),
      sent,
    );

/** The faults that still hold: one whose value has been changed since is dropped, until the form is sent again. */
export const remainingFaults = (
  faults: Record<string, string>,
  before: unknown,
  after: unknown,
): Record<string, string> => {
  const left = Object.entries(faults).filter(
    ([path]) => JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(after, path)),
  );
  return left.length === Object.keys(faults).length ? faults : Object.fromEntries(left);
};
