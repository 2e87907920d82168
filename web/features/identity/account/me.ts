import type { DataOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity/calls.ts';

/** The person of the session, as the account pages show them. */
export type Me = DataOf<typeof identity.userInfo>;
