import type { RefObject } from 'react';
import type { Call, CallError } from '#contract/core/client.ts';
import type { AnyEndpoint, DataOf, InputOf } from '#contract/core/endpoint.ts';
import type { FieldFault } from '#contract/core/input-faults.ts';
import type { Faults } from './faults.ts';
import type { DraftOptions } from './use-draft.ts';

/** What a form of one call is made of. */
export type CallFormOptions<E extends AnyEndpoint, V extends object> = {
  /** The call; where a page is read without its schemas, their import. */
  endpoint: E | ((values: V) => Promise<E>);
  initial: V;
  /** What the call is sent. `key` stays while what is sent does, until the call has succeeded: a second click does nothing twice. */
  input: (values: V, key: string) => InputOf<E>;
  /** What faults are about, where the server names them otherwise than by paths of what is sent. */
  about?: (values: V) => object;
  draft?: DraftOptions<V> | undefined;
  /** What a field asks for where the schemas' rule is not met, in better words than the rule's own. */
  words?: Record<string, string>;
  /** Faults that no schema knows, in the reader's words. */
  check?: (values: V) => { [field: string]: string | false | undefined };
  /** Another way to send than the API in the browser. */
  send?: Call;
  onDone?: (data: DataOf<E>, values: V) => Promise<unknown> | void;
  /** Faults of a refusal, where they are others than the server names. */
  onRefused?: (err: CallError) => Faults | undefined;
};

/** What is typed, as the form keeps it. */
type Typed<V extends object> = {
  put: (part: Partial<V>) => void;
  current: () => V;
  settle: (settled: V) => void;
};

/** What a form is sent with. `key`: of what is sent last; the same words sent again are the same act. */
export type Sending<E extends AnyEndpoint, V extends object> = {
  latest: RefObject<CallFormOptions<E, V>>;
  box: RefObject<HTMLFormElement | null>;
  typed: Typed<V>;
  draft: { flush: () => Promise<unknown>; isElsewhere: () => boolean; forget: () => Promise<unknown> };
  show: (faults: Faults) => void;
  key: RefObject<{ about: string; key: string }>;
  words: (faults: Record<string, FieldFault>) => Promise<Faults>;
  t: (key: 'uploadBroken') => string;
};
