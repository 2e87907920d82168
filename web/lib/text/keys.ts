import type { CustomTypeOptions } from 'i18next';

/** The files of texts by name, as the Chinese ones have them. */
type Files = CustomTypeOptions['resources'];
export type FileName = keyof Files;

type WithoutForm<K extends string> = K extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : K;
type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutForm<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];
type Keys = { [N in FileName]: Leaves<Files[N]> };
/** With the file named: `common:optional`. */
type Named = { [N in FileName]: `${N}:${Keys[N]}` };

/**
 * `t` for some files: keys of the first as they are, those of the others and of `common` by their file's name. Not generic in its key,
 * so that a call costs the compiler a look-up (i18next's own type infers each call anew, which was a third of the types).
 */
export type Translate<F extends FileName = 'common', More extends FileName = 'common'> = (
  key: Keys[F] | Named[F | More | 'common'],
  params?: Readonly<Record<string, unknown>>,
) => string;
