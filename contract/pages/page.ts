import { type Access, open } from '../core/access.ts';

/**
 * What a page's script may use besides what every page may: `server/platform/pages/policy.ts` says what each opens in the
 * headers of that page, and of no other.
 */
export type Need = 'workers' | 'wasm' | 'media' | 'blobMedia' | 'camera' | 'microphone';

export type Layout = 'site' | 'member' | 'operator';

/** The type of the parameters that a page reads besides those of its pattern; nothing at run time. */
export type Reads<Q> = { readonly reads?: Q };
/** `{ query: reads<{ kind?: 'suppliers' }>() }` */
export const reads = <Q>(): Reads<Q> | undefined => undefined;

type Options<Q> = {
  /** What may stand in its query besides the pattern. */
  query?: Reads<Q> | undefined;
  /** Search engines are asked to leave it out. */
  unlisted?: boolean;
  /** Rendered for each request, never kept. */
  fresh?: boolean;
  /** What its script may use besides what every page may. */
  needs?: readonly Need[];
  /** Translation files that it needs besides its room's. */
  words?: readonly string[];
  /** Other addresses that show the same page. */
  aliases?: readonly string[];
  /** Addresses that it had before, which lead to it. */
  moved?: readonly string[];
};

/**
 * A page as its room declares it: the pattern `/path` or `/path?id={id}`, whose `{names}` every link
 * has to give, and who may open it.
 */
export type Declared<P extends string, Q> = Options<Q> & { pattern: P; access: Access };

/** @param pattern the address, with `{name}` for what every link to the page names */
export const page = <P extends string, Q = unknown>(
  pattern: P,
  access: Access = open,
  options: Options<Q> = {},
): Declared<P, Q> => ({ pattern, access, ...options });

type Pages = Record<string, Declared<string, unknown>>;
/** What all pages of one call share: the layout, and the translation files, the room's own first. */
export type Shared = { layout: Layout; room: string; words: readonly string[] };

const inLayout =
  (layout: Layout, common: readonly string[] = []) =>
  /** @param texts translation files that each of these pages needs: the room's own, then what it borrows */
  <T extends Pages>(texts: readonly [string, ...string[]], declared: T): { [K in keyof T]: T[K] & Shared } =>
    Object.fromEntries(
      Object.entries(declared).map(([key, p]) => [
        key,
        { ...p, layout, room: texts[0], words: [...texts, ...common, ...(p.words ?? [])] },
      ]),
    ) as unknown as { [K in keyof T]: T[K] & Shared };

/** Pages closed to a visitor show their teaser with the login popup. */
export const sitePages = inLayout('site', ['foot']);
/** Pages of the member centre; they send visitors to the login page. All use pieces of `web/ui`, whose words are `ui`. */
export const memberPages = inLayout('member', ['ui']);
/** Pages of the operators' desk, which for everybody else don't exist. */
export const deskPages = inLayout('operator', ['ui']);
